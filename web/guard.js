// Shows the notice in index.html when the page cannot start, or when the program in it has stopped, instead of leaving
// a blank page. A plain old script, so that it runs in a browser too old for the rest and in a page opened as a file.
(function () {
  "use strict";

  var notice = null;

  function show() {
    var page = document.documentElement;
    notice = notice || document.getElementById("failure");
    if (!notice) return;
    notice.hidden = false;
    page.removeAttribute("data-busy");
    // The program clears the body when it begins to draw.
    document.body.insertBefore(notice, document.body.firstChild);
  }

  function onError(event) {
    var script = event.target && event.target.tagName === "SCRIPT";
    var starting = !document.documentElement.hasAttribute("data-ready");
    // A panic in the program is a WebAssembly.RuntimeError; it cannot go on after one.
    var stopped = typeof WebAssembly === "object" && event.error instanceof WebAssembly.RuntimeError;
    if (script || stopped || (starting && event.error)) show();
  }

  window.addEventListener("error", onError, true);
  document.addEventListener("DOMContentLoaded", function () {
    notice = document.getElementById("failure");
    var modules = "noModule" in document.createElement("script");
    // A page that is one file (web/build/single.mjs) needs no server.
    var fromFolder = location.protocol === "file:" && !document.documentElement.hasAttribute("data-single");
    if (!modules || typeof WebAssembly !== "object" || fromFolder) show();
  });
})();
