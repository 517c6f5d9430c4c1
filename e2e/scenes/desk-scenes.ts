import { open, pressTooLate, type } from "./acts.ts";
import type { PageScene } from "./page-scene.ts";

/** Orders as staff see them. */
const AT_THE_DESK = [
  "paid",
  "late",
  "building",
  "testing",
  "packed",
  "shipped",
  "delivered",
  "held",
  "refunded",
] as const;
const PAGES = [
  "stock",
  "screening",
  "disputes",
  "returns",
  "reviews",
  "creators",
  "exemptions",
  "group-proofs",
  "points",
  "webhooks",
] as const;
/** Pages that whoever packs may open; every other of these answers 403. */
const FOR_THE_WAREHOUSE: ReadonlySet<string> = new Set(["stock", "returns"]);
const TABS = ["building", "held", "done"] as const;

/** Every page of the desk: empty, full, and for somebody who may not. */
export const DESK_SCENES: readonly PageScene[] = [
  { name: "desk-sign-in", path: "/staff/sign-in" },
  {
    name: "desk-sign-in-wrong",
    path: "/staff/sign-in",
    act: type({ Email: "ines@example.com", Password: "not this one at all", Code: "000000" }, "Sign in"),
  },
  { name: "desk-welcome", path: "/staff/welcome?token={invitation}" },
  {
    name: "desk-welcome-wrong",
    path: "/staff/welcome?token={invitation}",
    act: type({ "New password": "short", Code: "000000" }, "Join"),
  },
  { name: "desk-welcome-ended", path: "/staff/welcome?token=x", status: 403 },
  { name: "desk-queue-empty", path: "/staff", as: "owner", isBefore: true },
  { name: "desk-queue-many", path: "/staff", as: "owner" },
  { name: "desk-queue-warehouse", path: "/staff", as: "warehouse" },
  ...TABS.map((tab): PageScene => ({ name: `desk-queue-${tab}`, path: `/staff?tab=${tab}`, as: "owner" })),
  { name: "desk-queue-found", path: "/staff?q={held}", as: "owner" },
  { name: "desk-queue-found-none", path: "/staff?q=RS-00000-000000", as: "owner" },
  ...AT_THE_DESK.map((state): PageScene => ({
    name: `desk-order-${state}`,
    path: `/staff/orders/{${state}}`,
    as: "owner",
  })),
  { name: "desk-order-mail-bounced", path: "/staff/orders/{guestOrder}", as: "owner" },
  { name: "desk-refund", path: "/staff/orders/{delivered}/refund", as: "owner" },
  { name: "desk-refund-none", path: "/staff/orders/{refunded}/refund", as: "owner" },
  { name: "desk-refund-warehouse", path: "/staff/orders/{delivered}/refund", as: "warehouse" },
  {
    name: "desk-refund-confirm",
    path: "/staff/orders/{delivered}/refund",
    as: "owner",
    act: type({ "Delivery fee: amount": "0.28", Reason: "Late" }, "Go on"),
  },
  { name: "desk-order-sheet", path: "/staff/orders/{building}/sheet", as: "owner" },
  { name: "desk-ship-dates", path: "/staff/ship-dates", as: "owner" },
  { name: "desk-order-change", path: "/staff/orders/{paid}/change", as: "owner" },
  { name: "desk-order-change-waits", path: "/staff/orders/{changeWaits}/change", as: "owner" },
  { name: "desk-order-change-closed", path: "/staff/orders/{shipped}/change", as: "owner" },
  {
    name: "desk-order-change-priced",
    path: "/staff/orders/{paid}/change",
    as: "owner",
    act: type({ City: "Portland", State: "OR", "ZIP code": "97204" }, "Show the new total"),
  },
  {
    name: "desk-order-change-again",
    path: "/staff/orders/{paid}/change",
    as: "owner",
    act: type({ City: "Portland", State: "OR", "ZIP code": "97204" }, "Show the new total", "Choose something else"),
  },
  { name: "desk-people", path: "/staff/people", as: "owner" },
  {
    name: "desk-people-wrong",
    path: "/staff/people",
    as: "owner",
    act: type({ Email: "nell", Name: "Nell Osei" }, "Make the link"),
  },
  { name: "desk-people-open", path: "/staff/people", as: "owner", act: open("Change roles") },
  { name: "desk-people-warehouse", path: "/staff/people", as: "warehouse", status: 403 },
  { name: "desk-webhook", path: "/staff/webhooks/{webhook}", as: "owner" },
  { name: "desk-webhook-failed", path: "/staff/webhooks/{webhookAway}?show=failed", as: "owner" },
  { name: "desk-webhook-unknown", path: "/staff/webhooks/nothing", as: "owner", status: 404 },
  {
    name: "desk-webhooks-wrong",
    path: "/staff/webhooks",
    as: "owner",
    act: type({ Address: "erp.example.com" }, "Add and show its secret"),
  },
  { name: "desk-log-many", path: "/staff/log", as: "owner" },
  { name: "desk-log-none", path: "/staff/log?who=nobody", as: "owner" },
  { name: "desk-log-warehouse", path: "/staff/log", as: "warehouse", status: 403 },
  { name: "desk-order-warehouse", path: "/staff/orders/{paid}", as: "warehouse" },
  { name: "desk-order-unknown", path: "/staff/orders/RS-00000-000000", as: "owner", status: 404 },
  {
    name: "desk-order-wrong",
    path: "/staff/orders/{packed}",
    as: "owner",
    act: type({ "Tracking number": "12" }, "Ship it"),
  },
  { name: "desk-order-stale", path: "/staff/orders/{testing}", as: "owner", act: pressTooLate("Mark packed") },
  ...PAGES.map((page): PageScene => ({
    name: `desk-${page}-empty`,
    path: `/staff/${page}`,
    as: "owner",
    isBefore: true,
  })),
  ...PAGES.map((page): PageScene => ({ name: `desk-${page}-many`, path: `/staff/${page}`, as: "owner" })),
  ...PAGES.map((page): PageScene => ({
    name: `desk-${page}-warehouse`,
    path: `/staff/${page}`,
    as: "warehouse",
    status: FOR_THE_WAREHOUSE.has(page) ? 200 : 403,
  })),
  { name: "desk-points-found", path: "/staff/points?q=ada.byron@example.com", as: "owner" },
  { name: "desk-points-none", path: "/staff/points?q=nobody@example.com", as: "owner" },
  { name: "desk-returns-found", path: "/staff/returns?q={returnRequested}", as: "owner" },
  { name: "desk-stock-none", path: "/staff/stock?q=nothing", as: "owner" },
];
