import { z } from "zod";
import { cents, NO_CENTS, type Cents } from "#rules/money/cents.ts";
import { readDecimalAmount } from "#rules/money/decimal-amount.ts";
import type { AmazonSettings } from "./amazon-client.ts";
import { type AmazonNote, readAmazonNote } from "./amazon-note.ts";
import { ownAddress } from "./own-address.ts";
import type { ProviderPayment } from "./payment-provider.ts";
import { ProviderUnreachable } from "../http/provider-unreachable.ts";

export const AmazonPrice = z.object({
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  amount: z.string().transform((text, context) => {
    const amount = readDecimalAmount(text);
    if (amount !== null) return amount;
    context.addIssue("no amount");
    return z.NEVER;
  }),
});
const Status = z.object({ state: z.string(), reasonCode: z.string().nullish() });

/** What must be there before anything is believed. */
const Session = z.object({
  checkoutSessionId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  statusDetails: Status,
  webCheckoutDetails: z.object({ amazonPayRedirectUrl: z.string().nullish() }),
  paymentDetails: z.object({ chargeAmount: AmazonPrice.nullish() }),
  merchantMetadata: z
    .object({ merchantReferenceId: z.string().nullish(), customInformation: z.string().nullish() })
    .nullish(),
  constraints: z.array(z.object({ constraintId: z.string() })).nullish(),
  chargePermissionId: z.string().nullish(),
  chargeId: z.string().nullish(),
});
export type AmazonSession = z.infer<typeof Session>;

const Charge = z.object({
  chargeId: z.string().regex(/^[A-Z0-9-]{1,64}$/),
  statusDetails: Status,
  chargeAmount: AmazonPrice,
  captureAmount: AmazonPrice.nullish(),
  refundedAmount: AmazonPrice.nullish(),
});

export interface AmazonPayment {
  payment: ProviderPayment;
  /** Null before the session was completed. */
  chargeId: string | null;
  chargePermissionId: string | null;
  /** What was captured and not given back yet. */
  left: Cents;
  captured: Cents;
  note: AmazonNote | null;
}

export function readAmazonSession(body: Record<string, unknown>): AmazonSession {
  const shape = Session.safeParse(body);
  if (!shape.success)
    throw new ProviderUnreachable(`Amazon Pay answered with no checkout session: ${z.prettifyError(shape.error)}`);
  return shape.data;
}

/** Session and charge in the shop's words. Throws `ProviderUnreachable` for an answer that is neither. */
export function readAmazonPayment(
  session: AmazonSession,
  chargeBody: Record<string, unknown> | null,
  settings: Pick<AmazonSettings, "checkoutPage" | "pageOrigin">,
): AmazonPayment {
  const charge = chargeBody === null ? null : readCharge(chargeBody);
  const amount = charge?.chargeAmount ?? session.paymentDetails.chargeAmount;
  const captured = charge?.captureAmount?.amount ?? NO_CENTS;
  const left = cents(captured - (charge?.refundedAmount?.amount ?? NO_CENTS));
  const state = charge ? chargeState(charge.statusDetails.state, left) : sessionState(session);
  const note = readAmazonNote(session.merchantMetadata?.customInformation);
  return {
    payment: {
      providerRef: session.checkoutSessionId,
      state,
      amount: amount?.amount ?? NO_CENTS,
      currency: amount?.currencyCode ?? "USD",
      orderNumber: session.merchantMetadata?.merchantReferenceId ?? null,
      attemptId: note?.attempt ?? null,
      cardType: "Amazon Pay",
      cardLast4: "",
      decline:
        state !== "declined"
          ? null
          : session.statusDetails.reasonCode === "BuyerCanceled"
            ? "not_confirmed"
            : "not_approved",
      actionUrl: state === "requires_action" ? amazonActionUrl(session, settings) : null,
    },
    chargeId: charge?.chargeId ?? null,
    chargePermissionId: session.chargePermissionId ?? null,
    left,
    captured,
    note,
  };
}

/**
 * Amazon has an address to go on at once a buyer has signed in and chosen how to pay; before, it says `BuyerNotAssociated` and has
 * none (amzn/amazon-payments-magento-2-plugin, issue 863, shows such an answer).
 */
export function amazonActionUrl(
  session: AmazonSession,
  { checkoutPage, pageOrigin }: Pick<AmazonSettings, "checkoutPage" | "pageOrigin">,
): string {
  const begin = new URL(checkoutPage);
  begin.searchParams.set("amazonCheckoutSessionId", session.checkoutSessionId);
  return ownAddress(session.webCheckoutDetails.amazonPayRedirectUrl ?? undefined, pageOrigin) ?? begin.href;
}

function readCharge(body: Record<string, unknown>): z.infer<typeof Charge> {
  const shape = Charge.safeParse(body);
  if (!shape.success)
    throw new ProviderUnreachable(`Amazon Pay answered with no charge: ${z.prettifyError(shape.error)}`);
  return shape.data;
}

/** Canceled of itself after 24 hours, or because the payment failed on Amazon's page (developer.amazon.com, checkout session). */
function sessionState({ statusDetails, constraints }: AmazonSession): ProviderPayment["state"] {
  const { state, reasonCode } = statusDetails;
  if (state === "Open") return (constraints ?? []).length > 0 ? "requires_action" : "approved";
  if (state === "Canceled") return reasonCode === "Declined" || reasonCode === "BuyerCanceled" ? "declined" : "voided";
  return "processing";
}

/** Amazon adds states: one that nobody knows yet is one that is not decided yet. Only a whole refund ends a payment. */
function chargeState(state: string, left: Cents): ProviderPayment["state"] {
  switch (state) {
    case "Authorized":
      return "authorised";
    case "Captured":
    case "Completed":
      return left <= 0 ? "refunded" : "captured";
    case "Declined":
      return "declined";
    case "Canceled":
      return "voided";
    default:
      return "processing";
  }
}
