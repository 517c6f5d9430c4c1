import type { WireMoney } from "#rules/money/wire-money.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import { call } from "./call.ts";
import type { Totals } from "./carts.ts";
import type { CardFieldsPlace, BillingAddress, PaymentProgress } from "./checkout.ts";
import type { ShippingChoice } from "./shipping-choice.ts";
import type { Written } from "./staff-orders.ts";

/** What is to be other than it was paid for; what is null or not named stays. */
export interface OrderChange {
  /** By the number of the line, from 1. Fewer only; none takes it off. */
  Lines: { Line: number; Quantity: number }[];
  ShippingMethodID: number | null;
  /** Its email stays. */
  Address: BillingAddress | null;
  /** The ZIP or postal code of this address, after `zip_unknown` refused it. */
  ConfirmedZipCode?: string | undefined;
}

/** An order as it can be changed now. */
export interface ChangeableOrder {
  Success: true;
  OrderNumber: string;
  Lines: { Line: number; Name: string; Quantity: number }[];
  Address: BillingAddress;
  ShippingMethodID: number;
  ShippingChoices: ShippingChoice[];
  Totals: Totals;
  /** What is in the box, and where and how it goes. */
  MayChangeLines: boolean;
  MayChangeWay: boolean;
  /** A change that is made once its difference is paid; until then nothing is other than it was. */
  Waiting: WaitingChange | null;
  /** Where the provider's card fields live: an origin of its own, never ours. */
  CardFields: CardFieldsPlace;
  TimeZone: string;
}

export interface WaitingChange {
  Id: string;
  Due: WireMoney;
  Until: string;
  Reason: Written;
  Then: ChangedOrder;
  /** A payment of it is at the provider, or at the bank's page. */
  IsBeingPaid: boolean;
}

/** How an order would be. */
export interface ChangedOrder {
  Lines: { Line: number; Name: string; Quantity: number }[];
  Address: BillingAddress;
  Shipping: { Name: string; ArrivesFrom: string; ArrivesUntil: string };
  Totals: Totals;
}

/** The bill now and then, step by step. `Due` above zero is paid first, below zero it goes back. */
export interface ChangeQuote {
  Success: true;
  Now: Totals;
  Then: ChangedOrder;
  Due: WireMoney;
}

export interface ChangeMade {
  Success: true;
  State: "applied" | "waiting_payment";
  Due: WireMoney;
}

type OfOrder<More = unknown> = {
  [Name in keyof ({ OrderNumber: string } & More)]: ({ OrderNumber: string } & More)[Name];
};

export const getOrderChange = call<{ query: { number: string }; reply: ChangeableOrder }>("GET", "/api/order/change");
/** Nothing is kept. */
export const quoteOrderChange = call<{ body: OfOrder<{ Change: OrderChange }>; reply: ChangeQuote }>(
  "POST",
  "/api/order/change/quote",
);
/** `Total` is what the quote showed: another one changes nothing. The same key twice is one change. */
export const changePaidOrder = call<{
  body: OfOrder<{ Change: OrderChange; Total: WireMoney; Key: string }>;
  reply: ChangeMade;
}>("POST", "/api/order/change");
export const withdrawOrderChange = call<{ body: OfOrder; reply: { Success: true } }>(
  "POST",
  "/api/order/change/withdraw",
);
/** Ends an own paid order that nobody has begun to work on: everything goes back. Again is answered as the first time. */
export const callOffOrder = call<{ body: OfOrder; reply: { Success: true; State: OrderState } }>(
  "POST",
  "/api/order/call-off",
);
/** Pays what a change costs more; whoever has the link of its mail may. The card itself never comes here (A16). */
export const payOrderChange = call<{ body: OfOrder<{ Id: string; PaymentToken: string }>; reply: PaymentProgress }>(
  "POST",
  "/api/order/change/pay",
);
/** After the bank's page: asks the provider how it ended. */
export const finishOrderChange = call<{ body: OfOrder<{ Id: string }>; reply: PaymentProgress }>(
  "POST",
  "/api/order/change/finish",
);
