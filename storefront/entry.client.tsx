import { whenShown } from "./shell/when-shown.ts";

// Cart, checkout and orders keep React Router in the browser; every other page is a document with islands.
if (document.documentElement.dataset["app"] === undefined)
  void import("./shell/start-document.ts").then(({ startDocument }) => startDocument());
else void import("./router.client.tsx");

// On whatever page they stand: tester mode and who led here are remembered from there.
if (location.search !== "") whenShown(() => void import("./shell/keep-link-parameters.ts"));
