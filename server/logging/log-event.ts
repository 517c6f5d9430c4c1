import type { logEvent as call } from "#contract/log-event.ts";
import { whereFrom } from "../sessions/describe-browser.ts";
import type { Handler } from "../http/route.ts";

/** S112, S465. A stranger's words: one line of the log, with where they came from, and counted by client. */
export const logEvent: Handler<typeof call> = ({ world, device, body }) => {
  const { Message: message, Source: part, Url: url } = body;
  const [path = ""] = url.split(/[?#]/, 1);
  world.log.error({ source: "page", part, url: path, ...whereFrom(device) }, `a page broke in a browser: ${message}`);
  return Promise.resolve({ reply: { Success: true } });
};
