import type { LogServiceSettings } from "#adapters/logging/http-log-service.ts";
import { addressOf } from "./address-setting.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;

/** A token that the sandbox's peer knows; no service does. */
const SANDBOX_TOKEN = "rigsmith-sandbox-logs";

/** Where faults are sent besides the log: to the owner's log service, beside the sandbox to its peer, or nowhere. Throws `WrongSetting`. */
export function logSettings(
  read: Read,
  { sandbox, demo }: Pick<Settings, "sandbox" | "demo">,
): LogServiceSettings | null {
  const [url, token] = [read("LOG_SERVICE_URL"), read("LOG_SERVICE_TOKEN")];
  if ((url === null) !== (token === null))
    throw new WrongSetting("LOG_SERVICE_URL and LOG_SERVICE_TOKEN belong together: set both, or neither.");
  if (url !== null && token !== null) return { url: addressOf("LOG_SERVICE_URL", url, ["https:"]), token };
  if (!sandbox || demo) return null;
  return { url: `http://127.0.0.1:${sandbox.port}/logs`, token: SANDBOX_TOKEN };
}
