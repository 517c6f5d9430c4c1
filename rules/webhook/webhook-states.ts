/** Whether an address of the merchant's is told of orders: `off` by the desk, `paused` by the store, which gave up on it. */
export const WEBHOOK_STATES = ["on", "off", "paused"] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Where a message stands: taken; not sent yet; refused or unanswered and tried again; given up. */
export const DELIVERY_STATES = ["taken", "waiting", "failing", "given_up"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Addresses that are told at the same time. */
export const MOST_WEBHOOKS = 20;
