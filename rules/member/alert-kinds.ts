/** What a member can wait for by mail, or of `texts` by phone. */
export type MemberAlertKind = "back_in_stock" | "price_drop" | "coupon" | "news" | "texts" | "build_price";
/** `unconfirmed` waits for its mailed link; `sent` has happened, and is forgotten after 90 days. */
export type MemberAlertState = "unconfirmed" | "waiting" | "sent";
