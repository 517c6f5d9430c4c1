import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { BillingAddress } from "./checkout.ts";
import type { ChangeableOrder, ChangeQuote, OrderChange } from "./order-changes.ts";
import type { SeenOrder, StaffOrder, Written } from "./staff-orders.ts";

type Flat<Of> = { [Name in keyof Of]: Of[Name] };
type Changing<More = unknown> = { body: Flat<SeenOrder & More>; reply: StaffOrder };

/** A change as an address asks for it: units by line as `2:1`, and an address where `Address1` is there. */
export type AskedChange = Flat<
  { number: string; fewer: string[]; method?: number | undefined; ConfirmedZipCode?: string | undefined } & {
    [Name in keyof BillingAddress]?: BillingAddress[Name] | undefined;
  }
>;

export const getStaffOrderChange = call<{ query: { number: string }; reply: ChangeableOrder }>(
  "GET",
  "/api/staff/orders/change",
);
/** Nothing is kept. */
export const quoteStaffChange = call<{ query: AskedChange; reply: ChangeQuote }>(
  "GET",
  "/api/staff/orders/change/quote",
);
/** A cheaper order is there at once and the difference goes back; a dearer one waits until its buyer has paid it. */
export const revisePaidOrder = call<Changing<{ Change: OrderChange; Total: WireMoney; Key: string; Reason: Written }>>(
  "POST",
  "/api/staff/orders/change",
);
export const withdrawStaffChange = call<Changing<{ Reason: Written }>>("POST", "/api/staff/orders/change/withdraw");
