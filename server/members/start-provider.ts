import type { getProviders as getCall, startProvider as startCall } from "#contract/providers.ts";
import { PROVIDERS } from "#rules/member/providers.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler, OpenHandler } from "../http/route.ts";
import { sessionTokenSha256 } from "../sessions/find-session.ts";
import { countFor } from "./count-for.ts";
import { insertProviderSignIn, returnAddress, secretsOf } from "./provider-sign-ins-table.ts";

export const getProviders: OpenHandler<typeof getCall> = async ({ world }) => ({
  reply: { Success: true as const, Providers: PROVIDERS.filter((name) => world.providers[name] !== null) },
});

/** A state, a nonce and a verifier for this browser alone, for ten minutes. */
export const startProvider: Handler<typeof startCall> = async ({ world, principal, body, ...gifts }) => {
  const provider = world.providers[body.Provider];
  if (!provider) return refuse("provider_unknown");
  const refusal = await countFor(world, principal, "provider", "");
  if (refusal) return refusal;
  const begun = { provider: body.Provider, keeps: body.keepMeSignedIn };
  const token = await world.db.transaction((tx) => insertProviderSignIn(world, tx, begun));
  gifts.setSignInStep(token);
  const { state, nonce, challenge } = secretsOf(world, sessionTokenSha256(token));
  const redirectUri = returnAddress(world, body.Provider);
  const Url = provider.startUrl({ state, nonce, challenge, redirectUri });
  return { reply: { Success: true as const, Url, Nonce: nonce } };
};
