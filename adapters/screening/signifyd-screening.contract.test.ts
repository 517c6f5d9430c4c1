import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EMPTY_SHIPPING_ADDRESS } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { type ScreeningScene, screeningSceneAt } from "#sandbox/testing/screening-scene.ts";
import { type FraudScreening, type PaymentToScreen, ScreeningAway, ScreeningRefused } from "./fraud-screening.ts";
import { signifydScreening } from "./signifyd-screening.ts";

const ADDRESS = {
  ...EMPTY_SHIPPING_ADDRESS,
  Email: "ada@example.com",
  FirstName: "Ada",
  LastName: "Lovelace",
  Address1: "1 Main St",
  City: "Denver",
  State: "CO",
  ZipCode: "80202",
  ContactNumber: "(303) 555-0123",
};
const PAYMENT: PaymentToScreen = {
  paymentId: "5d2b4a2e-2ad2-4c5e-9a8e-3c1d8c6e1f00",
  orderNumber: "RS-1",
  placedAt: new Date("2026-11-21T15:00:00Z"),
  email: "ada@example.com",
  amount: cents(264_900),
  shippingCost: cents(0),
  billingAddress: ADDRESS,
  shippingAddress: ADDRESS,
  lines: [{ id: "301", name: "Test Mouse", unitPrice: cents(5_900), quantity: 2 }],
  provider: "stripe",
  providerRef: "pi_1",
  cardLast4: "4242",
};

let sandbox: Sandbox;
let scene: ScreeningScene;
let screening: FraudScreening;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://localhost:3000",
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
  scene = screeningSceneAt(sandbox.origin);
  screening = signifydScreening(scene.settings);
});
afterAll(() => sandbox.close());
beforeEach(() => scene.reset());

test.each([
  ["ACCEPT", "accept"],
  ["HOLD", "review"],
  ["REJECT", "reject"],
] as const)("the answer %s is the verdict %s, with the case's number and score", async (action, verdict) => {
  await scene.answer(action);
  const answer = await screening.screen(PAYMENT);
  expect(answer).toMatchObject({ verdict, ref: expect.stringMatching(/^\d+$/), score: expect.any(Number) });
  expect(await scene.cases()).toMatchObject([{ orderNumber: "RS-1", email: "ada@example.com", totalPrice: 2649 }]);
});

test("a payment that was judged keeps its answer, and is one case", async () => {
  const first = await screening.screen(PAYMENT);
  await scene.answer("REJECT");
  expect(await screening.screen(PAYMENT)).toEqual(first);
  expect(await scene.cases()).toMatchObject([{ asked: 2 }]);
});

test.each(["timeout", "error_500", "reset", "garbage", "another_order"] as const)(
  "an answer that meets %s has judged nothing, and asking again finds the judgement",
  async (fault) => {
    await scene.break(fault);
    await expect(screening.screen(PAYMENT)).rejects.toBeInstanceOf(ScreeningAway);
    expect(await screening.screen(PAYMENT)).toMatchObject({ verdict: "accept" });
  },
);

test("a word that nobody knows goes to a person", async () => {
  await scene.break("unknown_word");
  expect(await screening.screen(PAYMENT)).toMatchObject({ verdict: "review" });
});

test("a wrong key judges nothing; what the screener will not take is refused for good", async () => {
  const stranger = signifydScreening({ ...scene.settings, apiKey: "wrong" });
  await expect(stranger.screen(PAYMENT)).rejects.toBeInstanceOf(ScreeningAway);
  await expect(screening.screen({ ...PAYMENT, email: "nobody" })).rejects.toBeInstanceOf(ScreeningRefused);
  expect(await scene.cases()).toEqual([]);
});

test("nobody at all has judged nothing either", async () => {
  const nowhere = signifydScreening({ ...scene.settings, apiBase: "http://127.0.0.1:9" });
  await expect(nowhere.screen(PAYMENT)).rejects.toBeInstanceOf(ScreeningAway);
});

const LIVE_KEY = process.env["SIGNIFYD_TEST_API_KEY"];
describe.skipIf(!LIVE_KEY)("Signifyd itself, under the key of a test team", () => {
  test("a sale is answered with a decision", async () => {
    const live = signifydScreening({
      apiBase: "https://api.signifyd.com",
      apiKey: LIVE_KEY ?? "",
      timeoutMs: 10_000,
    });
    const paymentId = crypto.randomUUID();
    expect(await live.screen({ ...PAYMENT, paymentId })).toMatchObject({ ref: expect.any(String) });
  });
});
