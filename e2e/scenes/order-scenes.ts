import { type } from "./acts.ts";
import { type PageScene, UNPAID } from "./page-scene.ts";

/** Orders as their buyers see them. */
const SEEN = [
  "paid",
  "building",
  "testing",
  "packed",
  "shipped",
  "delivered",
  "refunded",
  "cancelled",
  "held",
] as const;

/** An order's page in each state, and the ways to it. */
export const ORDER_SCENES: readonly PageScene[] = [
  ...SEEN.map((state): PageScene => ({ name: `order-${state}`, path: `/carts/order/{${state}}`, as: "regular" })),
  ...UNPAID.map((state): PageScene => ({ name: `order-${state}`, path: `/carts/order/{${state}}`, as: state })),
  { name: "order-change-waits", path: "/carts/order/{changeWaits}", as: "regular" },
  { name: "order-change", path: "/carts/order/{paid}/change", as: "regular" },
  { name: "order-change-closed", path: "/carts/order/{shipped}/change", as: "regular" },
  { name: "order-change-to-pay", path: "/carts/order/{changeWaits}/change", as: "regular" },
  {
    name: "order-change-priced",
    path: "/carts/order/{paid}/change",
    as: "regular",
    act: type({ City: "Portland", State: "OR", "ZIP code": "97204" }, "Show the new total"),
  },
  {
    name: "order-change-again",
    path: "/carts/order/{paid}/change",
    as: "regular",
    act: type({ City: "Portland", State: "OR", "ZIP code": "97204" }, "Show the new total", "Choose something else"),
  },
  {
    name: "order-change-wrong",
    path: "/carts/order/{paid}/change",
    as: "regular",
    act: type({ City: "", "ZIP code": "1" }, "Show the new total"),
  },
  { name: "order-guest", path: "/carts/order/{guestOrder}", as: "guestBuyer" },
  { name: "order-foreign", path: "/carts/order/{delivered}", status: 404 },
  { name: "voucher-ask", path: "/gift-voucher" },
  {
    name: "voucher-wrong",
    path: "/gift-voucher",
    act: type({ "Voucher code": "no code" }, "Show the balance"),
  },
  {
    name: "voucher-found",
    path: "/gift-voucher",
    act: type({ "Voucher code": "{voucherCode}" }, "Show the balance"),
  },
  { name: "order-by-voucher", path: "/carts/order/{byVoucher}", as: "regular" },
  { name: "payment-declined", path: "/carts/return?order={declined}", as: "declined" },
  { name: "payment-bank-asks", path: "/carts/return?order={bankAsks}", as: "bankAsks" },
  { name: "orders-find", path: "/orders" },
  {
    name: "orders-find-wrong",
    path: "/orders",
    act: type({ "Order number": "12", Email: "nobody" }, "Email me a link"),
  },
  {
    name: "orders-find-sent",
    path: "/orders",
    act: type({ "Order number": "{guestOrder}", Email: "guest@example.com" }, "Email me a link"),
  },
];
