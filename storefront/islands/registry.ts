import type { ComponentType } from "react";
import { AddToCart } from "../product-card/add-to-cart.tsx";

/**
 * Every island by the name of its file, with how the browser gets it. What most visits press comes with the page; the
 * rest is fetched when its island wakes.
 */
export const ISLANDS = {
  "add-to-cart": () => AddToCart,
  "address-book-form": async () => (await import("../addresses/address-book-form.tsx")).AddressBookForm,
  "broken-page": async () => (await import("../shell/broken-page.tsx")).BrokenPage,
  "buy-box": async () => (await import("../product/buy-box.tsx")).BuyBox,
  "cart-link": async () => (await import("../shell/cart-link.tsx")).CartLink,
  "cookie-accept": async () => (await import("../shell/cookie-accept.tsx")).CookieAccept,
  "change-password-link": async () => (await import("../members/change-password-link.tsx")).ChangePasswordLink,
  gallery: async () => (await import("../product/gallery.tsx")).Gallery,
  "keep-signed-in": async () => (await import("../members/keep-signed-in.tsx")).KeepSignedIn,
  "listing-results": async () => (await import("../listing/listing-results.tsx")).ListingResults,
  "passkey-add": async () => (await import("../members/passkey-add.tsx")).PasskeyAdd,
  "passkey-sign-in": async () => (await import("../members/passkey-sign-in.tsx")).PasskeySignIn,
  "phone-menu": async () => (await import("../shell/phone-menu.tsx")).PhoneMenu,
  "search-box": async () => (await import("../search/search-box.tsx")).SearchBox,
  "search-start": async () => (await import("../listing/search-start.tsx")).SearchStart,
  "theme-choice": async () => (await import("../shell/theme-choice.tsx")).ThemeChoice,
} satisfies Record<string, () => ComponentType<never> | Promise<ComponentType<never>>>;

export type IslandName = keyof typeof ISLANDS;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;
