import type { OrderView } from "#contract/checkout.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { keptLocale } from "#messages/locales.ts";
import { type Words, wordsOf } from "#messages/words-of.ts";
import { viewOrder } from "../account/view-order.ts";
import { ORDER_RECORD, type OrderRecord } from "../orders/order-record.ts";
import { orderLink, receiptLinkEnds } from "../orders/order-key.ts";
import type { MailTopic } from "./mail-topic.ts";
import { receiptHtml } from "./receipt-html.ts";
import { receiptText } from "./receipt-text.ts";
import { receiptWords } from "./receipt-words.ts";

export const ORDER_RECEIPT: MailTopic<OrderRecord> = {
  sql: `(select ${ORDER_RECORD} from orders where orders.order_number = payload ->> 'orderNumber')`,
  isKept: true,
  samples: {},
  async write({ config, settings, pictures }, facts) {
    const { order_number: orderNumber, link_generation: linkGeneration, email, created_at: placedAt } = facts.order;
    const link = orderLink({ settings }, { orderNumber, linkGeneration }, receiptLinkEnds(new Date(placedAt)));
    const order = viewOrder(facts, { config, pictures });
    return { to: email, ...(await receiptMail(order, link, config, wordsOf(keptLocale(facts.order.locale, config)))) };
  },
};

/** The receipt of an order: number, every charge with its reason, dates, address, and a link only the buyer has; in the order's language. */
export async function receiptMail(
  order: OrderView,
  orderLink: string,
  config: StoreConfig,
  language: Words,
): Promise<{ subject: string; html: string; text: string }> {
  const words = receiptWords(order, orderLink, config, language);
  return { subject: words.subject, html: await receiptHtml(words), text: receiptText(words) };
}
