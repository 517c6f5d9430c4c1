import { createRemoteJWKSet, jwtVerify } from "jose";
import {
  type Identity,
  type IdentityProvider,
  ProviderRefused,
  type ProviderSettings,
  type TokenReader,
} from "./identity-provider.ts";
import { authorizeUrl, exchangeCode, PATIENCE_MS, textOf } from "./provider-client.ts";

/** Both spellings are Google's (developers.google.com/identity/openid-connect, "Validating an ID token"). */
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];

/** Sign in with Google: OpenID Connect, whose signed word is checked by Google's own keys. */
export function googleIdentity(settings: ProviderSettings): IdentityProvider & TokenReader {
  const keys = createRemoteJWKSet(new URL(settings.factsUrl), { timeoutDuration: settings.patienceMs ?? PATIENCE_MS });

  async function readToken(idToken: string, nonce: string): Promise<Identity> {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: ISSUERS,
      audience: settings.clientId,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "exp", "iat", "nonce"],
    }).catch((cause: unknown) => {
      throw new ProviderRefused("Google's word is not signed, not for this store, or too old", { cause });
    });
    if (payload["nonce"] !== nonce) throw new ProviderRefused("Google's word is for another sign-in");
    const email = textOf(payload["email"]);
    return {
      subject: payload.sub ?? "",
      email: email === "" ? null : email,
      isEmailVerified: payload["email_verified"] === true,
      firstName: textOf(payload["given_name"]),
      lastName: textOf(payload["family_name"]),
    };
  }

  return {
    readToken,
    startUrl: ({ nonce, ...asked }) =>
      authorizeUrl(settings, { ...asked, scope: "openid email profile", more: { nonce, prompt: "select_account" } }),
    async finish({ nonce, ...given }) {
      const { id_token: idToken } = await exchangeCode(settings, given);
      return readToken(textOf(idToken), nonce);
    },
  };
}
