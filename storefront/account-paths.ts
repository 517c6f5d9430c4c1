import type { ProviderName } from "#rules/member/providers.ts";

/** Addresses that only the pages of an account lead to. */
export const accountPaths = {
  orders: "/account/orders",
  points: "/account/points",
  vouchers: "/account/gift-vouchers",
  returns: "/account/returns",
  reviews: "/account/reviews",
  warranties: "/account/warranties",
  share: "/account/share",
  signInCode: "/sign-in/code",
  signInWith: (provider: ProviderName) => `/sign-in/with/${provider}`,
  linkProvider: "/sign-in/link",
  alerts: "/account/alerts",
  lists: "/account/lists",
  builds: "/account/builds",
  listOf: (id: string) => `/account/lists?${new URLSearchParams({ list: id })}`,
  saveTo: (skuId: string) => `/account/lists?${new URLSearchParams({ save: skuId })}`,
  saveLineTo: (cartItemId: string) => `/account/lists?${new URLSearchParams({ line: cartItemId })}`,
  addresses: "/account/addresses",
  taxExemption: "/account/tax-exemption",
  security: "/account/security",
  email: "/account/email",
  privacy: "/account/privacy",
  keep: "/keep-account",
  changePassword: "/account/security/password",
  twoFactor: "/account/security/two-factor",
} as const;
