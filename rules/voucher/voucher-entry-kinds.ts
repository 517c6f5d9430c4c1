/** What moves the balance of a voucher: it was issued, an order took of it, let it go, a refund gave it back, staff corrected or ended it. */
export const VOUCHER_ENTRY_KINDS = ["issue", "spend", "give_back", "refund", "correct", "end"] as const;
export type VoucherEntryKind = (typeof VOUCHER_ENTRY_KINDS)[number];
