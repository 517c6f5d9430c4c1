import { sendReceipt } from "../mail/send-receipt.ts";
import { sendStockNotice } from "../stock-notices/send-stock-notice.ts";
import type { World } from "../world.ts";

/** What each topic does. Every one of them is safe to run twice: what it sent is on record, or what asked for it is gone. */
export const OUTBOX_TOPICS: Readonly<Record<string, (world: World, payload: never) => Promise<void>>> = {
  order_receipt: sendReceipt,
  back_in_stock: sendStockNotice,
};
