import type { OrderView } from "#contract/checkout.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { receiptHtml } from "./receipt-html.ts";
import { receiptText } from "./receipt-text.ts";
import { receiptWords } from "./receipt-words.ts";

/** The receipt of an order: number, every charge with its reason, dates, address, and a link only the buyer has. */
export async function receiptMail(
  order: OrderView,
  orderLink: string,
  config: StoreConfig,
): Promise<{ subject: string; html: string; text: string }> {
  const words = receiptWords(order, orderLink, config);
  return { subject: words.subject, html: await receiptHtml(words), text: receiptText(words) };
}
