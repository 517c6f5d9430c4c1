import { createSign } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AMAZON_ACCOUNT } from "#sandbox/amazon/amazon-peer.ts";
import type { AmazonSettings } from "./amazon-client.ts";
import { amazonPayments } from "./amazon-payments.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { aPurchase } from "./testing/a-purchase.ts";
import { openOddServer } from "./testing/odd-server.ts";
import { openWalletScene, type WalletScene } from "./testing/wallet-scene.ts";

let scene: WalletScene;
let payments: PaymentProvider;

beforeAll(async () => {
  scene = await openWalletScene("amazon");
  payments = client({});
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

function client(changed: Partial<AmazonSettings>): PaymentProvider {
  return amazonPayments({
    ...AMAZON_ACCOUNT,
    apiBase: `${scene.apiOrigin}/amazon`,
    checkoutPage: `${scene.origin}/amazon/checkout`,
    pageOrigin: scene.origin,
    timeoutMs: 5000,
    ...changed,
  });
}

/** A purchase that the buyer has agreed to. */
async function approved() {
  const asked = aPurchase();
  const waiting = await payments.start(asked);
  await scene.press(waiting, "pay");
  return { ...asked, providerRef: waiting.providerRef };
}

async function captured() {
  const asked = await approved();
  await payments.complete(asked);
  await payments.capture(asked);
  return asked;
}

type Envelope = Record<string, string>;

/** What came of an attempt, once it is there. */
async function noticeOf(chargePermission: string, kind: string) {
  const posted = await scene.store.until(({ body }) => body.includes(chargePermission) && body.includes(kind));
  return { posted, body: posted.body, envelope: JSON.parse(posted.body) as Envelope };
}

/** Amazon's name for what is held, as its notices have it. */
async function permissionOf(): Promise<string> {
  const events = (await (await fetch(`${scene.origin}/sandbox/amazon/events`)).json()) as { object: Envelope }[];
  return events.at(-1)?.object["ChargePermissionId"] ?? "none";
}

const read = (body: string | Envelope, from = payments) =>
  from.readWebhook(typeof body === "string" ? body : JSON.stringify(body), () => undefined);

describe("webhooks", () => {
  test("are read, name their payment by our own note, and come again until they are answered", async () => {
    scene.store.answers.push(500);
    const asked = await captured();
    const { posted, body, envelope } = await noticeOf(await permissionOf(), "CHARGE");
    await scene.store.until((again) => again !== posted && again.body === body);
    expect(await read(body)).toEqual({
      eventId: envelope["MessageId"],
      type: "CHARGE.STATE_CHANGE",
      providerRef: asked.providerRef,
      attemptId: asked.attemptId,
      news: null,
    });
  });

  test("that are forged, changed, of another topic or signed by another key are not read", async () => {
    await captured();
    const { body, envelope } = await noticeOf(await permissionOf(), "CHARGE");
    expect(await read(body)).not.toBeNull();
    expect(await read({ ...envelope, Signature: "Zm9yZ2Vk" })).toBeNull();
    expect(await read({ ...envelope, Message: (envelope["Message"] ?? "").replace("CHARGE", "REFUND") })).toBeNull();
    expect(await read({ ...envelope, Timestamp: new Date().toISOString() })).toBeNull();
    expect(
      await read({ ...envelope, SigningCertURL: "https://sns.us-east-1.amazonaws.com.evil.example/a.pem" }),
    ).toBeNull();
    expect(await read({ ...envelope, SigningCertURL: "http://169.254.169.254/latest.pem" })).toBeNull();
    expect(await read({ ...envelope, Type: "SubscriptionConfirmation" })).toBeNull();
    expect(await read(body, client({ topicArn: "arn:aws:sns:us-east-1:1:another" }))).toBeNull();
    expect(await read("not json")).toBeNull();
  });

  test("that are rightly signed and older than SNS repeats, or from the future, are not read", async () => {
    await captured();
    const { envelope } = await noticeOf(await permissionOf(), "CHARGE");
    const days = (count: number) => resigned({ ...envelope, Timestamp: daysFromNow(count) });
    expect(await read(days(-1))).not.toBeNull();
    expect(await read(days(-16))).toBeNull();
    expect(await read(days(1))).toBeNull();
  });

  test("whose certificate or payment cannot be had are not refused: they come again", async () => {
    await captured();
    const { envelope } = await noticeOf(await permissionOf(), "CHARGE");
    const odd = await openOddServer();
    const from = client({ apiBase: odd.origin });
    const elsewhere = { ...envelope, SigningCertURL: `${odd.origin}/cert.pem` };
    await expect(read(elsewhere, from)).rejects.toThrow(ProviderUnreachable);
    await odd.close();
  });

  test("that come late or in the wrong order change nothing: the payment is asked", async () => {
    const asked = await captured();
    await payments.refund(asked);
    const { body } = await noticeOf(await permissionOf(), "CHARGE");
    const event = await read(body);
    expect(event).toMatchObject({ providerRef: asked.providerRef });
    expect(await payments.find(event?.providerRef ?? "")).toMatchObject({ state: "refunded" });
  });
});

function daysFromNow(count: number): string {
  return new Date(Date.now() + count * 86_400_000).toISOString();
}

function resigned(envelope: Envelope): Envelope {
  const fields = ["Message", "MessageId", "Timestamp", "TopicArn", "Type"];
  const key = readFileSync("sandbox/amazon/notice-key.pem", "utf8");
  const text = fields.map((name) => `${name}\n${envelope[name]}\n`).join("");
  return { ...envelope, Signature: createSign("RSA-SHA256").update(text).sign(key, "base64") };
}

describe("an odd answer", () => {
  const SESSION = {
    checkoutSessionId: "35e3ca52-1772-4c04-a179-b3ea1a9f1eb7",
    statusDetails: { state: "Open" },
    webCheckoutDetails: { amazonPayRedirectUrl: null as string | null },
    paymentDetails: { chargeAmount: { amount: "2649.00", currencyCode: "USD" } },
    constraints: [{ constraintId: "BuyerNotAssociated" }],
  };

  test.each([
    ["an empty object", 200, "{}"],
    ["null", 200, "null"],
    ["a text", 200, '"ok"'],
    ["nothing", 200, ""],
    ["a session without its state", 200, JSON.stringify({ ...SESSION, statusDetails: null })],
    ["an amount that is none", 200, JSON.stringify(SESSION).replace("2649.00", "lots")],
    ["a refusal without a reason", 400, "{}"],
    ["a redirect", 302, "{}"],
    ["a failure that is no JSON", 502, "<html>Bad gateway</html>"],
    ["too many calls", 429, '{"reasonCode":"TooManyRequests"}'],
  ])("that is %s says nothing about the payment", async (_what, status, body) => {
    const odd = await openOddServer();
    odd.says({ status, body });
    const from = client({ apiBase: odd.origin });
    const asked = { ...aPurchase(), providerRef: SESSION.checkoutSessionId };
    await expect(from.start(asked)).rejects.toThrow(ProviderUnreachable);
    await expect(from.find(SESSION.checkoutSessionId)).rejects.toThrow(ProviderUnreachable);
    await expect(from.capture(asked)).rejects.toThrow(ProviderUnreachable);
    await odd.close();
  });

  test.each([
    ["https://payments.amazon.com.evil.example/pay", "begin"],
    ["javascript:alert(1)", "begin"],
    [null, "begin"],
    ["http://localhost:1/checkout/x", "go on"],
  ])("that leads to %s lets the buyer %s", async (amazonPayRedirectUrl, where) => {
    const odd = await openOddServer();
    odd.says({ status: 200, body: JSON.stringify({ ...SESSION, webCheckoutDetails: { amazonPayRedirectUrl } }) });
    const begin = `${scene.origin}/amazon/checkout?amazonCheckoutSessionId=${SESSION.checkoutSessionId}`;
    const found = await client({ apiBase: odd.origin, pageOrigin: "http://localhost:1" }).find(
      SESSION.checkoutSessionId,
    );
    expect(found).toMatchObject({
      state: "requires_action",
      actionUrl: where === "begin" ? begin : amazonPayRedirectUrl,
    });
    await odd.close();
  });

  test("that calls a session open which it will not complete sends the buyer on to Amazon's last page", async () => {
    const odd = await openOddServer();
    const on = "http://localhost:1/checkout/x";
    const open = { ...SESSION, constraints: [], webCheckoutDetails: { amazonPayRedirectUrl: on } };
    odd.says((path) =>
      path.endsWith("/complete")
        ? { status: 422, body: '{"reasonCode":"InvalidCheckoutSessionStatus"}' }
        : { status: 200, body: JSON.stringify(open) },
    );
    const asked = { ...aPurchase(), providerRef: SESSION.checkoutSessionId };
    const from = client({ apiBase: odd.origin, pageOrigin: "http://localhost:1" });
    expect(await from.complete(asked)).toMatchObject({ state: "requires_action", actionUrl: on });
    await odd.close();
  });
});
