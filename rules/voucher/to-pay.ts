import { cents, type Cents, NO_CENTS } from "../money/cents.ts";

/** What an order takes of a voucher; `amount` is above zero. */
export interface OrderVoucher {
  id: number;
  amount: Cents;
}

/** What is charged for an order: its total without what a voucher pays. */
export function toPay({ total, voucher }: { total: Cents; voucher: OrderVoucher | null }): Cents {
  return cents(total - (voucher?.amount ?? NO_CENTS));
}
