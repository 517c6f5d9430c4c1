import { z } from "zod";
import { PROVIDERS } from "#rules/member/providers.ts";
import * as wire from "../providers.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { Password, UserInfo } from "./members.ts";
import { notFreeText } from "./not-free-text.ts";

const Provider = z.enum(PROVIDERS);
const Signed = (most: number) => notFreeText(z.string().min(1).max(most));
const LinkedProviders = heldTo<wire.LinkedProviders>()(
  z.object({
    Success: z.literal(true),
    Linked: z.array(z.object({ Provider, Email: z.string(), LinkedAt: z.string() })),
  }),
);

export const getProviders = endpoint(wire.getProviders, {
  summary: "Who else may say who somebody is",
  named: "ours",
  reply: z.object({ Success: z.literal(true), Providers: z.array(Provider) }),
});
export const startProvider = endpoint(wire.startProvider, {
  summary: "Begin a sign-in with Google or Discord",
  named: "ours",
  body: z.strictObject({ Provider, keepMeSignedIn: z.boolean().default(false) }),
  reply: z.object({ Success: z.literal(true), Url: z.string(), Nonce: z.string() }),
});
export const finishProvider = endpoint(wire.finishProvider, {
  summary: "Finish a sign-in with what the provider sent the browser back with",
  named: "ours",
  body: z.strictObject({ Provider, code: Signed(2000), state: Signed(200) }),
  reply: UserInfo,
});
export const signInByGoogle = endpoint(wire.signInByGoogle, {
  summary: "Sign in by the signed word that Google's button gives the page",
  named: "specification",
  body: z.strictObject({ credential: Signed(5000) }),
  reply: UserInfo,
});
export const linkProvider = endpoint(wire.linkProvider, {
  summary: "Link the provider to the account of the same email, by its password, and sign in",
  named: "ours",
  body: z.strictObject({ Password }),
  reply: UserInfo,
});
export const getLinkedProviders = endpoint(wire.getLinkedProviders, {
  summary: "The providers that are linked to the account",
  named: "ours",
  reply: LinkedProviders,
});
export const unlinkProvider = endpoint(wire.unlinkProvider, {
  summary: "Unlink a provider; it opens the account no more",
  named: "ours",
  body: z.strictObject({ Provider, Password }),
  reply: LinkedProviders,
});
