import { LISTS, type List, type Section } from "#rules/catalog/lists.ts";

/** Where each list stands. The same addresses as the server gives in `Link`s. */
export const LIST_PATHS: Record<List, string> = {
  "gaming-pcs": "/gaming-pcs",
  "prebuilt-gaming-pcs": "/gaming-pcs/prebuilt-gaming-pcs",
  "gaming-laptops": "/gaming-laptops",
  "gear-store": "/gear-store",
  "gaming-monitors": "/gear-store/gaming-monitors",
  "gaming-setup": "/gear-store/gaming-setup",
  "refurbished-components": "/gear-store/refurbished-components",
  "rigsmith-gear": "/gear-store/rigsmith-gear",
  "gaming-accessories": "/gear-store/gaming-accessories",
  "pc-maintenance": "/gear-store/pc-maintenance",
  "bundle-deals": "/gear-store/bundle-deals",
  "pc-parts": "/gear-store/pc-parts",
  search: "/search",
};

/** The list of an address; null for a gear category that does not exist. */
export function listAt(pathname: string): List | null {
  const path = pathname.replace(/\/$/, "");
  return LISTS.find((list) => LIST_PATHS[list] === path) ?? null;
}

const { search: _search, ...LISTS_TO_WALK } = LIST_PATHS;

/** Where each section of the shop stands. */
export const SECTION_PATHS: Record<Section, string> = {
  ...LISTS_TO_WALK,
  "built-to-order": "/gaming-pcs?delivery=built-to-order",
  "refurbished-pcs": "/gaming-pcs?kind=refurbished",
};

/** News of codes, and with `?sku=` a watched price. Apart from the others: no script of a document leads there. */
export const EMAIL_ALERTS = "/email-alerts";

/** Every other page that a link may go to. A product's address comes with the product. */
export const paths = {
  home: "/",
  notifyMe: "/notify-me",
  cart: "/carts",
  checkout: (step: "information" | "shipping" | "payment") => `/carts?step=${step}`,
  orders: "/orders",
  signIn: "/sign-in",
  creatorApplication: "/creator-program/application",
  register: "/register",
  activate: "/activate",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  account: "/account",
  rma: "/support/rma",
  privacy: "/legal/privacy",
  returns: "/legal/returns",
  shipping: "/legal/shipping",
  terms: "/legal/terms",
  aboutPictures: "/about/pictures",
  aboutReadyMade: "/about/ready-made",
  aboutRefurbished: "/about/refurbished",
  aboutWarranty: "/about/warranty",
  /** Asks the provider how a payment ended; the provider sends shoppers back to it too. */
  paymentReturn: (order: string) => `/carts/return?${new URLSearchParams({ order })}`,
  /** What buyers of a product wrote; 0 stars is all of them. */
  reviews: (product: string, stars = 0, page = 1) =>
    `/review?${new URLSearchParams({ product, ...(stars > 0 && { stars: String(stars) }), ...(page > 1 && { page: String(page) }) })}`,
  writeReview: (order: string, isSent = false) =>
    `/review/write-review?${new URLSearchParams({ order, ...(isSent && { sent: "1" }) })}`,
  search: (words: string) => `/search?${new URLSearchParams({ q: words })}`,
} as const;

/** A page's address with the store's own origin, without search or hash: what search engines are told. */
export function absoluteUrl(origin: string, path: string): string {
  return new URL(path, origin).href;
}
