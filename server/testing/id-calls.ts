import type { Route } from "../http/route.ts";
import { PICTURE } from "./small-picture.ts";
import { BILLING_BLOCK, CARD_BLOCK, shippingBlock } from "./specified-payload.ts";
import { PORTLAND } from "./buyer.ts";
import { DESK_ID_CALLS } from "./desk-id-calls.ts";
import { LIST_ID_CALLS } from "./list-id-calls.ts";
import { CARDS } from "./test-market.ts";
import { PASSWORD } from "./members.ts";

/** Things that belong to somebody. `rma` is an order and a request about it; `shipped` an order whose parcel has come. */
export type Thing =
  | "line"
  /** The one line of a cart. */
  | "only line"
  | "order"
  | "shipped"
  | "rma"
  | "address"
  | "list"
  | "saved"
  | "build"
  /** One of an account. */
  | "member build"
  | "alert"
  /** A product's price that is watched. */
  | "price alert"
  /** A list and something on it. */
  | "list and saved"
  /** A line of a cart and a list. */
  | "line and list"
  | "session"
  | "passkey"
  | "member"
  | "email"
  | "creator"
  | "exemption"
  /** A paid order and a change of it that waits. */
  | "change"
  | "desk order"
  | "desk return"
  | "proof"
  | "id proof"
  | "review"
  /** An order with a review of what was in it. */
  | "reviewed"
  /** An order and a picture of its review. */
  | "answered review"
  | "review picture"
  | "desk picture"
  | "colleague"
  | "correction"
  | "webhook";

/** A call that names a thing: which of its fields do, and a call that would be right if the thing were one's own. */
export interface IdCall {
  fields: readonly string[];
  thing: Thing;
  input(id: string): object;
  /** By design one answer to everybody, whoever's it is: why. */
  blind?: string;
}

/** A route's place in the list below. */
export const idCallKey = ({ endpoint: { method, path } }: Route) =>
  `${method} ${path.replace("/Services/Carts/", "/Services/")}`;

const UUID = "5f0c7d0e-0000-4000-8000-00000000000a";
const none = { Country: "USA", State: "OR", ZipCode: "97204", CouponCode: "", UsedPoint: 0, IDme: null };

const line = (more: object = {}): IdCall => ({
  fields: ["cartItemId"],
  thing: "line",
  input: (cartItemId) => ({ cartItemId, ...more }),
});
const order = (field: string, more: object = {}, thing: Thing = "order"): IdCall => ({
  fields: [field],
  thing,
  input: (id) => ({ [field]: id, ...more }),
});
const address = (more: object = {}): IdCall => ({
  fields: ["Id"],
  thing: "address",
  input: (Id) => ({ Id, ...more }),
});
const specifiedItem = (CartItemId: string) => ({
  CartItemId,
  ModelId: 0,
  Price: 9,
  WarrantyID: 0,
  ShippingWarrantyID: 0,
  Qty: 1,
  OperatingSystemSkuID: 0,
  IsNoteBook: false,
  IsPreOrderDepositItem: false,
});
const specifiedCart = (id: string) => ({ ...none, Items: [specifiedItem(id)] });
const specified: IdCall = { fields: ["Items[].CartItemId"], thing: "only line", input: specifiedCart };
const { CellPhone: _, ...shipTo } = shippingBlock(PORTLAND);
/** `CustOrderID` is empty: the line is what it names. An order of the number is `named`. */
const payload = (id: string, CustOrderID = "") => ({
  ConfirmItem: [{ CartItemId: id, Qty: 1 }],
  Comment: "",
  CartToCheckout: specifiedCart(id),
  Checkout: { CouponCode: "", ...shipTo, ...BILLING_BLOCK, ...CARD_BLOCK, CellPhone: "" },
  CustOrderID,
  FinalAmount: 9,
  Referral: "",
  IsMobile: false,
  SalesName: "",
  Request: "",
  PayPalCapture: null,
  TaxExemption: false,
  UPSInsuranceFee: 0,
  UPSInsuranceJson: "",
  IsInsertTempOrder: true,
  IDmeVerifyResult: null,
  TestMode: false,
});
const named: IdCall = {
  fields: ["ConfirmItem[].CartItemId", "CartToCheckout.Items[].CartItemId"],
  thing: "only line",
  input: (id) => payload(id),
};
const namedOrder: IdCall = {
  ...order("CustOrderID"),
  input: (id) => payload("line-of-nobody", id),
  blind: "the lines are looked at first; of an order alone specified-order.test.ts tells",
};
const { Email: __, ...place } = PORTLAND;
const rma = (more: object = {}): IdCall => ({
  fields: ["OrderNumber", "RmaNumber"],
  thing: "rma",
  input: (id) => {
    const [OrderNumber, RmaNumber] = id.split(" ");
    return { OrderNumber, RmaNumber, ...more };
  },
});
/** Of an order of one mouse, as `owned-things.ts` makes them: by the dearest way. */
const asked = { Change: { ShippingMethodID: 6 } };
const changed = (more: object = {}): IdCall => ({
  fields: ["OrderNumber", "Id"],
  thing: "change",
  input: (both) => {
    const [OrderNumber, Id] = both.split(" ");
    return { OrderNumber, Id, ...more };
  },
});
/** Every call that names somebody's thing, by method and path; the two shapes of a proxy's path are one. */
export const ID_CALLS: Readonly<Record<string, readonly IdCall[]>> = {
  "POST /api/carts/changeCartItemQty": [line({ quantity: 2 })],
  "POST /api/carts/deleteCartItem": [line()],
  "POST /api/carts/changesystemwarranty": [line({ warrantyId: 0 })],
  "POST /api/proxy/Services/ChangeSystemsExtendWarranty": [line({ warrantyId: 0 })],
  "POST /api/proxy/Services/RemoveSystemsExteWarranty": [line()],
  "POST /api/proxy/Services/AddExtendChangePaymentsBundle": [
    {
      fields: ["Items[].cartItemId"],
      thing: "line",
      input: (cartItemId) => ({ Items: [{ cartItemId, warrantyId: 0 }] }),
    },
  ],
  "GET /api/proxy/Services/GetExtendPostPurchaseDetail": [order("number")],
  "POST /api/proxy/Services/GetExtendPostPurchaseDetail": [order("number")],
  "POST /api/proxy/Services/AddEtailExtendWarranty": [order("OrderNumber", { Line: 1, WarrantyID: 1, Quantity: 1 })],
  "POST /api/carts/changerushservice": [line({ rushService: "none" })],
  "POST /api/proxy/Services/changeRushServiceToDeferByCartItemID": [line()],
  "POST /api/carts/with-pc-price": [line()],
  "POST /api/carts/addAdobeAddOn": [line()],
  "POST /api/carts/set-cart-revie-items-and-get-bundle": [
    { fields: ["Items[].CartItemId"], thing: "line", input: (CartItemId) => ({ Items: [{ CartItemId, Qty: 2 }] }) },
  ],
  "POST /api/carts/cartCheckout": [specified],
  "POST /api/carts/checkBeforePlaceOrder": [specified],
  "POST /api/carts/tempOrder": [named, namedOrder],
  "POST /api/carts/orderConfirm": [named, namedOrder],

  "GET /api/proxy/Services/CheckCustOrderIdExist": [order("CustOrderID")],
  "POST /api/proxy/Services/CheckCustOrderIdExist": [order("CustOrderID")],
  "POST /api/cart-checkout/confirm-order": [
    order("CustOrderID", { PaymentToken: CARDS.declined, CardType: "Visa", Number: "************4242" }),
  ],
  "POST /api/cart-checkout/finish-payment": [order("CustOrderID")],
  "GET /api/carts/saveConfirmData": [order("Id")],
  "POST /api/carts/createAmazonCheckoutSession": [order("CustOrderID")],
  "POST /api/carts/getPaymentInfoAmazonV2": [order("CustOrderID")],
  "POST /api/carts/getAffirmAuthData": [order("CustOrderID")],
  "POST /api/carts/cancelAffirm": [order("CustOrderID")],
  "POST /api/digital-pay/paymentProcess": [order("CustOrderID", { token: "{}" })],
  "GET /api/order/view": [order("number")],
  "POST /api/order/look-up": [
    {
      ...order("OrderNumber", { Email: "nobody@example.com" }),
      blind: "whether there is such an order is said to its mailbox",
    },
  ],
  "POST /api/order/open": [
    { ...order("OrderNumber", { Key: "A".repeat(43) }), blind: "a wrong key opens nothing, whoever asks" },
  ],
  "POST /api/order/end-links": [order("OrderNumber")],
  "POST /api/order/cancel": [order("OrderNumber")],
  "GET /api/order/change": [order("number")],
  "POST /api/order/change/quote": [order("OrderNumber", asked)],
  "POST /api/order/change": [order("OrderNumber", { ...asked, Total: 9, Key: UUID })],
  "POST /api/order/change/withdraw": [order("OrderNumber")],
  "POST /api/order/change/pay": [changed({ PaymentToken: CARDS.declined })],
  "POST /api/order/change/finish": [changed()],
  "POST /api/order/call-off": [order("OrderNumber")],
  "POST /api/order/delay": [order("OrderNumber", { Answer: "wait" })],
  "POST /api/order/savepreordersilverwolfsize": [order("OrderNumber", { Size: "M" })],
  "GET /api/member/switchtextmessage": [order("orderId")],
  "POST /api/carts/orderSurveySubmit": [
    order("CustOrderID", { Rating: 5, HeardFrom: "friend", Comment: "" }, "shipped"),
  ],
  "GET /api/rma/others": [order("OrderNumber", {}, "shipped")],
  "POST /api/rma/others": [order("OrderNumber", {}, "shipped")],
  "POST /api/rma/open": [
    order(
      "OrderNumber",
      { Lines: [{ Line: 1, Units: 1 }], Wants: "refund", Reason: "not_wanted", Told: "" },
      "shipped",
    ),
  ],
  "GET /api/rma/status": [rma()],
  "POST /api/rma/status": [rma()],
  "GET /api/rma/label": [rma()],
  "POST /api/rma/label": [rma()],
  "POST /api/rma/message": [rma({ Text: "Which box?" })],
  "POST /api/rma/proof": [rma({ Name: "a.pdf", Base64: Buffer.from("%PDF-1.7\n%%EOF").toString("base64") })],
  "POST /api/rma/withdraw": [rma()],
  "GET /api/review/of-order": [order("order", {}, "shipped")],
  "POST /api/review/change": [
    order("OrderNumber", { ProductID: 4, Rating: 3, Author: "A", Body: "Good enough" }, "reviewed"),
  ],
  "POST /api/review/take-back": [order("OrderNumber", { ProductID: 4 }, "reviewed")],
  "POST /api/review/add-picture": [order("OrderNumber", { ProductID: 4, Picture: PICTURE }, "reviewed")],
  "POST /api/review/remove-picture": [
    {
      fields: ["OrderNumber", "PictureID"],
      thing: "review picture",
      input: (id) => {
        const [OrderNumber, PictureID] = id.split(" ");
        return { OrderNumber, ProductID: 4, PictureID };
      },
    },
  ],
  "GET /api/review/own-picture": [
    {
      fields: ["order", "id"],
      thing: "review picture",
      input: (both) => {
        const [number, id] = both.split(" ");
        return { order: number, id };
      },
    },
  ],
  "POST /api/review/write": [order("OrderNumber", { ProductID: 4, Rating: 5, Author: "A", Body: "Good" }, "shipped")],

  "PUT /api/member/addresses": [address({ Label: "Home", IsDefault: false, Address: place })],
  "DELETE /api/member/addresses": [address()],
  "PUT /api/member/addresses/default": [address()],
  ...LIST_ID_CALLS,
  "DELETE /api/member/sessions": [{ fields: ["id"], thing: "session", input: (id) => ({ id }) }],
  "DELETE /api/member/passkeys": [{ fields: ["id"], thing: "passkey", input: (id) => ({ id, Password: PASSWORD }) }],
  "GET /api/member/getrewardpoints": [{ fields: ["memId"], thing: "member", input: (memId) => ({ memId }) }],
  "GET /api/member/activate": [
    {
      fields: ["memId"],
      thing: "member",
      input: (memId) => ({ memId, token: "A".repeat(43) }),
      blind: "a wrong token activates nobody",
    },
  ],
  "GET /api/member/point": [{ fields: ["email"], thing: "email", input: (email) => ({ email }) }],

  ...DESK_ID_CALLS,
};
