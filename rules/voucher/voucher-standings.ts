/** Where a voucher stands: with money to spend, without, over by its date, or ended by staff. */
export const VOUCHER_STANDINGS = ["usable", "spent", "over", "ended"] as const;
export type VoucherStanding = (typeof VOUCHER_STANDINGS)[number];
