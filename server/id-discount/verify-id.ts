import { ProviderAway, ProviderRefused } from "#adapters/identity/identity-provider.ts";
import type * as wire from "#contract/id-discount.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { changeCart } from "../carts/change-cart.ts";
import { loadCart } from "../carts/load-cart.ts";
import type { Handler } from "../http/route.ts";
import { countFor } from "../members/count-for.ts";
import type { World } from "../world.ts";
import { challengeOf, claimIdCheck, insertIdCheck, verifierOf } from "./id-checks-table.ts";

/** A state for this visitor's cart alone, for ten minutes. */
export const startIdVerify: Handler<typeof wire.startIdVerify> = async ({
  world,
  principal,
  body: { Group: group },
}) => {
  const verifier = world.groupVerifier;
  if (!verifier) return refuse("idme_not_offered");
  if (!isOffered(world, group)) return refuse("id_group_unknown", {}, [{ field: "Group" }]);
  const tooMany = await countFor(world, principal, "provider", "");
  if (tooMany) return tooMany;
  const loaded = await loadCart(world, principal);
  if (!loaded || loaded.lines.length === 0) return refuse("cart_empty");
  const state = await insertIdCheck(world, loaded.cart.id, group);
  const challenge = challengeOf(verifierOf(world, state));
  const Url = verifier.startUrl({ group, state, challenge, redirectUri: returnAddress(world) });
  return { reply: { Success: true as const, Url } };
};

/**
 * The way back is used up first, so that a second try with it finds nothing; then ID.me is asked, outside of any
 * transaction; then the cart takes the verification as one of its changes, whatever else was changed meanwhile.
 */
export const idmeVerify: Handler<typeof wire.idmeVerify> = async ({ world, principal, body: { code, state } }) => {
  const tooMany = await countFor(world, principal, "provider", "");
  if (tooMany) return tooMany;
  const begun = await claimIdCheck(world, principal, state);
  if (!begun || !world.groupVerifier) return refuse("id_check_ended");
  const { cartId, group } = begun;
  if (code === "") return refuse("id_check_stopped");
  const given = { group, code, verifier: verifierOf(world, state), redirectUri: returnAddress(world) };
  const said = await world.groupVerifier.finish(given).catch((error: unknown) => refusalOf(world, error));
  if ("reason" in said) return said;
  if (!said.isVerified) return refuse("id_group_not_confirmed", { group });
  return changeCart(world, principal, ({ cart }) => {
    // Signed in, or another cart by now: what was begun for one is not given to another.
    if (cart.id !== cartId) return refuse("id_check_ended");
    if (!isOffered(world, group)) return refuse("id_group_unknown");
    const idVerification = { userId: said.userId, group, by: "idme" as const };
    return { change: { idVerification, couponCode: null }, coupon: null };
  });
};

export const removeIdVerify: Handler<typeof wire.removeIdVerify> = ({ world, principal }) =>
  changeCart(world, principal, ({ cart }) => (cart.idVerification ? { change: { idVerification: null } } : null));

export function isOffered({ config }: Pick<World, "config">, group: string): boolean {
  return config.idDiscounts.some((row) => row.group === group);
}

/** `/carts` (S37), without parameters of its own: ID.me allows none. */
function returnAddress({ settings }: Pick<World, "settings">): string {
  return `${settings.storeUrl}/carts`;
}

function refusalOf({ log }: Pick<World, "log">, error: unknown): Refusal {
  if (!(error instanceof ProviderRefused)) throw error;
  log.warn({ err: error }, "ID.me did not vouch for somebody");
  return error instanceof ProviderAway ? refuse("idme_away") : refuse("id_check_ended");
}
