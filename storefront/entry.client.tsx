import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isTester } from "./shell/tester-flag.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

// On whatever page the flag stands: tester mode is remembered from there.
isTester(new URLSearchParams(location.search), localStorage);
