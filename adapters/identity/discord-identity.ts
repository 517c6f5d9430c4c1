import { type IdentityProvider, ProviderRefused, type ProviderSettings } from "./identity-provider.ts";
import { askJson, authorizeUrl, exchangeCode, textOf } from "./provider-client.ts";

/** Sign in with Discord: OAuth 2, then who the token is about (discord.com/developers/docs/topics/oauth2). */
export function discordIdentity(settings: ProviderSettings): IdentityProvider {
  return {
    startUrl: ({ state, challenge, redirectUri }) =>
      authorizeUrl(settings, { state, challenge, redirectUri, scope: "identify email" }),
    async finish({ code, verifier, redirectUri }) {
      const token = await exchangeCode(settings, { code, verifier, redirectUri });
      const headers = { authorization: `Bearer ${textOf(token["access_token"])}` };
      const person = await askJson(settings.factsUrl, { headers }, settings.patienceMs);
      const subject = textOf(person["id"]);
      if (!/^\d{1,20}$/.test(subject)) throw new ProviderRefused("Discord did not say who it is");
      const email = textOf(person["email"]);
      return {
        subject,
        email: email === "" ? null : email,
        isEmailVerified: person["verified"] === true,
        firstName: textOf(person["global_name"]) || textOf(person["username"]),
        lastName: "",
      };
    },
  };
}
