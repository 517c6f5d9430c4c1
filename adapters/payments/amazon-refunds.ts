import { z } from "zod";
import type { AmazonClient } from "./amazon-client.ts";
import { cents, sumCents } from "#rules/money/cents.ts";
import { type AmazonNote, readAmazonNote, writeAmazonNote } from "./amazon-note.ts";
import type { PaymentProvider, ProviderPayment, ProviderRefund } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";
import { type AmazonPayment, AmazonPrice } from "./read-amazon-payment.ts";
import { toAmazonPrice } from "./to-amazon-price.ts";

const Refund = z.object({
  refundId: z.string().regex(/^[A-Z0-9-]{1,64}$/),
  refundAmount: AmazonPrice,
  statusDetails: z.object({ state: z.string(), reasonCode: z.string().nullish() }),
});
const Permission = z.object({
  merchantMetadata: z.object({
    merchantReferenceId: z.string().nullish(),
    customInformation: z.string().nullish(),
  }),
});

/** In a note: asked for, and Amazon's answer is not known. */
const ASKED = "";
const NOT_MADE = { refundRef: null, state: "failed", currency: "USD" } as const;
const REFUNDED = new Set(["Refunded", "Completed"]);

type Known = (providerRef: string) => Promise<AmazonPayment>;

/**
 * Refunds by Amazon Pay (developer.amazon.com/docs/amazon-pay-api-v2/refund.html). Amazon gives back up to 15 % more than was taken
 * when it is asked to; this shop does not ask.
 */
export function amazonRefunds(
  amazon: AmazonClient,
  known: Known,
): Pick<PaymentProvider, "refund" | "refundPart" | "listRefunds"> {
  return {
    async refund({ attemptId, providerRef, amount }) {
      const { payment, chargeId, left } = await known(providerRef);
      if (payment.state !== "captured") return payment;
      if (amount > left) throw new Error(`More than is left cannot be given back of ${providerRef}`);
      const asked = { chargeId, refundAmount: toAmazonPrice(amount) };
      const answer = await amazon("POST", "/refunds", asked, `${attemptId}-refund-${amount}`);
      if (answer.ok) {
        const { state } = readRefund(answer.body, providerRef, null);
        // Amazon counts a refund when it is through, which takes a while; it is not asked for twice meanwhile.
        return state !== "failed" && amount === left
          ? { ...payment, state: "refunded" }
          : (await known(providerRef)).payment;
      }
      const { payment: now } = await known(providerRef);
      if (now.state === "captured") throw new Error(`Amazon Pay refuses to give back: ${answer.refusal.reason}`);
      return now;
    },
    async refundPart({ refundId, providerRef, amount }) {
      const failed = (failure: string): ProviderRefund => ({ ...NOT_MADE, refundId, providerRef, amount, failure });
      const { payment, chargeId, chargePermissionId, left } = await known(providerRef);
      if (chargeId === null || chargePermissionId === null) return failed(`payment_${payment.state}`);
      const permission = await permissionOf(amazon, chargePermissionId);
      const noted = permission.note?.refunds[refundId];
      if (noted) return look(amazon, noted, providerRef, refundId);
      // Noted and without Amazon's id, it was asked for when enough was left: it may be what has gone since.
      if (noted === undefined && amount > left) return failed("amount_exceeded");
      if (noted === undefined) await noteRefund(amazon, permission, refundId, ASKED);
      const asked = { chargeId, refundAmount: toAmazonPrice(amount) };
      const answer = await amazon("POST", "/refunds", asked, refundId);
      if (!answer.ok) return failed(answer.refusal.reason);
      const refund = readRefund(answer.body, providerRef, refundId);
      await noteRefund(amazon, permission, refundId, refund.refundRef ?? ASKED);
      return refund;
    },
    async listRefunds(providerRef) {
      if (providerRef.startsWith("none_")) return [];
      const { payment, chargePermissionId } = await known(providerRef);
      const note = chargePermissionId === null ? null : (await permissionOf(amazon, chargePermissionId)).note;
      const noted = Object.entries(note?.refunds ?? {});
      const made = noted.filter(([, refundRef]) => refundRef !== ASKED);
      const listed: ProviderRefund[] = [];
      for (const [refundId, refundRef] of made.toReversed())
        listed.push(await look(amazon, refundRef, providerRef, refundId));
      const rest = made.length < noted.length ? null : sentByHand(payment, listed);
      return rest ? [rest, ...listed] : listed;
    },
  };
}

/** Amazon lists no refunds: what was sent on its own pages is known once all of a charge went back, as what no other has sent. */
function sentByHand(
  { state, providerRef, amount, currency }: ProviderPayment,
  listed: readonly ProviderRefund[],
): ProviderRefund | null {
  const ours = sumCents(listed.filter((one) => one.state !== "failed").map((one) => one.amount));
  return state === "refunded" && ours < amount
    ? {
        refundRef: `${providerRef}-rest`,
        refundId: null,
        providerRef,
        state: "succeeded",
        amount: cents(amount - ours),
        currency,
        failure: null,
      }
    : null;
}

async function look(
  amazon: AmazonClient,
  refundRef: string,
  providerRef: string,
  refundId: string,
): Promise<ProviderRefund> {
  const answer = await amazon("GET", `/refunds/${refundRef}`);
  if (!answer.ok) throw new Error(`Amazon Pay refuses to show refund ${refundRef}: ${answer.refusal.reason}`);
  return readRefund(answer.body, providerRef, refundId);
}

function readRefund(body: Record<string, unknown>, providerRef: string, refundId: string | null): ProviderRefund {
  const shape = Refund.safeParse(body);
  if (!shape.success)
    throw new ProviderUnreachable(`Amazon Pay answered with no refund: ${z.prettifyError(shape.error)}`);
  const { refundId: refundRef, refundAmount, statusDetails } = shape.data;
  const isFailed = statusDetails.state === "Declined";
  return {
    refundRef,
    refundId,
    providerRef,
    state: isFailed ? "failed" : REFUNDED.has(statusDetails.state) ? "succeeded" : "pending",
    amount: refundAmount.amount,
    currency: refundAmount.currencyCode,
    failure: isFailed ? (statusDetails.reasonCode ?? "Declined") : null,
  };
}

interface Noted {
  id: string;
  orderNumber: string | null;
  note: AmazonNote | null;
}

/** Session and permission carry the same note; the permission's can still be written when the session is done. */
async function permissionOf(amazon: AmazonClient, id: string): Promise<Noted> {
  const answer = await amazon("GET", `/chargePermissions/${id}`);
  if (!answer.ok) throw new Error(`Amazon Pay refuses to show charge permission ${id}: ${answer.refusal.reason}`);
  const shape = Permission.safeParse(answer.body);
  if (!shape.success) throw new ProviderUnreachable("Amazon Pay answered with no charge permission");
  const { merchantReferenceId, customInformation } = shape.data.merchantMetadata;
  return { id, orderNumber: merchantReferenceId ?? null, note: readAmazonNote(customInformation) };
}

async function noteRefund(amazon: AmazonClient, noted: Noted, refundId: string, refundRef: string): Promise<void> {
  if (!noted.note) return;
  noted.note = { ...noted.note, refunds: { ...noted.note.refunds, [refundId]: refundRef } };
  const merchantMetadata = {
    ...(noted.orderNumber !== null && { merchantReferenceId: noted.orderNumber }),
    customInformation: writeAmazonNote(noted.note),
  };
  const answer = await amazon("PATCH", `/chargePermissions/${noted.id}`, { merchantMetadata });
  if (!answer.ok) throw new Error(`Amazon Pay refuses a note of refund ${refundId}: ${answer.refusal.reason}`);
}
