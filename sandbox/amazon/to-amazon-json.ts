import { cents } from "#rules/money/cents.ts";
import { decimalAmount } from "#rules/money/decimal-amount.ts";
import { type AmazonSessionRecord, givenBack } from "./amazon-records.ts";

type Json = Record<string, unknown>;

export function sessionJson(session: AmazonSessionRecord): Json {
  const state = session.charge ? "Completed" : session.buyer === "declined" ? "Canceled" : "Open";
  return {
    checkoutSessionId: session.id,
    // Amazon's pages are one page here: nobody is sent on to a second one.
    webCheckoutDetails: { checkoutResultReturnUrl: session.resultReturnUrl, amazonPayRedirectUrl: null },
    productType: "PayOnly",
    paymentDetails: {
      paymentIntent: "Authorize",
      canHandlePendingAuthorization: false,
      chargeAmount: price(session.amount),
    },
    chargePermissionType: "OneTime",
    merchantMetadata: metadata(session),
    statusDetails: status(state, state === "Canceled" ? "Declined" : null),
    constraints:
      session.buyer === "expected"
        ? [
            {
              constraintId: "BuyerNotAssociated",
              description: "There is no buyer associated with the Checkout Session.",
            },
          ]
        : [],
    chargePermissionId: session.chargePermissionId,
    chargeId: session.charge?.id ?? null,
    releaseEnvironment: "Sandbox",
  };
}

export function chargeJson(session: AmazonSessionRecord): Json {
  const captured = session.charge?.captured ?? 0;
  return {
    chargeId: session.charge?.id,
    chargePermissionId: session.chargePermissionId,
    chargeAmount: price(session.amount),
    captureAmount: captured > 0 ? price(captured) : null,
    refundedAmount: captured > 0 ? price(givenBack(session)) : null,
    statusDetails: status(session.charge?.state ?? "", null),
    merchantMetadata: metadata(session),
    releaseEnvironment: "Sandbox",
  };
}

export function permissionJson(session: AmazonSessionRecord): Json {
  return {
    chargePermissionId: session.chargePermissionId,
    chargePermissionType: "OneTime",
    merchantMetadata: metadata(session),
    statusDetails: status(session.charge?.state === "Authorized" ? "Chargeable" : "NonChargeable", null),
  };
}

/** `isNew`: Amazon refunds in its own time, and only says so when it is asked again. */
export function refundJson(
  session: AmazonSessionRecord,
  refund: AmazonSessionRecord["refunds"][number],
  isNew: boolean,
): Json {
  return {
    refundId: refund.id,
    chargeId: session.charge?.id,
    creationTimestamp: timeText(refund.created),
    refundAmount: price(refund.amount),
    statusDetails: status(isNew ? "RefundInitiated" : "Refunded", null),
  };
}

function metadata({ orderNumber, customInformation }: AmazonSessionRecord): Json {
  return { merchantReferenceId: orderNumber, merchantStoreName: null, noteToBuyer: null, customInformation };
}

function status(state: string, reasonCode: string | null): Json {
  return { state, reasonCode, reasonDescription: null, lastUpdatedTimestamp: timeText(Date.now() / 1000) };
}

function price(amount: number): Json {
  return { amount: decimalAmount(cents(amount)), currencyCode: "USD" };
}

/** `20201012T235046Z` */
function timeText(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
