import type { ProviderName } from "#rules/member/providers.ts";
import { call } from "./call.ts";
import type { UserInfo } from "./members.ts";

/** The providers that this store has keys for. */
export const getProviders = call<{ reply: { Success: true; Providers: ProviderName[] } }>(
  "GET",
  "/api/login/providers",
);
/** Where to send the browser; `Nonce` is for Google's own button, whose word then comes by `signInByGoogle`. */
export const startProvider = call<{
  body: { Provider: ProviderName; keepMeSignedIn: boolean };
  reply: { Success: true; Url: string; Nonce: string };
}>("POST", "/api/login/provider");
/** What the provider sent the browser back with. */
export const finishProvider = call<{
  body: { Provider: ProviderName; code: string; state: string };
  reply: UserInfo;
}>("PUT", "/api/login/provider");
/** Google's signed word, as its button gives it to the page. */
export const signInByGoogle = call<{ body: { credential: string }; reply: UserInfo }>("POST", "/api/login/gsi");
/** The email has an account: its password links the two, once. */
export const linkProvider = call<{ body: { Password: string }; reply: UserInfo }>("POST", "/api/login/link");

export interface LinkedProviders {
  Success: true;
  Linked: { Provider: ProviderName; Email: string; LinkedAt: string }[];
}
export const getLinkedProviders = call<{ reply: LinkedProviders }>("GET", "/api/member/providers");
export const unlinkProvider = call<{ body: { Provider: ProviderName; Password: string }; reply: LinkedProviders }>(
  "DELETE",
  "/api/member/providers",
);
