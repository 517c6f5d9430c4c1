import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askedOfLender } from "#sandbox/testing/lender-scene.ts";
import { affirmPayments } from "./affirm-payments.ts";
import { katapultPayments } from "./katapult-payments.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

/** Something that answers every call with one status and body, whatever was asked. */
let server: Server;
let answer: { status: number; body: string };
let lenders: readonly PaymentProvider[];

beforeAll(async () => {
  server = createServer((asked, response) => {
    asked.resume();
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  lenders = lendersAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function lendersAt(origin: string): readonly PaymentProvider[] {
  const at = { apiBase: origin, pageOrigin: origin, timeoutMs: 400 };
  return [affirmPayments({ publicKey: "a", privateKey: "b", ...at }), katapultPayments({ token: "t", ...at })];
}

/** What each of the calls ends with. */
async function endsOf(payments: PaymentProvider): Promise<unknown[]> {
  const asked = { ...askedOfLender(), providerRef: "X", refundId: "r" };
  const calls = [
    payments.start(asked),
    payments.find("X"),
    payments.complete(asked),
    payments.capture(asked),
    payments.refundPart(asked),
    payments.listRefunds("X"),
  ];
  return (await Promise.allSettled(calls)).map((end) => (end.status === "rejected" ? end.reason : end.value));
}

test.each([
  ["an empty object", 200, "{}"],
  ["null", 200, "null"],
  ["a list", 200, "[]"],
  ["a text", 200, '"ok"'],
  ["an amount that is text", 200, '{"id":"X","status":"authorized","amount":"1","currency":"USD"}'],
  ["a refusal without a reason", 400, "{}"],
  ["not found without a reason", 404, "{}"],
  ["too many calls", 429, '{"message":"slow down"}'],
  ["a failure that is no JSON", 502, "<html>Bad gateway</html>"],
  ["a way elsewhere", 302, ""],
])("%s says nothing about the payment", async (_what, status, body) => {
  answer = { status, body };
  for (const payments of lenders)
    for (const end of await endsOf(payments)) expect(end).toBeInstanceOf(ProviderUnreachable);
});

test("nobody at all says nothing either", async () => {
  for (const payments of lendersAt("http://127.0.0.1:9"))
    for (const end of await endsOf(payments)) expect(end).toBeInstanceOf(ProviderUnreachable);
});
