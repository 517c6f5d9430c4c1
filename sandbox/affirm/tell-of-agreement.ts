import { createHmac } from "node:crypto";
import type { LoanRecord } from "../lender-peer.ts";

/** The webhook that Affirm surely sends, once: a signed form. The store that misses it asks by itself. */
export function tellOfAgreement(
  loan: LoanRecord,
  { storeUrl, privateKey }: { storeUrl: string; privateKey: string },
): void {
  const now = new Date();
  const body = new URLSearchParams({
    checkout_token: loan.id,
    event: "confirmed",
    event_timestamp: now.toISOString().slice(0, -1),
    created: loan.created.slice(0, -1),
    order_id: loan.orderNumber,
    total: String(loan.amount),
  }).toString();
  const at = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha512", privateKey).update(`${at}.${body}`).digest("hex");
  fetch(`${storeUrl}/api/webhooks/affirm`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-affirm-signature": `t=${at},v0=${signature}`,
    },
    body,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
}
