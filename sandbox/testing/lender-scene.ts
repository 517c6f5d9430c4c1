import { randomUUID } from "node:crypto";
import { EMPTY_BILLING_ADDRESS } from "#rules/address/shipping-address.ts";
import { cents } from "#rules/money/cents.ts";
import { startSandbox } from "../start-sandbox.ts";

export const RETURN_TO = "http://localhost:3000/carts/return?order=RS-1";

const BUYER = {
  ...EMPTY_BILLING_ADDRESS,
  FirstName: "Maya",
  LastName: "Lopez",
  Address1: "325 Pacific Ave",
  City: "San Francisco",
  State: "CA",
  ZipCode: "94111",
  ContactNumber: "(415) 555-2222",
};

/** Two PCs with all that an order may have on it; a voucher pays $100.00 of it, a lender $2,649.00. */
export const ORDER_ON_CREDIT = {
  shippingAddress: { ...BUYER, Email: "maya@example.com" },
  billingAddress: BUYER,
  lines: [{ skuId: 7, name: "Gaming PC", quantity: 2, unitPrice: cents(130_000), isLeasable: true }],
  discount: cents(10_000),
  fees: cents(600),
  shipping: cents(2000),
  tax: cents(22_300),
  total: cents(274_900),
  paidByVoucher: cents(10_000),
};

/** What a store asks a lender to pay for that order. */
export function askedOfLender(attemptId: string = randomUUID()) {
  return {
    attemptId,
    orderNumber: "RS-1",
    amount: cents(264_900),
    paymentToken: "",
    returnUrl: RETURN_TO,
    email: "maya@example.com",
    order: () => Promise.resolve(ORDER_ON_CREDIT),
  };
}

/** Each fault that leaves a call without an answer. */
export const LOST_ANSWERS = [
  "timeout_before",
  "timeout_after",
  "reset_before",
  "reset_after",
  "error_500_before",
  "error_500_after",
] as const;

interface LoanShown {
  state: string;
  amountCaptured: number;
  amountRefunded: number;
}

export interface LenderScene {
  origin: string;
  charges(): Promise<LoanShown[]>;
  nextCall(next: string, kind: string): Promise<void>;
  /** The buyer presses a button on the lender's page. Answers where that leads. */
  press(payment: { actionUrl: string | null }, button: "agree" | "decline" | "cancel"): Promise<string>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A lender in the sandbox, and a store of which nothing listens. */
export async function openLenderScene(lender: "affirm" | "katapult"): Promise<LenderScene> {
  const sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://127.0.0.1:9",
    dataDir: null,
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    webhookRetryMs: [],
  });
  const inside = `${sandbox.origin}/sandbox/${lender}`;
  return {
    origin: sandbox.origin,
    charges: async () => (await (await fetch(`${inside}/charges`)).json()) as LoanShown[],
    async nextCall(next, kind) {
      const answer = await fetch(`${inside}/faults`, { method: "POST", body: JSON.stringify({ next, kind }) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async press({ actionUrl }, button) {
      const page = await (await fetch(actionUrl ?? "")).text();
      if (!page.includes("$2,649.00")) throw new Error("The page does not say the amount");
      const address = new RegExp(`action="([^"]+/${button})"`).exec(page)?.[1] ?? "";
      const pressed = await fetch(new URL(address, sandbox.origin), { method: "POST", redirect: "manual" });
      if (pressed.status !== 303) throw new Error(`Pressing it answered ${pressed.status}`);
      return pressed.headers.get("location") ?? "";
    },
    async reset() {
      await fetch(`${inside}/reset`, { method: "POST" });
    },
    close: () => sandbox.close(),
  };
}
