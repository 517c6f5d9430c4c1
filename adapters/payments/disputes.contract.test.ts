import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cents } from "#rules/money/cents.ts";
import { PAYPAL_ACCOUNT } from "#sandbox/paypal/paypal-peer.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { paypalPayments } from "./paypal-payments.ts";
import { stripePayments } from "./stripe-payments.ts";
import { aPurchase } from "./testing/a-purchase.ts";
import { openOddServer } from "./testing/odd-server.ts";
import { openWalletScene, type WalletScene } from "./testing/wallet-scene.ts";

let scene: WalletScene;
beforeAll(async () => {
  scene = await openWalletScene("paypal");
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

const stripeAt = (apiBase: string) =>
  stripePayments({
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    apiBase,
    cardFieldsUrl: `${apiBase}/card-fields`,
    timeoutMs: 1000,
  });
const paypalAt = (apiBase: string) =>
  paypalPayments({ ...PAYPAL_ACCOUNT, apiBase, pageOrigin: scene.origin, timeoutMs: 1000 });

/** A payment that was captured, by its name at the provider. */
async function capturedAt(payments: PaymentProvider, isPaypal: boolean): Promise<string> {
  const asked = { ...aPurchase(), paymentToken: "pm_card_visa" };
  const begun = await payments.start(asked);
  if (isPaypal) {
    await scene.press(begun, "pay");
    await payments.complete({ ...asked, providerRef: begun.providerRef });
  }
  await payments.capture({ ...asked, providerRef: begun.providerRef });
  return begun.providerRef;
}

describe.each([
  {
    name: "Stripe",
    pages: "disputes",
    client: () => stripeAt(scene.origin),
    first: ["needs_response", true],
    claim: "needs_response",
    claimed: "needs_response",
  },
  {
    name: "PayPal",
    pages: "paypal/disputes",
    client: () => paypalAt(`${scene.apiOrigin}/paypal`),
    first: ["inquiry", false],
    claim: "claim",
    claimed: "needs_response",
  },
] as const)("disputes at $name", ({ name, pages, client, first, claim, claimed }) => {
  const at = (path: string) => `${scene.origin}/sandbox/${pages}/${path}`;
  const post = (path: string, fields: Record<string, string>) =>
    fetch(at(path), { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const disputeOf = async (payments: PaymentProvider, ref: string) => (await payments.listDisputes?.(ref)) ?? [];

  test("are none before one is opened, and none of what is no payment of theirs", async () => {
    const payments = client();
    const ref = await capturedAt(payments, name === "PayPal");
    expect(await disputeOf(payments, ref)).toEqual([]);
    expect(await disputeOf(payments, randomUUID())).toEqual([]);
  });

  test.each(["won", "lost"] as const)("say their amount, due day and what has moved, until one is %s", async (end) => {
    const payments = client();
    const ref = await capturedAt(payments, name === "PayPal");
    expect((await post("open", { payment: ref })).status).toBe(303);
    const amount = cents(264_900);
    const [state, hasMoved] = first;
    const [opened] = await disputeOf(payments, ref);
    expect(opened).toMatchObject({
      providerRef: ref,
      state,
      amount,
      currency: "USD",
      takenBack: hasMoved ? amount : 0,
      wonBack: 0,
      openedAt: expect.any(Date) as unknown,
    });
    expect((opened?.dueAt?.getTime() ?? 0) > Date.now()).toBe(true);
    const known = ((await (await fetch(at("list"))).json()) as { id: string }[]).at(-1);
    const say = (status: string) => post(known?.id ?? "", { status });
    await say(claim);
    expect(await disputeOf(payments, ref)).toMatchObject([{ state: claimed, takenBack: amount, wonBack: 0 }]);
    await say("under_review");
    expect(await disputeOf(payments, ref)).toMatchObject([{ state: "under_review", takenBack: amount }]);
    await say(end);
    expect(await disputeOf(payments, ref)).toMatchObject([
      { state: end, takenBack: amount, wonBack: end === "won" ? amount : 0 },
    ]);
  });
});

test.each(['{"data":[{}],"object":"list","has_more":false}', "null", "<h1>Welcome</h1>"])(
  "Stripe's answer %s says nothing of a dispute",
  async (body) => {
    const odd = await openOddServer();
    odd.says(() => ({ status: 200, body }));
    await expect(stripeAt(odd.origin).listDisputes?.("pi_1")).rejects.toThrow(ProviderUnreachable);
    await odd.close();
  },
);

test.each([
  ["a list of nothing known", { items: [{ id: "x" }] }, {}],
  ["a dispute without its amount", { items: [{ dispute_id: "PP-D-1" }] }, { dispute_id: "PP-D-1" }],
])("%s from PayPal says nothing of a dispute", async (_what, list, detail) => {
  const ref = await capturedAt(paypalAt(`${scene.apiOrigin}/paypal`), true);
  const odd = await openOddServer();
  const order = {
    id: ref,
    status: "COMPLETED",
    purchase_units: [
      {
        amount: { currency_code: "USD", value: "2649.00" },
        payments: {
          captures: [{ id: "CAP1", status: "COMPLETED", amount: { currency_code: "USD", value: "2649.00" } }],
        },
      },
    ],
  };
  odd.says((path) => {
    const said = path.includes("/token")
      ? { access_token: "t", expires_in: 3600 }
      : path.includes("/orders/")
        ? order
        : path.includes("?")
          ? list
          : detail;
    return { status: 200, body: JSON.stringify(said) };
  });
  await expect(paypalAt(odd.origin).listDisputes?.(ref)).rejects.toThrow(ProviderUnreachable);
  await odd.close();
});
