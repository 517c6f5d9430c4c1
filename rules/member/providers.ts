/** Who else may say who somebody is. */
export const PROVIDERS = ["google", "discord"] as const;
export type ProviderName = (typeof PROVIDERS)[number];
