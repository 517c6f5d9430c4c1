import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { LANGUAGE } from "#words/shell.ts";

/** Every page of the store, one line each. */
export default [
  index("home/home-page.tsx"),
  route("gaming-pcs", "listing/listing-page.tsx", { id: "gaming-pcs" }),
  route("gaming-pcs/prebuilt-gaming-pcs", "listing/listing-page.tsx", { id: "prebuilt-gaming-pcs" }),
  route("gaming-laptops", "listing/listing-page.tsx", { id: "gaming-laptops" }),
  route("gear-store", "listing/listing-page.tsx", { id: "gear-store" }),
  route("gear-store/:category", "listing/listing-page.tsx", { id: "gear-category" }),
  route("gear-store/:category/:slug", "product/product-page.tsx", { id: "gear-product" }),
  route("store/:slug", "product/product-page.tsx", { id: "product" }),
  route("search", "listing/listing-page.tsx", { id: "search" }),
  route("notify-me", "notify/notify-page.tsx"),
  route("carts", "carts-page.tsx"),
  route("carts/return", "checkout/return-page.tsx"),
  route("carts/order/:number", "account/order-page.tsx"),
  route("orders", "account/find-order-page.tsx"),
  route("sign-in", "members/sign-in-page.tsx"),
  route("register", "members/register-page.tsx"),
  route("activate", "members/activate-page.tsx"),
  route("forgot-password", "members/forgot-password-page.tsx"),
  route("reset-password", "members/reset-password-page.tsx"),
  route("account", "members/account-page.tsx"),
  route("legal/privacy", `content/${LANGUAGE}/privacy-page.tsx`),
  route("legal/returns", `content/${LANGUAGE}/returns-page.tsx`),
  route("legal/shipping", `content/${LANGUAGE}/shipping-page.tsx`),
  route("legal/terms", `content/${LANGUAGE}/terms-page.tsx`),
  route("about/:topic", "content/about-page.tsx"),
  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;
