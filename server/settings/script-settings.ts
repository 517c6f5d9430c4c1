import { isLoopbackHost } from "#contract/loopback.ts";
import { SLOT_NAMES, type SlotName } from "#rules/scripts/script-slots.ts";
import { addressOf } from "./address-setting.ts";
import type { Settings } from "./settings.ts";

type Read = (name: string) => string | null;
export type ScriptAddresses = Partial<Record<SlotName, string>>;

/** `SCRIPT_SURVEY_ADS_URL`. */
const nameOf = (slot: SlotName) => `SCRIPT_${slot.toUpperCase().replaceAll("-", "_")}_URL`;

/** Scripts of others, each by its address; beside the sandbox those that play them, which a demonstration that others reach has not. Throws `WrongSetting`. */
export function scriptSettings(read: Read, { sandbox, demo }: Pick<Settings, "sandbox" | "demo">): ScriptAddresses {
  const addresses: ScriptAddresses = {};
  for (const slot of SLOT_NAMES) {
    const given = read(nameOf(slot));
    if (given !== null) addresses[slot] = checked(nameOf(slot), given);
    else if (sandbox && !demo) addresses[slot] = `${sandbox.origin}/scripts/${slot}.js`;
  }
  return addresses;
}

/** A script that travels in the clear is whatever somebody on the way makes of it. */
function checked(name: string, given: string): string {
  const isOwn = URL.canParse(given) && isLoopbackHost(new URL(given).hostname);
  return addressOf(name, given, isOwn ? ["http:", "https:"] : ["https:"]);
}
