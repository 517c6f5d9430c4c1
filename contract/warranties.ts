import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { CartView } from "./carts.ts";
import type { WarrantyChoice } from "./wire-product.ts";

/** A thing of a member's order that is under warranty, or was. Days are `YYYY-MM-DD`. */
export interface CoveredLine {
  OrderNumber: string;
  Name: string;
  MainPicture: string;
  PictureVersion: string;
  /** Units that were not given back. */
  Units: number;
  Months: number;
  /** The shortest of the longer ones that may be bought for it, on the page of its order, with the last day for it. */
  Longer: { Months: number; Price: WireMoney; Until: string | null } | null;
  /** A return or repair of it that is not settled; empty where there is none. */
  OpenRma: string;
  /** Null while it has not arrived: the time has not begun. */
  DeliveredOn: string | null;
  EndsOn: string | null;
  /** The last day on which it is expected; null once it is there, and where that day has gone by. */
  ExpectedOn: string | null;
  /** Days left after today; below zero for one that has ended. */
  DaysLeft: number | null;
}

/** A line of an order that may be given a longer warranty, or why it may not. */
export interface PostPurchaseLine {
  /** Its number in the order, from 1. */
  Line: number;
  ItemDescription: string;
  MainPicture: string;
  PictureVersion: string;
  /** From delivery, as it is now. */
  Months: number;
  /** Units that may be given one. */
  Units: number;
  /** The last day, `YYYY-MM-DD`; null where the days begin with the delivery. */
  Until: string | null;
  /** Each with what is left to pay for one unit; empty where there is nothing to buy. */
  Choices: WarrantyChoice[];
}

/** PCs and laptops of an order that may still be given a longer warranty. For whoever may open the order. */
export const getExtendPostPurchaseDetail = call<{
  query: { number: string };
  reply: { Success: true; OrderNumber: string; Lines: PostPurchaseLine[] };
}>("GET", "/api/proxy/Services/GetExtendPostPurchaseDetail");

/** Puts a longer warranty for a line of an order in the cart; where it is in it already, its length and units are changed. */
export const addEtailExtendWarranty = call<{
  body: { OrderNumber: string; Line: number; WarrantyID: number; Quantity: number };
  reply: CartView;
}>("POST", "/api/proxy/Services/AddEtailExtendWarranty");

export const listWarranties = call<{ reply: { Success: true; Lines: CoveredLine[] } }>("GET", "/api/member/warranties");
