import type { CardFieldsPlace } from "#contract/checkout.ts";
import type { World } from "../world.ts";

export function cardFieldsPlace({ payments }: Pick<World, "payments">): CardFieldsPlace {
  const { origin, url, script, key } = payments.cardFields;
  return { Origin: origin, Url: url, Script: script, Key: key };
}
