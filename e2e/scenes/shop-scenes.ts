import type { PageScene } from "./page-scene.ts";

/** The pages of the shop itself, as a stranger finds them. */
export const SHOP_SCENES: readonly PageScene[] = [
  { name: "home", path: "/" },
  { name: "home-first-visit", path: "/", isFirstVisit: true },
  { name: "list-pcs", path: "/gaming-pcs" },
  { name: "list-ready-pcs", path: "/gaming-pcs/prebuilt-gaming-pcs" },
  { name: "list-laptops", path: "/gaming-laptops" },
  { name: "list-gear", path: "/gear-store" },
  { name: "list-monitors", path: "/gear-store/gaming-monitors" },
  { name: "product-gear", path: "/gear-store/{gearCategory}/{gearSlug}" },
  { name: "product-pc", path: "/store/{pcSlug}" },
  { name: "search-found", path: "/search?q=mouse" },
  { name: "search-none", path: "/search?q=wheelbarrow" },
  { name: "cart-empty", path: "/carts" },
  { name: "cart-many", path: "/carts", as: "shopper" },
  { name: "checkout-information", path: "/carts?step=information", as: "shopper" },
  { name: "checkout-shipping", path: "/carts?step=shipping", as: "shopper" },
  { name: "checkout-payment", path: "/carts?step=payment", as: "shopper" },
  { name: "text-privacy", path: "/legal/privacy" },
  { name: "text-returns", path: "/legal/returns" },
  { name: "text-shipping", path: "/legal/shipping" },
  { name: "text-terms", path: "/legal/terms" },
  { name: "text-about", path: "/about/warranty" },
  { name: "blog", path: "/blog" },
  { name: "blog-article", path: "/blog/screen-first" },
  { name: "not-found", path: "/nothing/here", status: 404 },
];
