import type { PostalArea } from "./postal-fit.ts";
import type { ShipTo } from "./ship-to.ts";
import { statesOf } from "./states.ts";
import type { TypedPostalCode } from "./typed-postal-code.ts";

/** What is wrong with a code that was typed alone, without an address around it. */
export type CodeFault = "malformed" | "unknown" | "elsewhere";

/**
 * The place that a code is sent to, by what the postal table says of it; of one in several states that of its post office.
 * `code` is null where what was typed can be none of either country.
 */
export function shipToOfCode(code: TypedPostalCode | null, area: PostalArea | null): ShipTo | CodeFault {
  if (!code) return "malformed";
  const [state] = area?.states ?? [];
  if (!area?.isListed || state === undefined) return "unknown";
  return statesOf(code.country).includes(state) ? { ...code, state, city: area.cities[0] ?? "" } : "elsewhere";
}
