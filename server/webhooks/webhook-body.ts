import { WEBHOOK_EVENTS } from "#rules/webhook/webhook-events.ts";

/** Of an event's detail: what is no number of the store's own tables. */
const TOLD = ["carrier", "tracking", "amountCents", "reason"] as const;

export interface ToldEvent {
  name: string;
  at: Date;
  detail: Record<string, unknown>;
  orderNumber: string;
  totalCents: number;
  isTest: boolean;
}

/** The body of a message: nobody's name, address or email. Whoever needs them asks the desk for the order. */
export function webhookBody({ name, at, detail, orderNumber, totalCents, isTest }: ToldEvent): string {
  const told = Object.fromEntries(TOLD.flatMap((key) => (detail[key] === undefined ? [] : [[key, detail[key]]])));
  return JSON.stringify({
    type: WEBHOOK_EVENTS.get(name),
    timestamp: at.toISOString(),
    data: { orderNumber, totalCents, currency: "USD", isTest, ...told },
  });
}
