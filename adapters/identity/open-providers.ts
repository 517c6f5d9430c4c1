import type { ProviderName } from "#rules/member/providers.ts";
import { discordIdentity } from "./discord-identity.ts";
import { googleIdentity } from "./google-identity.ts";
import type { IdentityProvider, ProviderSettings, TokenReader } from "./identity-provider.ts";

/** Keys by provider; null where this store has none. */
export type ProvidersSettings = Readonly<Record<ProviderName, ProviderSettings | null>>;

/** The providers that the store has keys for. One without is not there at all. */
export interface Providers {
  google: (IdentityProvider & TokenReader) | null;
  discord: IdentityProvider | null;
}

export function openProviders({ google, discord }: ProvidersSettings): Providers {
  return { google: google && googleIdentity(google), discord: discord && discordIdentity(discord) };
}
