import type { ProviderSettings } from "#adapters/identity/identity-provider.ts";
import type { ProvidersSettings } from "#adapters/identity/open-providers.ts";
import { type Settings, WrongSetting } from "./settings.ts";

type Read = (name: string) => string | null;
type Places = Omit<ProviderSettings, "clientId" | "clientSecret">;

/** Keys that the sandbox's peers know; no provider does. */
const SANDBOX_KEYS = { clientId: "rigsmith-sandbox", clientSecret: "sandbox-secret" };

const GOOGLE: Places = {
  authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
  tokenUrl: "https://oauth2.googleapis.com/token",
  factsUrl: "https://www.googleapis.com/oauth2/v3/certs",
};
const DISCORD: Places = {
  authorizeUrl: "https://discord.com/oauth2/authorize",
  tokenUrl: "https://discord.com/api/oauth2/token",
  factsUrl: "https://discord.com/api/users/@me",
};

/**
 * Who else may say who somebody is: by the owner's keys, or beside the sandbox by its peers. The peers take everybody's
 * word, so a demonstration that others reach has none. Throws `WrongSetting`.
 */
export function providerSettings(read: Read, { sandbox, demo }: Pick<Settings, "sandbox" | "demo">): ProvidersSettings {
  const peers = peersOf({ sandbox, demo });
  return {
    google: keysOf(read, "GOOGLE", GOOGLE) ?? (peers && { ...SANDBOX_KEYS, ...googlePeer(peers) }),
    discord: keysOf(read, "DISCORD", DISCORD) ?? (peers && { ...SANDBOX_KEYS, ...discordPeer(peers) }),
  };
}

const IDME: Places = {
  authorizeUrl: "https://api.id.me/oauth/authorize",
  tokenUrl: "https://api.id.me/oauth/token",
  factsUrl: "https://api.id.me/api/public/v3/attributes.json",
};

/** Who vouches for groups: by the owner's keys, or its peer beside the sandbox, as the others. Throws `WrongSetting`. */
export function idmeSettings(read: Read, settings: Pick<Settings, "sandbox" | "demo">): ProviderSettings | null {
  const peers = peersOf(settings);
  return keysOf(read, "IDME", IDME) ?? (peers && { ...SANDBOX_KEYS, ...idmePeer(peers) });
}

function keysOf(read: Read, name: string, places: Places): ProviderSettings | null {
  const [clientId, clientSecret] = [read(`${name}_CLIENT_ID`), read(`${name}_CLIENT_SECRET`)];
  if ((clientId === null) !== (clientSecret === null))
    throw new WrongSetting(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both, or neither.`);
  return clientId !== null && clientSecret !== null ? { clientId, clientSecret, ...places } : null;
}

interface Peers {
  /** Where browsers reach the sandbox, and where the store does. */
  browser: string;
  own: string;
}

function peersOf({ sandbox, demo }: Pick<Settings, "sandbox" | "demo">): Peers | null {
  return sandbox && !demo ? { browser: sandbox.origin, own: `http://127.0.0.1:${sandbox.port}` } : null;
}

const googlePeer = ({ browser, own }: Peers): Places => ({
  authorizeUrl: `${browser}/google/o/oauth2/v2/auth`,
  tokenUrl: `${own}/google/token`,
  factsUrl: `${own}/google/oauth2/v3/certs`,
});
const discordPeer = ({ browser, own }: Peers): Places => ({
  authorizeUrl: `${browser}/discord/oauth2/authorize`,
  tokenUrl: `${own}/discord/api/oauth2/token`,
  factsUrl: `${own}/discord/api/users/@me`,
});
const idmePeer = ({ browser, own }: Peers): Places => ({
  authorizeUrl: `${browser}/idme/oauth/authorize`,
  tokenUrl: `${own}/idme/oauth/token`,
  factsUrl: `${own}/idme/api/public/v3/attributes.json`,
});
