import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { readDecimalAmount } from "#rules/money/decimal-amount.ts";
import type { Answer } from "../answer-once.ts";
import { nowSeconds } from "../new-id.ts";
import { amazonError } from "./amazon-error.ts";
import { AMAZON_ACCOUNT, type AmazonPeer, announceAmazon } from "./amazon-peer.ts";
import { type AmazonSessionRecord, givenBack } from "./amazon-records.ts";
import { chargeJson, permissionJson, refundJson, sessionJson } from "./to-amazon-json.ts";

const Price = z.strictObject({
  currencyCode: z.literal("USD"),
  amount: z.string().transform((text, context) => {
    const amount = readDecimalAmount(text);
    if (amount !== null && amount > 0) return amount;
    context.addIssue("must be a positive amount");
    return z.NEVER;
  }),
});
const Metadata = z.strictObject({
  merchantReferenceId: z.string().max(256).optional(),
  customInformation: z.string().max(4096).optional(),
});
/** Strict, as Amazon is: it refuses fields that it does not know, `checkoutMode` too. */
const NewSession = z.strictObject({
  webCheckoutDetails: z.strictObject({
    checkoutReviewReturnUrl: z.url(),
    checkoutResultReturnUrl: z.url(),
    checkoutCancelUrl: z.url(),
  }),
  storeId: z.literal(AMAZON_ACCOUNT.storeId),
  chargePermissionType: z.literal("OneTime"),
  paymentDetails: z.strictObject({
    paymentIntent: z.literal("Authorize"),
    canHandlePendingAuthorization: z.literal(false),
    chargeAmount: Price,
  }),
  merchantMetadata: Metadata.optional(),
});
const Told = z.strictObject({ merchantMetadata: Metadata });
const ToComplete = z.strictObject({ chargeAmount: Price });
const ToCapture = z.strictObject({ captureAmount: Price });
const ToCancel = z.strictObject({ cancellationReason: z.string().min(1).max(255) });
const ToRefund = z.strictObject({ chargeId: z.string(), refundAmount: Price });

export function createSession(peer: AmazonPeer, body: unknown): Answer {
  const asked = NewSession.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  const { webCheckoutDetails, paymentDetails, merchantMetadata } = asked.data;
  const session: AmazonSessionRecord = {
    id: randomUUID(),
    buyer: "expected",
    resultReturnUrl: webCheckoutDetails.checkoutResultReturnUrl,
    cancelUrl: webCheckoutDetails.checkoutCancelUrl,
    amount: paymentDetails.chargeAmount.amount,
    orderNumber: merchantMetadata?.merchantReferenceId ?? null,
    customInformation: merchantMetadata?.customInformation ?? null,
    chargePermissionId: null,
    charge: null,
    refunds: [],
    created: nowSeconds(),
  };
  peer.ledger.put("sessions", session);
  return { status: 201, body: sessionJson(session) };
}

export function updateSession(peer: AmazonPeer, session: AmazonSessionRecord | undefined, body: unknown): Answer {
  if (!session) return unknown();
  if (session.charge || session.buyer === "declined") return amazonError(422, "InvalidCheckoutSessionStatus");
  return tell(peer, session, body, sessionJson);
}

/** A permission's metadata can be changed after its session is done. */
export function updatePermission(peer: AmazonPeer, session: AmazonSessionRecord | undefined, body: unknown): Answer {
  return session ? tell(peer, session, body, permissionJson) : unknown();
}

/** The buyer has pressed a button on Amazon's page; a later press changes nothing. */
export function answerSession(peer: AmazonPeer, session: AmazonSessionRecord, isDeclined: boolean): void {
  if (session.buyer === "expected")
    peer.ledger.put("sessions", { ...session, buyer: isDeclined ? "declined" : "approved" });
}

export function completeSession(peer: AmazonPeer, session: AmazonSessionRecord | undefined, body: unknown): Answer {
  if (!session) return unknown();
  const asked = ToComplete.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  if (session.buyer === "declined") return amazonError(422, "CheckoutSessionCanceled");
  if (session.charge || session.buyer === "expected") return amazonError(422, "InvalidCheckoutSessionStatus");
  if (asked.data.chargeAmount.amount !== session.amount) return amazonError(422, "AmountMismatch");
  const chargePermissionId = `S01-${digits(7)}-${digits(7)}`;
  const charge = { id: `${chargePermissionId}-C${digits(6)}`, state: "Authorized", captured: 0 } as const;
  const done: AmazonSessionRecord = { ...session, chargePermissionId, charge };
  return changed(peer, done, sessionJson(done));
}

export function captureCharge(peer: AmazonPeer, session: AmazonSessionRecord | undefined, body: unknown): Answer {
  if (!session?.charge) return unknown();
  const asked = ToCapture.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  if (session.charge.state !== "Authorized") return amazonError(422, "InvalidChargeStatus");
  const captured = asked.data.captureAmount.amount;
  if (captured > session.amount) return amazonError(400, "TransactionAmountExceeded");
  const taken: AmazonSessionRecord = { ...session, charge: { ...session.charge, state: "Captured", captured } };
  return changed(peer, taken, chargeJson(taken));
}

export function cancelCharge(peer: AmazonPeer, session: AmazonSessionRecord | undefined, body: unknown): Answer {
  if (!session?.charge) return unknown();
  const asked = ToCancel.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  if (session.charge.state !== "Authorized") return amazonError(422, "InvalidChargeStatus");
  const free: AmazonSessionRecord = { ...session, charge: { ...session.charge, state: "Canceled" } };
  return changed(peer, free, chargeJson(free));
}

export function createRefund(peer: AmazonPeer, body: unknown): Answer {
  const asked = ToRefund.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  const session = peer.ledger.all("sessions").find(({ charge }) => charge?.id === asked.data.chargeId);
  if (!session?.charge) return unknown();
  if (session.charge.state !== "Captured") return amazonError(422, "InvalidChargeStatus");
  const { amount } = asked.data.refundAmount;
  // Amazon lets a shop give back 15 % more than it took, and never $75 more.
  const most = Math.min(session.charge.captured * 1.15, session.charge.captured + 7500);
  if (givenBack(session) + amount > most) return amazonError(400, "TransactionAmountExceeded");
  const refund = { id: `${session.chargePermissionId}-R${digits(6)}`, amount, created: nowSeconds() };
  const refunded: AmazonSessionRecord = { ...session, refunds: [...session.refunds, refund] };
  peer.ledger.put("sessions", refunded);
  announceAmazon(peer, "REFUND", refunded, refund.id);
  return { status: 201, body: refundJson(refunded, refund, true) };
}

export function unknown(): Answer {
  return amazonError(404, "ResourceNotFound");
}

function tell(
  peer: AmazonPeer,
  session: AmazonSessionRecord,
  body: unknown,
  toJson: (session: AmazonSessionRecord) => Record<string, unknown>,
): Answer {
  const asked = Told.safeParse(body);
  if (!asked.success) return invalid(asked.error);
  const { merchantReferenceId, customInformation } = asked.data.merchantMetadata;
  const told: AmazonSessionRecord = {
    ...session,
    orderNumber: merchantReferenceId ?? session.orderNumber,
    customInformation: customInformation ?? session.customInformation,
  };
  peer.ledger.put("sessions", told);
  return { status: 200, body: toJson(told) };
}

/** A charge in a new state: remembered, told to the store, answered. */
function changed(peer: AmazonPeer, session: AmazonSessionRecord, body: Record<string, unknown>): Answer {
  peer.ledger.put("sessions", session);
  announceAmazon(peer, "CHARGE", session, session.charge?.id ?? "");
  return { status: 200, body };
}

function invalid(error: z.ZodError): Answer {
  const isUnknownField = error.issues.some(({ code }) => code === "unrecognized_keys");
  return amazonError(400, isUnknownField ? "UnrecognizedField" : "InvalidParameterValue");
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}
