import { lazy } from "react";
import { PlainAlert } from "./plain-alert.tsx";

/** The generic alert with its code. Where that does not arrive it is on record (S487), and the alert stands in plain words. */
export const FetchedAlert = lazy(async () => {
  try {
    return { default: (await import("./api-alert.tsx")).ApiAlert };
  } catch (error) {
    reportError(error);
    return { default: PlainAlert };
  }
});
