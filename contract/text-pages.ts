/** Pages of text that are the same for everyone, by their addresses. */
export const TEXT_PAGES = [
  "/about/agreement",
  "/about/card-box",
  "/about/energy-law",
  "/about/gaming-pc",
  "/about/pictures",
  "/about/points",
  "/about/ready-made",
  "/about/refurbished",
  "/about/warranty",
  "/legal/privacy",
  "/legal/returns",
  "/legal/shipping",
  "/legal/terms",
] as const;
