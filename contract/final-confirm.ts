import type { PaymentType } from "#rules/payment/payment-types.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { call } from "./call.ts";
import type { CartTotals, IdVerified } from "./carts.ts";
import type { Country, OrderMade, PaymentProgress } from "./checkout.ts";

/** The specification's own payloads (S185–S213). Its four calls are another door to the four stages of `checkout.ts`. */
export interface CartToCheckout {
  /** Points that become the cart's, in whole steps. */
  UsedPoint: number;
  Items: {
    CartItemId: string;
    ModelId: number;
    /** What the page showed for one unit: compared and logged, never charged (A1). */
    Price: WireMoney;
    WarrantyID: number;
    ShippingWarrantyID: number;
    Qty: number;
    OperatingSystemSkuID: number;
    IsNoteBook: boolean;
    IsPreOrderDepositItem: boolean;
  }[];
  /** Empty: no coupon. */
  CouponCode: string;
  /** Where an estimate is for; the order goes to the shipping block. */
  State: string;
  Country: Country;
  ZipCode: string;
  /** What the shopper was shown of the cart's own; null leaves it as the cart has it. Compared, never taken. */
  IDme: IdVerified | null;
}

/** Shipping fields begin with S, billing fields have the same names without it; a billing block of blanks is the shipping address. */
export interface CheckoutPayload {
  CouponCode: string;
  Email: string;
  SFirstName: string;
  SLastName: string;
  SCompanyName: string;
  SCountry: Country;
  SAddressLine1: string;
  SAddressLine2: string;
  SZipCode: string;
  SCity: string;
  SStateName: string;
  SContactNum: string;
  /** Says the same as `SCountry`. */
  SIsUS: boolean;
  FirstName: string;
  LastName: string;
  CompanyName: string;
  Country: Country;
  AddressLine1: string;
  AddressLine2: string;
  ZipCode: string;
  City: string;
  StateName: string;
  ContactNum: string;
  Payment: PaymentType;
  SendTextNote: boolean;
  CellPhone: string;
  /** The card itself stays with the provider (A16): its token, the last four digits, and no code. */
  PaymentToken: string;
  CardType: string;
  Month: string;
  Year: string;
  Code: "";
  VCode: "";
  Number: string;
  /** The shipping method, where it is not the cart's already. */
  CartReviewShippingItems: { ShippingMethodID: number; ShippingMethodName: string; Increase: WireMoney }[];
  /** There is one calculation. */
  IsUseNewCalculateShippingFee: boolean;
}

export interface FinalConfirm {
  /** What the shopper confirmed: every line of the cart with its quantity. */
  ConfirmItem: { CartItemId: string; Qty: number }[];
  Comment: string;
  CartToCheckout: CartToCheckout;
  Checkout: CheckoutPayload;
  /** Empty until the order is made; afterwards the order that is paid. */
  CustOrderID: string;
  /** Ours: the total the page showed; one that has become higher is asked for once more. */
  FinalAmount: WireMoney;
  Referral: string;
  IsMobile: boolean;
  SalesName: string;
  Request: string;
  /** The order that PayPal captured, as its script answered: only the number is read, and PayPal is asked about it. */
  PayPalCapture: { id: string } | null;
  /** True buys by the certificate that is approved for the address; null leaves it as the cart has it. */
  /** Ours: the Amazon session that its buyer came back from; empty for none. Amazon is asked about it. */
  AmazonCheckoutSessionId: string;
  TaxExemption: boolean | null;
  /** The premium of the quote in `UPSInsuranceJson`, which its buyer chose; 0 for none. Another amount is refused. */
  UPSInsuranceFee: WireMoney;
  /** `Data` of the checkout's `UPSInsurance` as JSON text: its number is read. Empty for none. */
  UPSInsuranceJson: string;
  /** Whether the order is made when it has no number yet. */
  IsInsertTempOrder: boolean;
  /** As `IDme`. */
  IDmeVerifyResult: IdVerified | null;
  TestMode: boolean;
}

export const cartCheckout = call<{ body: CartToCheckout; reply: CartTotals }>("POST", "/api/carts/cartCheckout");
export const checkBeforePlaceOrder = call<{ body: CartToCheckout; reply: { Success: true } }>(
  "POST",
  "/api/carts/checkBeforePlaceOrder",
);
export const tempOrder = call<{ body: FinalConfirm; reply: OrderMade }>("POST", "/api/carts/tempOrder");
export const orderConfirm = call<{ body: FinalConfirm; reply: PaymentProgress }>("POST", "/api/carts/orderConfirm");
