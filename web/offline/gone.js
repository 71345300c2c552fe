// Stands in the service worker's place where the page is served while it is worked on (`cargo xtask serve`): whatever a page
// at the same address has put by before is taken away, so that what is shown is what has just been built.
addEventListener("install", () => skipWaiting());

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(registration.scope)).map((name) => caches.delete(name)));
  await registration.unregister();
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

addEventListener("activate", (event) => event.waitUntil(leave()));
