import { call } from "./call.ts";

/** Ours: a browser tells of a page that it could not draw (S112), before anything else is done about it. */
export const logEvent = call<{
  body: { Message: string; Source: string; Url: string };
  reply: { Success: true };
}>("POST", "/api/log-event");
