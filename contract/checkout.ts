import type { CardBoxes } from "./card-boxes.ts";
import type { StreetPlace } from "#rules/address/address-suggestion.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import type { Made } from "#rules/order/order-stages.ts";
import type { OrderEventName } from "#rules/order/order-event-names.ts";
import type { PreOrderSize } from "#rules/order/pre-order-size.ts";
import type { OrderState } from "#rules/order/order-states.ts";
import type { MethodRefusal } from "#rules/payment/payment-methods.ts";
import type { OrderPaymentState } from "#rules/payment/payment-states.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { RefundState } from "#rules/refund/refund-states.ts";
import { call } from "./call.ts";
import type { OrderDelay } from "./order-delays.ts";
import type { BuildTest, OrderParcel } from "./order-work.ts";
import type { CartTotals, CartView, Totals } from "./carts.ts";
import type { UPSInsurance } from "./insurance.ts";
import type { ShippingChoice } from "./shipping-choice.ts";
import type { TotalBreakdown } from "./total-breakdown.ts";
import type { WireOrigin } from "./wire-origin.ts";

export type Country = "USA" | "CANADA" | "OTHER";

/** Shipping address of section 3. Lengths are the door's; what is right for a country is `rules/address`. */
export interface ShippingAddress {
  Email: string;
  FirstName: string;
  LastName: string;
  CompanyName: string;
  Country: Country;
  Address1: string;
  Address2: string;
  ZipCode: string;
  City: string;
  State: string;
  ContactNumber: string;
  MobileNumber: string;
}
export type BillingAddress = Omit<ShippingAddress, "Email">;

export interface PaymentMethod {
  Type: PaymentType;
  Title: string;
  Detail: string;
  Available: boolean;
  Why: string | null;
  /** The rule's own word for `Why`. */
  Reason: MethodRefusal | null;
  Min: WireMoney | null;
  Max: WireMoney | null;
  /** Ours: what is left to pay when it is paid so. */
  ToPay: WireMoney;
}

/** Where the provider's card fields live, an origin that is never ours: a frame, or with an empty `Url` those of `Script` under `Key`, which also opens a browser's wallets. */
export interface CardFieldsPlace {
  Origin: string;
  Url: string;
  Script: string;
  Key: string;
}

/** Where the checkout of this cart stands; the page can be left and reloaded at any step. */
export interface CheckoutView {
  Success: true;
  Cart: CartView;
  /** 1 information, 2 shipping, 3 payment: the furthest step that is open. */
  OpenStep: number;
  ShippingAddress: ShippingAddress | null;
  BillingAddress: BillingAddress | null;
  ShippingMethodID: number | null;
  ShippingChoices: ShippingChoice[];
  PaymentMethods: PaymentMethod[];
  Totals: Totals;
  /** How the order comes to its box: what may be said of the time after payment. */
  Made: Made;
  CardFields: CardFieldsPlace;
  /** Whether text updates can be asked for. */
  TextUpdates: boolean;
  /** Where its member is approved to buy without the tax of the state it ships to; null otherwise. */
  TaxExemption: { State: string; Organisation: string; Certificate: string; IsChosen: boolean } | null;
  /** Null where parcels cannot be insured. */
  UPSInsurance: UPSInsurance | null;
  CardBoxes: CardBoxes | null;
  /** An order of this very cart that waits for payment (declined, pending), null otherwise. */
  PendingOrder: { OrderNumber: string; PaymentState: OrderPaymentState } | null;
}

export interface OrderToMake {
  Version: number;
  Payment: PaymentType;
  ExpectedTotal: WireMoney;
  /** The parts of what was shown, for the log of a difference; a caller who shows none leaves it out. */
  ExpectedParts: TotalBreakdown | null;
  /** Ours: what the page says is left to pay after a gift voucher; without it the total. */
  ExpectedToPay?: WireMoney | undefined;
  BillingAddress: BillingAddress | null;
  Comment: string;
  TestMode: boolean;
  /** Where the order comes from; null for a caller who does not say. */
  Origin: WireOrigin | null;
  /** Text updates: only where the shopper ticked them, to the cell phone beside (S193). */
  SendTextNote?: boolean | undefined;
  CellPhone?: string | undefined;
}

export interface OrderMade {
  Success: true;
  CustOrderID: string;
  CustNumber: string;
  AmazonPayRedirectUrl: string;
  FinalAmount: WireMoney;
  /** Ours: what is charged, without what a gift voucher pays. */
  ToPay: WireMoney;
  ShippingFee: WireMoney;
  Recycling: WireMoney;
  Tax: WireMoney;
  /** Above zero, like `Saving` in the totals. */
  TotalDiscount: WireMoney;
  /** Held for the shopper until this instant. */
  HeldUntil: string;
}

/** Where a payment stands. A decline is not here: it is a refusal (402) with the bank's words. */
export interface PaymentProgress {
  Success: true;
  CustOrderID: string;
  /** `in_review`: the money is set aside, and not taken before the order was checked. */
  State: "paid" | "action_required" | "pending" | "in_review";
  /** The provider's page where the shopper confirms (3-D Secure), then comes back to `/carts/return`. */
  Redirect: string | null;
  /** Ours: how it is paid where the shopper must agree on another page. */
  Payment?: PaymentType | undefined;
  OrderPage: string;
}

export interface OrderView {
  Success: true;
  OrderNumber: string;
  /** Placed while cards were not real: nothing was charged and nothing ships. */
  IsTest: boolean;
  PlacedAt: string;
  /** The store's clock: instants are shown on it. */
  TimeZone: string;
  State: OrderState;
  PaymentState: OrderPaymentState;
  CardText: string;
  /** Last four signs of the gift voucher that pays a part of it; empty without one. */
  GiftVoucherLast4: string;
  Email: string;
  ShipTo: { name: string; lines: string[] };
  /** The ZIP or postal code is not in our table; the shopper confirmed it. */
  ZipCodeUnknown: boolean;
  Shipping: { name: string; shipsOn: string; arrivesFrom: string; arrivesUntil: string };
  /** The last day for a return, `YYYY-MM-DD`, and whether it is over; empty until it is delivered. */
  ReturnUntil: string;
  IsReturnOver: boolean;
  /** The last delay that its buyer was told of; null where it ships as it was promised. */
  Delay: OrderDelay | null;
  Lines: OrderLine[];
  Totals: Totals;
  Events: { at: string; name: OrderEventName; text: string }[];
  /** Of what was built for it, oldest first. */
  Tests: BuildTest[];
  /** Once it is shipped. */
  Parcels: OrderParcel[];
  /** Null where nothing of it is a pre-order; `Size` is empty until one was chosen. */
  PreOrderSize: { Size: PreOrderSize | ""; MayChoose: boolean } | null;
  /** Null where no text updates were asked for; of the phone the last four digits. */
  Texts: { CellPhone: string; SendTextNote: boolean } | null;
  /** Changes after its payment: one that waits for the difference, those that were made, and whether this visitor may make one. */
  Changes: {
    MayChange: boolean;
    Waiting: { Due: WireMoney; Until: string } | null;
    Made: { At: string; Was: WireMoney; Is: WireMoney }[];
  };
  /** Money that went back or is on its way, oldest first. */
  Refunds: { At: string; Amount: WireMoney; State: RefundState; ToGiftVoucher: boolean }[];
}

/** `ModelID` above 0 is a computer, as in a cart item: it is built and tested before it ships. */
export interface OrderLine {
  ModelID: number;
  SkuID: number;
  ItemDescription: string;
  MainPicture: string;
  PictureVersion: string;
  Quantity: number;
  /** Of these, units that were given back or are on their way back for money: they are not packed, and not with the buyer. */
  QuantityRefunded: number;
  UnitPrice: WireMoney;
  Amount: WireMoney;
  Detail: string;
  /** Color that its lit parts are set to, six hex characters; empty where none was chosen. In words it is in `Detail`. */
  Light: string;
  /** `built` for this order, `ready` before it, `gear` for what needs no build. */
  Made: Made;
  /** What is inside a computer. */
  Parts: string[];
  /** Its number in the order, from 1. */
  Line: number;
  /** Of its units and their parts, as far as they were written down: `Part` is the how-manieth of `Parts`, 0 the thing itself. */
  Serials: { Unit: number; Part: number; Serial: string }[];
  /** Its graphics card comes in a box of its own. */
  CardApart: boolean;
}

export interface PlacesOfZip {
  Success: true;
  State: string;
  Cities: string[];
  /** Ours: every state it lies in, `State` first; a few ZIP codes cross state lines. */
  States: string[];
}

interface Done {
  Success: true;
}

export interface CheckoutSaved extends CheckoutView {
  /** Another spelling of the place that was saved, from whoever knows streets; absent where there is none. */
  AddressSuggestion?: StreetPlace | undefined;
}

export const getCheckout = call<{ reply: CheckoutView }>("GET", "/api/cart-checkout/fetch-cart");
/** `ConfirmedZipCode`: the ZIP or postal code of this address, after `zip_unknown` refused it and the shopper said it is right. */
export const saveInformation = call<{
  body: {
    ShippingAddress: ShippingAddress;
    ConfirmedZipCode?: string | undefined;
    /** Keep it in the member's account, too; a guest has none. */
    SaveAddress?: boolean | undefined;
    /** After a suggestion: whether this address is the suggested one, or the buyer's own that stays. Nobody is asked again. */
    AddressChoice?: "suggested" | "kept" | undefined;
  };
  reply: CheckoutSaved;
}>("POST", "/api/cart-checkout/save-information");
/** `CardsApart`: graphics cards that may travel in a box of their own do; left out, it stays as it was. */
export const saveShippingMethod = call<{
  body: { ShippingMethodID: number; CardsApart?: boolean | undefined };
  reply: CheckoutView;
}>("POST", "/api/cart-checkout/save-shipping-method");
/** Buys by the approved certificate, or not; refused where none is good for the address. */
export const saveTaxExemption = call<{ body: { TaxExemption: boolean }; reply: CheckoutView }>(
  "POST",
  "/api/cart-checkout/save-tax-exemption",
);
export const validateCart = call<{ reply: Done }>("POST", "/api/cart-checkout/validate-cart");
export const checkCartItems = call<{ body: { Version: number }; reply: Done }>(
  "POST",
  "/api/cart-checkout/check-cart-items",
);
export const getTotals = call<{ reply: CartTotals }>("GET", "/api/cart-checkout/totals");
/**
 * Stage 3. Money in it is what the shopper saw: compared, never charged. An order that would cost more is refused by
 * `total_higher` (409) with both totals among its facts; sent again with the new `ExpectedTotal` it is made.
 */
export const createOrder = call<{ body: OrderToMake; reply: OrderMade }>("POST", "/api/cart-checkout/create-order");
/**
 * Stage 4. The card itself never comes here (A16): a token of the provider's fields and its last four digits. What is
 * agreed to on a wallet's or a lender's page has `press_` and 32 random letters from a to p, new for each press; an order of 0.00
 * an empty token.
 */
export const confirmOrder = call<{
  body: { CustOrderID: string; PaymentToken: string; CardType: string; Number: string };
  reply: PaymentProgress;
}>("POST", "/api/cart-checkout/confirm-order");
/** After the provider's page, and while a payment is pending: asks the provider how it ended. */
export const finishPayment = call<{ body: { CustOrderID: string }; reply: PaymentProgress }>(
  "POST",
  "/api/cart-checkout/finish-payment",
);

/** For the browser that placed it (guest cookie) or was given access to it, or with the signed key of the receipt mail. */
export const getOrder = call<{ query: { number: string }; reply: OrderView }>("GET", "/api/order/view");
export const citiesByZip = call<{ query: { zipcode: string; country: Country }; reply: PlacesOfZip }>(
  "GET",
  "/api/shipping-address/get-state-cities-by-zipcode",
);

/** Tax of the cart at a place, or at its own address where no place is given. Nothing is kept. */
export const saleTax = call<{
  body: { Country: Country; State: string; ZipCode: string; City: string };
  reply: { Success: true; Tax: WireMoney; TaxRate: number | null; Country: Country; State: string; ZipCode: string };
}>("POST", "/api/carts/sale-tax");
/** `Exists` is about the visitor's own orders: another's looks exactly like none. */
export const checkCustOrderIdExist = call<{
  query: { CustOrderID: string };
  reply: { Success: true; Exists: boolean };
}>("GET", "/api/proxy/Services/Carts/CheckCustOrderIdExist");
/** The way back from a provider's page: how the payment of the visitor's own order ended, asked of the provider. */
export const saveConfirmData = call<{ query: { Id: string }; reply: PaymentProgress }>(
  "GET",
  "/api/carts/saveConfirmData",
);
