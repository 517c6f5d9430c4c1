import type { NewPasskey, PasskeySignature } from "#contract/passkeys.ts";
import type { World } from "../world.ts";
import type { PasskeyRow } from "./passkeys-table.ts";

/** Whom a passkey is for: the store's host, and pages of its own address only. */
export function relyingParty({ settings }: Pick<World, "settings">): { id: string; origin: string } {
  const { hostname, origin } = new URL(settings.storeUrl);
  return { id: hostname, origin };
}

/** The library takes a third of a second to load, and few requests need it. */
const library = () => import("@simplewebauthn/server");

/** A new passkey as it is kept; null for one that answers another challenge, is for another site, or saw nobody. */
export async function checkNewPasskey(
  world: Pick<World, "settings">,
  { id, response }: NewPasskey,
  challenge: string,
  algorithms: readonly number[],
): Promise<Pick<PasskeyRow, "id" | "public_key" | "counter"> | null> {
  const { verifyRegistrationResponse } = await library();
  const { id: rpId, origin } = relyingParty(world);
  const checked = await verifyRegistrationResponse({
    response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(unreadable);
  if (!checked?.verified) return null;
  const { credential } = checked.registrationInfo;
  return { id: credential.id, public_key: credential.publicKey, counter: credential.counter };
}

/** The counter that a right signature brings; null for a wrong one. */
export async function checkPasskey(
  world: Pick<World, "settings">,
  { id, response }: PasskeySignature,
  challenge: string,
  known: PasskeyRow,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const { id: rpId, origin } = relyingParty(world);
  const checked = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: "public-key", response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: known.id, publicKey: new Uint8Array(known.public_key), counter: known.counter },
  }).catch(unreadable);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

/** The library throws for whatever is wrong with what a browser sent, each time another error: none of them is right. */
function unreadable(): null {
  return null;
}
