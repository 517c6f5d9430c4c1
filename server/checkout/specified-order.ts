import type { BodyOf } from "#contract/call.ts";
import type { BillingAddress, confirmOrder, createOrder, ShippingAddress } from "#contract/checkout.ts";
import type { CartToCheckout, CheckoutPayload, FinalConfirm } from "#contract/final-confirm.ts";
import { fromWireMoney } from "#rules/money/wire-money.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type { LoadedCart } from "../carts/load-cart.ts";
import type { World } from "../world.ts";
import { renameFields } from "../http/rename-fields.ts";

/** Fields of an address by their names in the specification's payloads, where shipping has an S before them. The one map between both doors. */
const ADDRESS_FIELDS = {
  FirstName: "FirstName",
  LastName: "LastName",
  CompanyName: "CompanyName",
  Country: "Country",
  Address1: "AddressLine1",
  Address2: "AddressLine2",
  ZipCode: "ZipCode",
  City: "City",
  State: "StateName",
  ContactNumber: "ContactNum",
} as const satisfies Record<Exclude<keyof BillingAddress, "MobileNumber">, keyof CheckoutPayload>;

export function shippingAddressOf(payload: CheckoutPayload): ShippingAddress {
  return { ...addressOf(payload, "S"), Email: payload.Email, MobileNumber: payload.CellPhone };
}

/** Null, which is the shipping address, where nothing is typed. */
function billingAddressOf(payload: CheckoutPayload): BillingAddress | null {
  const { Country, ...typed } = addressOf(payload, "");
  const isBlank = Object.values(typed).every((text) => text.trim() === "");
  return isBlank ? null : { Country, ...typed };
}

function addressOf(payload: CheckoutPayload, prefix: "S" | ""): BillingAddress {
  const fields = Object.entries(ADDRESS_FIELDS).map(([ours, theirs]) => [
    ours,
    payload[`${prefix}${theirs}` as keyof CheckoutPayload],
  ]);
  return { MobileNumber: "", ...Object.fromEntries(fields) } as BillingAddress;
}

/** The body of stage 3 for a cart as it was loaded. */
export function orderOf(payload: FinalConfirm, Version: number): BodyOf<typeof createOrder> {
  return {
    Version,
    Payment: payload.Checkout.Payment,
    ExpectedTotal: payload.FinalAmount,
    ExpectedParts: null,
    BillingAddress: billingAddressOf(payload.Checkout),
    Comment: payload.Comment,
    TestMode: payload.TestMode,
    SendTextNote: payload.Checkout.SendTextNote,
    CellPhone: payload.Checkout.CellPhone,
    Origin: {
      SalesName: payload.SalesName,
      Referral: payload.Referral,
      Request: payload.Request,
      ErrorCount: 0,
      IsMobile: payload.IsMobile,
    },
  };
}

/** The body of stage 4. */
export function paymentOf(payload: CheckoutPayload, CustOrderID: string): BodyOf<typeof confirmOrder> {
  const { PaymentToken, CardType, Number } = payload;
  return { CustOrderID, PaymentToken, CardType, Number };
}

/** Whether the cart is what the payload says it is: its lines, their quantities and warranties. Prices are compared, and a difference is logged. */
export function refuseItems(
  world: Pick<World, "log">,
  { lines }: LoadedCart,
  items: CartToCheckout["Items"],
): Refusal | null {
  if (lines.length === 0) return refuse("cart_empty");
  if (items.some(({ ShippingWarrantyID }) => ShippingWarrantyID !== 0)) return refuse("warranty_unknown");
  const isSame = sameLines(lines, items, (line, item) => line.warrantyId === item.WarrantyID);
  if (!isSame) return refuse("cart_changed");
  for (const { CartItemId, Price } of items) {
    const ours = lines.find(({ id }) => id === CartItemId)?.unitPrice;
    if (ours !== fromWireMoney(Price))
      world.log.warn(
        { cartItemId: CartItemId, shown: Price, oursCents: ours },
        "a line's price differs from the server's",
      );
  }
  return null;
}

/** Whether these are all lines of the cart, each once and with its quantity. */
export function sameLines<Item extends { CartItemId: string; Qty: number }>(
  lines: LoadedCart["lines"],
  items: readonly Item[],
  fits: (line: LoadedCart["lines"][number], item: Item) => boolean = () => true,
): boolean {
  const left = new Map(lines.map((line) => [line.id, line]));
  for (const item of items) {
    const line = left.get(item.CartItemId);
    if (!line || line.quantity !== item.Qty || !fits(line, item)) return false;
    left.delete(item.CartItemId);
  }
  return left.size === 0;
}

/** A stage's refusal about the fields of the specification's payload. */
export function inPayload<R extends Refusal>(refusal: R): R {
  return renameFields(refusal, (path) => {
    if (path === "UsedPoint" || path === "IDme") return `CartToCheckout.${path}`;
    if (path === "SendTextNote" || path === "CellPhone") return `Checkout.${path}`;
    const [block = "", field = ""] = path.split(".");
    if (block !== "ShippingAddress" && block !== "BillingAddress") return path;
    if (field === "Email") return "Checkout.Email";
    if (field === "MobileNumber") return "Checkout.CellPhone";
    const named = ADDRESS_FIELDS[field as keyof typeof ADDRESS_FIELDS];
    return `Checkout.${block === "ShippingAddress" ? "S" : ""}${named}`;
  });
}
