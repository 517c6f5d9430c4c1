import type { ShippingAddress } from "#rules/address/shipping-address.ts";
import type { Refusal } from "#rules/refusal.ts";
import { placeRefusal } from "../addresses/place-refusal.ts";
import { hasOtherParts } from "../builds/configure.ts";
import { energyRefusal } from "../builds/energy-refusal.ts";
import type { World } from "../world.ts";
import type { CartLine } from "./cart-lines.ts";
import { storeDay } from "./store-day.ts";

/** Why a cart cannot go to an address that is otherwise right: its state is another one's, or a law keeps a PC out of it. */
export function destinationRefusal(
  world: Pick<World, "config" | "now">,
  lines: readonly CartLine[],
  address: ShippingAddress,
  confirmedZipCode: string | null,
): Refusal<"zip_unknown" | "zip_in_another_state" | "energy_law"> | null {
  const { Country: country, State: state } = address;
  return placeRefusal(address, confirmedZipCode) ?? linesRefusal(world, lines, { country, state });
}

/** The same of a place alone. */
export function linesRefusal(
  world: Pick<World, "config" | "now">,
  lines: readonly CartLine[],
  place: { country: string; state: string },
): Refusal<"energy_law"> | null {
  const toSend = lines.map(({ id, name, slug, skuId, energy, configured }) => ({
    lineId: id,
    name,
    slug,
    skuId,
    standing: energy,
    build: configured && hasOtherParts(configured.model, configured.parts) ? configured.build : null,
  }));
  return energyRefusal(toSend, place, storeDay(world));
}
