import { expect, test } from "vitest";
import type { z } from "zod";
import type { Route } from "../http/route.ts";
import { ROUTES } from "../routes.ts";
import { ID_CALLS, idCallKey } from "./id-calls.ts";

/** Of the catalogue, the same for everybody: there is no foreign one. */
const CATALOGUE =
  /^(?:skuids?|modelids?|productid|warrantyid|shippingwarrantyid|additionalwarrantyid|operatingsystemskuid|shippingmethodid)$/i;
/** Opens to whoever has it, which is what it is for; each has a test of its own that it is for one purpose, once. */
const BEARER = /^(?:token|key|code|sharecode|couponcode|vouchercode|alertid)$/i;
/** Says something of who types it, and finds nothing. */
const TYPED = /^(?:contactnumber|mobilenumber|s?zipcode|confirmedzipcode|newpassword)$/i;
const NAMES_A_THING = /(?:id|ids|number|key|code|token|order)$/i;
/** A wallet is asked about its own number only where the order beside it waits for that very one. */
const OF_A_PAYMENT = /^Checkout\.(?:Number|PaymentToken|Code|VCode)$|^PayPalCapture\.id$|^AmazonCheckoutSessionId$/;
/** A person's number at ID.me is compared with the cart's own and finds nothing: id-discount-over-http.test.ts. */
const OF_THE_CART = /IDme(?:VerifyResult)?\.UserId$/;
const EITHER = new RegExp(`${OF_A_PAYMENT.source}|${OF_THE_CART.source}`);
/** Fields of this name are none of these in the calls beside them. */
const NOT_HERE: Readonly<Record<string, RegExp>> = {
  // SKUs of the catalogue, several in one text.
  "GET /api/catalog/comparison": /^ids$/,
  "POST /api/email-alerts/confirm": /^Id$/,
  "POST /api/email-alerts/end": /^Id$/,
  "POST /api/review/end-invites": /^Id$/,
  "POST /api/login/passkey": /^Credential\.id$/,
  "POST /api/member/passkeys": /^Credential\.id$/,
  // Of the visitor's own cart, which has one; another's number is refused like one that was made up.
  "POST /api/proxy/Services/ChangeShipWarranty": /^QuoteId$/,
  "POST /api/cart-checkout/confirm-order": /^Number$|^PaymentToken$/,
  "POST /api/order/change/pay": /^PaymentToken$/,
  // One of the messages of the webhook beside it.
  "POST /api/staff/webhooks/replay": /^EventId$/,
  "POST /api/carts/cartCheckout": OF_THE_CART,
  "POST /api/carts/checkBeforePlaceOrder": OF_THE_CART,
  "POST /api/carts/tempOrder": EITHER,
  "POST /api/carts/orderConfirm": EITHER,
};

/** Every field of a schema that holds a text or a number, by its path. */
function leaves(schema: z.ZodType, path = ""): string[] {
  const def = schema.def as unknown as {
    type: string;
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    in?: z.ZodType;
    element?: z.ZodType;
  };
  const inner = def.innerType ?? def.in;
  if (def.shape)
    return Object.entries(def.shape).flatMap(([name, field]) => leaves(field, path === "" ? name : `${path}.${name}`));
  if (inner) return leaves(inner, path);
  if (def.element) return leaves(def.element, `${path}[]`);
  return ["string", "number", "union"].includes(def.type) ? [path] : [];
}

/** The fields of a call that name a thing of somebody's. */
function idsOf(route: Route): string[] {
  const all = [...leaves(route.endpoint.query), ...leaves(route.endpoint.body)];
  return all.filter((path) => {
    const name = path.split(".").at(-1) ?? "";
    if (!NAMES_A_THING.test(name) || NOT_HERE[idCallKey(route)]?.test(path)) return false;
    return ![CATALOGUE, BEARER, TYPED].some((other) => other.test(name));
  });
}

test("every call that takes the id of somebody's thing is in the walk, with each of its ids", () => {
  // Some are named by what looks like no id: an email, an idempotency key that is one here.
  const missing = ROUTES.flatMap((route) => {
    const said = new Set((ID_CALLS[idCallKey(route)] ?? []).flatMap(({ fields }) => fields));
    return idsOf(route)
      .filter((field) => !said.has(field))
      .map((field) => `${idCallKey(route)}: ${field}`);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(ID_CALLS).filter((key) => !ROUTES.some((route) => idCallKey(route) === key))).toEqual([]);
});
