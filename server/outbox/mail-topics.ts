import { ALERT, NEWS_CONFIRMATION } from "../alerts/alert-mail.ts";
import { CREATOR_ANSWERED } from "../creators/creator-mail.ts";
import { EXEMPTION_DECIDED } from "../exemptions/exemption-mail.ts";
import type { MailTopic } from "../mail/mail-topic.ts";
import { ORDER_LINK } from "../mail/order-link-mail.ts";
import { ORDER_REFUND } from "../mail/refund-mail.ts";
import { RMA_DECIDED } from "../mail/rma-decided-mail.ts";
import { ORDER_SHIPPED } from "../mail/shipped-mail.ts";
import { MEMBER_MAIL } from "../members/member-mail.ts";
import { ORDER_RECEIPT } from "../mail/receipt-mail.ts";
import { STOCK_NOTICE } from "../stock-notices/stock-notice-mail.ts";

/** What a row of the outbox becomes, by its topic. */
export const MAIL_TOPICS: Readonly<Record<string, MailTopic<never>>> = {
  order_receipt: ORDER_RECEIPT,
  order_link: ORDER_LINK,
  order_refund: ORDER_REFUND,
  order_shipped: ORDER_SHIPPED,
  rma_decided: RMA_DECIDED,
  back_in_stock: STOCK_NOTICE,
  alert: ALERT,
  news_confirmation: NEWS_CONFIRMATION,
  member_mail: MEMBER_MAIL,
  creator_answered: CREATOR_ANSWERED,
  exemption_decided: EXEMPTION_DECIDED,
};
