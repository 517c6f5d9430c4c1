import { sendReceipt } from "../mail/send-receipt.ts";
import type { World } from "../world.ts";

/** What each topic does. Every one of them is safe to run twice: its row's dedupe key stands in its mail's record. */
export const OUTBOX_TOPICS: Readonly<Record<string, (world: World, payload: never) => Promise<void>>> = {
  order_receipt: sendReceipt,
};
