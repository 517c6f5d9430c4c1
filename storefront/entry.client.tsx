import { isTester } from "./shell/tester-flag.ts";
import { whenShown } from "./shell/when-shown.ts";

// Cart, checkout and orders keep React Router in the browser; every other page is a document with islands.
if (document.documentElement.dataset["app"] === undefined)
  void import("./shell/start-document.ts").then(({ startDocument }) => startDocument());
else void import("./router.client.tsx");

// On whatever page the flag stands: tester mode is remembered from there.
whenShown(() => isTester(new URLSearchParams(location.search), localStorage));
