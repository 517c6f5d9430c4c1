import { cents } from "#rules/money/cents.ts";
import { beforeEach, expect, test } from "vitest";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { checkCartItems, confirmOrder, createOrder, validateCart } from "#contract/checkout.ts";
import * as schemas from "#contract/schemas/checkout.ts";
import { NO_ANSWER } from "../api/api.ts";
import { payOrder, type OrderToPay, type PayStage } from "./pay-order.ts";
import { anAlert } from "../testing/an-alert.ts";

const shown = {
  Total: 4806.59,
  SubTotal: 4574.4,
  Saving: 150,
  ShippingFee: 9.95,
  Tax: 367.24,
  Recycling: 5,
  DeliveryFee: 0,
  Insurance: 0,
};
const order: OrderToPay = {
  cartVersion: 4,
  payment: "CreditCard",
  shown: { ...shown, ToPay: 4806.59 },
  billingAddress: null,
  cellPhone: null,
  testMode: false,
  origin: { SalesName: "Byron", Referral: "ada", Request: "autumn", ErrorCount: 1, IsMobile: false },
  card: { token: "pm_4242abcd", brand: "Visa", last4: "4242" },
};
const created = {
  Success: true,
  CustOrderID: "RS-10482",
  CustNumber: "RS-10482",
  AmazonPayRedirectUrl: "",
  FinalAmount: 4806.59,
  ShippingFee: 9.95,
  Recycling: 5,
  Tax: 367.24,
  TotalDiscount: 150,
  HeldUntil: "2026-11-21T21:40:00Z",
};
const paid = {
  Success: true,
  CustOrderID: "RS-10482",
  State: "paid",
  Redirect: null,
  OrderPage: "/carts/order/RS-10482",
};

type Said = { ok: true; reply: unknown } | { ok: false; status: number; alert: Alert } | "no answer";
const answers = new Map<string, Said>();
const sent: { path: string; body: unknown }[] = [];
const api = (async (endpoint: { path: string }, input?: { body?: unknown }) => {
  sent.push({ path: endpoint.path, body: input?.body });
  const said = answers.get(endpoint.path) ?? "no answer";
  return said === "no answer" ? NO_ANSWER : said;
}) as unknown as Api;
const bill = {
  totalCents: cents(481_159),
  subTotalCents: cents(443_935),
  savingCents: cents(0),
  shippingCents: cents(0),
  taxCents: cents(37_224),
  recyclingCents: cents(0),
  deliveryFeeCents: cents(0),
  insuranceCents: cents(0),
};
const refusal = (status: number, alert: Alert): Said => ({ ok: false, status, alert });
const soldOut = (message: string) => anAlert("out_of_stock", { name: "Glide", left: 0, at: "order" }, message);
const declined = (message: string) => anAlert("payment_declined", { decline: "declined" }, message);

beforeEach(() => {
  sent.length = 0;
  answers.clear();
  answers.set(validateCart.path, { ok: true, reply: { Success: true } });
  answers.set(checkCartItems.path, { ok: true, reply: { Success: true } });
  answers.set(createOrder.path, { ok: true, reply: created });
  answers.set(confirmOrder.path, { ok: true, reply: paid });
});

test("the stages run in order: validate cart, check items, create the order, confirm", async () => {
  const stages: PayStage[] = [];
  const outcome = await payOrder(api, order, (stage) => stages.push(stage));
  expect(outcome).toEqual({ kind: "progress", progress: paid });
  expect(stages).toEqual(["validate", "check", "create", "confirm"]);
  expect(sent.map(({ path }) => path)).toEqual([
    validateCart.path,
    checkCartItems.path,
    createOrder.path,
    confirmOrder.path,
  ]);
});

test("the card's number is never sent, only a token and its last four digits", async () => {
  await payOrder(api, order);
  expect(sent[3]?.body).toEqual({
    CustOrderID: "RS-10482",
    PaymentToken: "pm_4242abcd",
    CardType: "Visa",
    Number: "************4242",
  });
  expect(schemas.confirmOrder.body.safeParse(sent[3]?.body).success).toBe(true);
});

test("a cart the server does not accept shows the server's message and creates no order", async () => {
  answers.set(validateCart.path, refusal(409, soldOut("Limit one laptop in an order!")));
  expect(await payOrder(api, order)).toMatchObject({
    kind: "refused",
    alert: { Message: "Limit one laptop in an order!", Icon: "warning" },
  });
  expect(sent).toHaveLength(1);
});

test("a failed item check shows the specification's text and title", async () => {
  answers.set(checkCartItems.path, refusal(409, soldOut("something else")));
  expect(await payOrder(api, order)).toMatchObject({
    kind: "refused",
    alert: { Message: "Check cart item is failed, reload the page pleace.", Title: "Fail" },
  });
});

test("a refused order shows the server's message with an error icon", async () => {
  answers.set(createOrder.path, refusal(409, soldOut("The last one was sold a minute ago.")));
  expect(await payOrder(api, order)).toMatchObject({
    kind: "refused",
    alert: { Message: "The last one was sold a minute ago.", Icon: "error" },
  });
});

test("an order that would cost more than was shown is not made, and the change comes back", async () => {
  const alert = anAlert("total_higher", { expectedCents: cents(480_659), now: bill });
  answers.set(createOrder.path, { ok: false, status: 409, alert });
  expect(await payOrder(api, order)).toEqual({ kind: "total_higher", alert });
  expect(sent.map(({ path }) => path)).not.toContain(confirmOrder.path);
});

test("an order that costs less than was shown is paid without another question", async () => {
  answers.set(createOrder.path, { ok: true, reply: { ...created, FinalAmount: 4801.59 } });
  expect(await payOrder(api, order)).toEqual({ kind: "progress", progress: paid });
});

test("the shown bill goes along in its parts, and nothing else of it", async () => {
  await payOrder(api, { ...order, shown: { ...order.shown, Steps: [] } as OrderToPay["shown"] });
  expect(sent[2]?.body).toMatchObject({ ExpectedTotal: 4806.59, ExpectedToPay: 4806.59, ExpectedParts: shown });
  expect(schemas.createOrder.body.safeParse(sent[2]?.body).success).toBe(true);
});

test("a declined card keeps the order, its hold and the bank's words", async () => {
  answers.set(confirmOrder.path, refusal(402, declined("Your bank declined the card. You were not charged.")));
  expect(await payOrder(api, order)).toMatchObject({
    kind: "declined",
    orderNumber: "RS-10482",
    heldUntil: created.HeldUntil,
    alert: { Message: "Your bank declined the card. You were not charged." },
  });
});

test.each([["no answer" as const], [refusal(500, soldOut("General Error"))]])(
  "a payment without an answer is not called failed (%j)",
  async (said) => {
    answers.set(confirmOrder.path, said);
    expect(await payOrder(api, order)).toEqual({ kind: "unknown", orderNumber: "RS-10482" });
  },
);

test("no answer before the order exists shows the default alert", async () => {
  answers.set(createOrder.path, "no answer");
  expect(await payOrder(api, order)).toMatchObject({
    kind: "refused",
    alert: { Message: "General Error", Title: "System" },
  });
});

test("in tester mode the order is sent with TestMode true, otherwise with false", async () => {
  await payOrder(api, { ...order, testMode: true });
  await payOrder(api, order);
  const modes = sent
    .filter(({ path }) => path === createOrder.path)
    .map(({ body }) => (body as { TestMode: boolean }).TestMode);
  expect(modes).toEqual([true, false]);
});
