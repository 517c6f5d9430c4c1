import type { ProviderName } from "#rules/member/providers.ts";

/** As they write themselves. */
export const providerNames: Readonly<Record<ProviderName, string>> = { google: "Google", discord: "Discord" };

export const providerWords = {
  enter: (provider: string) => `Continue with ${provider}`,
  title: "Sign-in elsewhere",
  lead: "Google or Discord, linked to this account.",
  none: "None is linked. Sign in with one that has the same email, and it is linked by your password.",
  linked: (provider: string, email: string, day: string) => `${provider}, ${email}, since ${day}`,
  unlink: "Unlink",
  notDone: "That sign-in was not finished",
  again: "Back to sign-in",
  linkTitle: "Is this you?",
  linkLead:
    "The email you came with already has an account here. Enter its password once, and the two are linked from then on.",
  linkSend: "Link and sign in",
};
