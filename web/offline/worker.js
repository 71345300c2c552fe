// The service worker: keeps all files of one version of the page, so that it works without a network, and serves them from
// there. web/build/offline.mjs fills in MANIFEST, the list of the files, and VERSION, which index.html carries in its head.
//
// A new version is put by while the old one is in use, whole or not at all: Workbox gives a version up when one of its
// files cannot be had. It takes the old one's place when the visitor wishes it (page.js) or once no page is open any more.
import { clientsClaim } from "workbox-core";
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";

/** Where the settings of a kiosk are kept, which belong to no version. */
const SETTINGS = `sowtell-kiosk-${registration.scope}`;

/** How long a network that is there may take over the settings, in seconds. */
const PATIENCE = 5;

/** What a server says where there are none. */
const ABSENT = [404, 410];

/**
 * Whether an answer is the file of this version. While a new one is being copied to the server, a file of the old one may
 * still be there, and some servers answer with a page whatever is missing.
 */
async function belongs(request, response) {
  if (!response.ok) return false;
  const html = (response.headers.get("content-type") ?? "").startsWith("text/html");
  if (!new URL(request.url).pathname.endsWith(".html")) return !html;
  return html && (await response.clone().text()).includes(`content="${VERSION}"`);
}

addPlugins([{ cacheWillUpdate: async ({ request, response }) => ((await belongs(request, response)) ? response : null) }]);

// Every address of the page is index.html, whatever it asks for.
precacheAndRoute(MANIFEST, { cleanURLs: false, ignoreURLParametersMatching: [/^/] });
cleanupOutdatedCaches();

// The staff of a museum change them while the kiosk runs; what they have taken away is not to come back.
const forget = {
  async fetchDidSucceed({ request, response }) {
    if (ABSENT.includes(response.status)) await (await caches.open(SETTINGS)).delete(request);
    return response;
  },
};
const { href } = new URL("kiosk.json", registration.scope);
registerRoute(
  ({ url }) => url.origin + url.pathname === href,
  new NetworkFirst({ cacheName: SETTINGS, networkTimeoutSeconds: PATIENCE, plugins: [forget] }),
);

// The page of the first visit, too, is served from here from now on.
clientsClaim();

addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});
