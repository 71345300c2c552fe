// Chooses the program for what the address asks for, and has it fetched before anything else of the page has been read. A
// plain script, since it has to run at once; what the programs are called stands above it in the head (web/build/finish.mjs).
(function () {
  "use strict";

  var page = document.documentElement;
  var asked = new URLSearchParams(location.search);
  // The last one counts, as for the program.
  var last = function (name) {
    return asked.getAll(name).pop();
  };
  var view = last("view");
  var program = "app";
  if (view === "kiosk" || view === "class") program = "hall";
  // The pages for reading are the page's own, in a frame too.
  if (view === "embed" && (last("page") || "play") === "play") program = "embed";
  page.setAttribute("data-program", program);

  // In a page that is one file (web/build/single.mjs) it is there.
  if (page.hasAttribute("data-single")) return;
  var script = document.querySelector('meta[name="' + program + '"]').content;
  var ahead = function (rel, href, as) {
    var link = document.createElement("link");
    link.rel = rel;
    if (as) link.as = as;
    link.crossOrigin = "anonymous";
    link.href = href;
    document.head.appendChild(link);
  };
  ahead("modulepreload", script);
  ahead("preload", script.replace(/js$/, "wasm"), "fetch");
})();
