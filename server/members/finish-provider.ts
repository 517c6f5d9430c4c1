import { ProviderRefused, type Identity } from "#adapters/identity/identity-provider.ts";
import type { finishProvider as finishCall, signInByGoogle as googleCall } from "#contract/providers.ts";
import type { UserInfo } from "#contract/members.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { timingSafeEqual } from "hono/utils/buffer";
import type { CallFor, Handler } from "../http/route.ts";
import type { Gifts } from "../http/visitor-gifts.ts";
import type { World } from "../world.ts";
import { countFor } from "./count-for.ts";
import { enterByIdentity } from "./enter-by-identity.ts";
import { answerPassed } from "./pass-first-step.ts";
import { findProviderSignIn, type ProviderSignIn, returnAddress, secretsOf } from "./provider-sign-ins-table.ts";
import { GUEST_INFO } from "./view-user-info.ts";

/** Where the password of the account is asked for that has the provider's email. */
const LINK_PAGE = "/sign-in/link";

/** The code counts only with the state that this browser was given, and is worth something only with its verifier. */
export const finishProvider: Handler<typeof finishCall> = async ({ world, principal, device, body, ...gifts }) => {
  const provider = world.providers[body.Provider];
  const begun = await findBegun(world, principal, body.Provider);
  if (!provider || !begun) return refuse("step_ended");
  const { state, nonce, verifier } = secretsOf(world, begun.token_sha256);
  if (!(await timingSafeEqual(state, body.state))) return refuse("step_ended");
  const redirectUri = returnAddress(world, body.Provider);
  const said = await saidBy(world, provider.finish({ code: body.code, verifier, nonce, redirectUri }));
  return said ? enter({ world, principal, device, gifts, begun, said }) : refuse("provider_refused");
};

/** Google's word comes by the page itself; it is for the browser that was given its nonce. */
export const signInByGoogle: Handler<typeof googleCall> = async ({ world, principal, device, body, ...gifts }) => {
  const { google } = world.providers;
  const begun = await findBegun(world, principal, "google");
  if (!google || !begun) return refuse("step_ended");
  const refusal = await countFor(world, principal, "provider", "");
  if (refusal) return refusal;
  const { nonce } = secretsOf(world, begun.token_sha256);
  const said = await saidBy(world, google.readToken(body.credential, nonce));
  return said ? enter({ world, principal, device, gifts, begun, said }) : refuse("provider_refused");
};

type Asking = Pick<CallFor<typeof finishCall>, "world" | "principal" | "device">;

async function findBegun(
  { db, now }: World,
  { stepSha256 }: Asking["principal"],
  provider: ProviderSignIn["provider"],
): Promise<ProviderSignIn | null> {
  const begun = await findProviderSignIn(db.queries, stepSha256, { stage: "away", now: now() });
  return begun?.provider === provider ? begun : null;
}

/** Null where the provider refused, or said something that is not for us: it is written down, and the visitor tries again. */
function saidBy({ log }: World, word: Promise<Identity>): Promise<Identity | null> {
  return word.catch((error: unknown) => {
    if (!(error instanceof ProviderRefused)) throw error;
    log.warn({ err: error }, "A sign-in elsewhere was refused");
    return null;
  });
}

async function enter({
  world,
  principal,
  device,
  gifts,
  begun,
  said,
}: Asking & { gifts: Gifts; begun: ProviderSignIn; said: Identity }): Promise<{ reply: UserInfo } | Refusal> {
  const came = await world.db.transaction((tx) => enterByIdentity(world, tx, { principal, device, begun, said }));
  switch (came.is) {
    case "refused":
      gifts.setSignInStep(null);
      return came.refusal;
    case "to_link":
      gifts.setSignInStep(came.token);
      return { reply: { ...GUEST_INFO, Url: LINK_PAGE } };
    case "passed":
      gifts.setSignInStep(null);
      return { reply: await answerPassed(world, gifts, principal, came.passed) };
  }
}
