import { TEST_RESULTS } from "#rules/order/burn-in.ts";
import { CARRIERS } from "#rules/order/carriers.ts";
import { MEASURED_NAMES } from "#rules/order/measured-values.ts";
import { ORDER_EVENT_NAMES } from "#rules/order/order-event-names.ts";
import { MADE } from "#rules/order/order-stages.ts";
import { ORDER_STATES } from "#rules/order/order-states.ts";
import { PARCEL_NEWS } from "#rules/order/parcel-sightings.ts";
import { PRE_ORDER_SIZES } from "#rules/order/pre-order-size.ts";
import { ORDER_PAYMENT_STATES } from "#rules/payment/payment-states.ts";
import { REFUND_STATES } from "#rules/refund/refund-states.ts";
import { z } from "zod";
import type * as wire from "../checkout.ts";
import { Totals } from "./carts.ts";
import { WireMoney } from "./numbers.ts";
import { OrderDelay } from "./order-delays.ts";

/** What went back of an order, or of one return of it. */
export const OrderRefunds = z.array(
  z.object({ At: z.string(), Amount: WireMoney, State: z.enum(REFUND_STATES), ToGiftVoucher: z.boolean() }),
);

export const MeasuredValue = z.object({ Name: z.enum(MEASURED_NAMES), Value: z.int() });

/** An order as its buyer reads it. */
export const OrderView = z.object({
  Success: z.literal(true),
  OrderNumber: z.string(),
  IsTest: z.boolean(),
  PlacedAt: z.string(),
  TimeZone: z.string(),
  State: z.enum(ORDER_STATES),
  PaymentState: z.enum(ORDER_PAYMENT_STATES),
  CardText: z.string(),
  GiftVoucherLast4: z.string(),
  Email: z.string(),
  ShipTo: z.object({ name: z.string(), lines: z.array(z.string()) }),
  ZipCodeUnknown: z.boolean(),
  Shipping: z.object({ name: z.string(), shipsOn: z.string(), arrivesFrom: z.string(), arrivesUntil: z.string() }),
  ReturnUntil: z.string(),
  IsReturnOver: z.boolean(),
  Delay: OrderDelay.nullable(),
  Lines: z.array(
    z.object({
      ModelID: z.int(),
      SkuID: z.int(),
      ItemDescription: z.string(),
      MainPicture: z.string(),
      PictureVersion: z.string(),
      Quantity: z.int(),
      QuantityRefunded: z.int(),
      UnitPrice: WireMoney,
      Amount: WireMoney,
      Detail: z.string(),
      Light: z.string().describe("Six hex characters, or empty"),
      Made: z.enum(MADE),
      Parts: z.array(z.string()),
      Line: z.int(),
      Serials: z.array(z.object({ Unit: z.int(), Part: z.int(), Serial: z.string() })),
      CardApart: z.boolean(),
    }),
  ),
  Totals,
  Events: z.array(z.object({ at: z.string(), name: z.enum(ORDER_EVENT_NAMES), text: z.string() })),
  Tests: z.array(
    z.object({
      StartedAt: z.string(),
      EndsAt: z.string(),
      EndedAt: z.string(),
      Result: z.enum([...TEST_RESULTS, ""]),
      Measured: z.array(MeasuredValue),
    }),
  ),
  Parcels: z.array(
    z.object({
      Carrier: z.enum(CARRIERS),
      Tracking: z.string(),
      Url: z.string(),
      News: z.array(z.object({ At: z.string(), News: z.enum(PARCEL_NEWS), Place: z.string() })),
    }),
  ),
  PreOrderSize: z.object({ Size: z.enum([...PRE_ORDER_SIZES, ""]), MayChoose: z.boolean() }).nullable(),
  Texts: z.object({ CellPhone: z.string(), SendTextNote: z.boolean() }).nullable(),
  Changes: z.object({
    MayChange: z.boolean(),
    Waiting: z.object({ Due: WireMoney, Until: z.string() }).nullable(),
    Made: z.array(z.object({ At: z.string(), Was: WireMoney, Is: WireMoney })),
  }),
  Refunds: OrderRefunds,
}) satisfies z.ZodType<wire.OrderView>;
