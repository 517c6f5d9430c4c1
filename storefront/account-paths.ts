import type { ProviderName } from "#rules/member/providers.ts";

/** Addresses that only the pages of an account lead to. */
export const accountPaths = {
  orders: "/account/orders",
  points: "/account/points",
  returns: "/account/returns",
  signInCode: "/sign-in/code",
  signInWith: (provider: ProviderName) => `/sign-in/with/${provider}`,
  linkProvider: "/sign-in/link",
  security: "/account/security",
  privacy: "/account/privacy",
  changePassword: "/account/security/password",
  twoFactor: "/account/security/two-factor",
} as const;
