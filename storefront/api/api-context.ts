import { createContext } from "react-router";
import type { Api } from "#contract/call.ts";

// Beside `api.ts`, which the browser needs without its router.
/** The API a page's loader speaks to on the server: calls inside the process, set by the server for each request. */
export const apiContext = createContext<Api>();
