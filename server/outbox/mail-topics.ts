import { BUILD_ALERT } from "../alerts/build-alert-mail.ts";
import { ALERT, NEWS_CONFIRMATION } from "../alerts/alert-mail.ts";
import { CREATOR_ANSWERED } from "../creators/creator-mail.ts";
import { EXEMPTION_DECIDED } from "../exemptions/exemption-mail.ts";
import type { AnyMailTopic } from "../mail/mail-topic.ts";
import { ORDER_DELAY } from "../mail/delay-mail.ts";
import { ORDER_DELIVERED } from "../mail/delivered-mail.ts";
import { ORDER_LINK } from "../mail/order-link-mail.ts";
import { ORDER_CHANGE } from "../mail/order-change-mail.ts";
import { ORDER_REFUND_FALLEN } from "../mail/fallen-refund-mail.ts";
import { ORDER_REFUND } from "../mail/refund-mail.ts";
import { ORDER_SCREENED } from "../mail/screened-mail.ts";
import { RMA_DECIDED } from "../mail/rma-decided-mail.ts";
import { RMA_LABEL } from "../mail/rma-label-mail.ts";
import { RMA_MESSAGE } from "../mail/rma-message-mail.ts";
import { ORDER_SHIPPED } from "../mail/shipped-mail.ts";
import { MEMBER_MAIL } from "../members/member-mail.ts";
import { ORDER_RECEIPT } from "../mail/receipt-mail.ts";
import { GIFT_VOUCHER } from "../mail/voucher-mail.ts";
import { REVIEW_INVITE } from "../reviews/invite-mail.ts";
import { ID_PROOF_DECIDED } from "../id-discount/id-proof-mail.ts";
import { STOCK_NOTICE } from "../stock-notices/stock-notice-mail.ts";

/** What a row of the outbox becomes, by its topic. */
export const MAIL_TOPICS: Readonly<Record<string, AnyMailTopic>> = {
  order_receipt: ORDER_RECEIPT,
  order_link: ORDER_LINK,
  order_refund: ORDER_REFUND,
  order_refund_fallen: ORDER_REFUND_FALLEN,
  order_shipped: ORDER_SHIPPED,
  order_delivered: ORDER_DELIVERED,
  order_change: ORDER_CHANGE,
  order_delay: ORDER_DELAY,
  order_screened: ORDER_SCREENED,
  rma_decided: RMA_DECIDED,
  rma_message: RMA_MESSAGE,
  rma_label: RMA_LABEL,
  back_in_stock: STOCK_NOTICE,
  alert: ALERT,
  build_alert: BUILD_ALERT,
  news_confirmation: NEWS_CONFIRMATION,
  review_invite: REVIEW_INVITE,
  member_mail: MEMBER_MAIL,
  creator_answered: CREATOR_ANSWERED,
  id_proof_decided: ID_PROOF_DECIDED,
  exemption_decided: EXEMPTION_DECIDED,
  gift_voucher: GIFT_VOUCHER,
};
