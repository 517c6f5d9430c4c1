import { CARRIERS } from "#rules/order/carriers.ts";
import { TEST_RESULTS } from "#rules/order/burn-in.ts";
import { FLOOR_MOVES } from "#rules/order/floor-moves.ts";
import { MADE } from "#rules/order/order-stages.ts";
import { ORDER_STATES } from "#rules/order/order-states.ts";
import { STAFF_ACTS, type StaffActName } from "#rules/staff/staff-acts.ts";
import { QUEUE_TABS } from "#rules/staff/queue-tabs.ts";
import { STAFF_NEEDS, type StaffNeed } from "#rules/staff/staff-needs.ts";
import { MAIL_TROUBLES } from "#rules/mail/mail-troubles.ts";
import { z } from "zod";
import * as wire from "../staff-orders.ts";
import { MeasuredValue, OrderView } from "./order-view.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const OrderNumber = typedLine(40);
export const seen = { OrderNumber, Version: WholeNumber };
const Text = z.string().trim().min(1).max(500);
const Key = notFreeText(z.uuid());
const Move = z.enum(FLOOR_MOVES);

const QueuedOrder = z.object({
  ...seen,
  State: z.enum(ORDER_STATES),
  Made: z.enum(MADE),
  IsTest: z.boolean(),
  PaidAt: z.string(),
  What: z.string(),
  To: z.string(),
  Method: z.string(),
  ArrivesBy: z.string(),
  Comment: z.string(),
  ShipsOn: z.string(),
  SpareDays: z.int(),
  IsRush: z.boolean(),
  Held: z.string(),
  ChangeWaits: z.boolean(),
  TestUntil: z.string(),
  Next: Move.nullable(),
});
const OrderLabel = z.object({
  State: z.enum(["asked", "made", "refused", "lost", "cancelling", "cancelled"]),
  Tracking: z.string(),
  Told: z.object({
    ShipDate: z.string(),
    Bol: z.string(),
    InsuredValue: WireMoney,
    Carrier: z.literal("FedEx"),
    ShipmentType: z.string(),
    ConsigneeName: z.string(),
    DestinationCompany: z.string(),
    DestinationAddress1: z.string(),
    DestinationAddress2: z.string(),
    DestinationCity: z.string(),
    DestinationState: z.string(),
    DestinationZipCode: z.string(),
    DestinationPhone: z.string(),
    DestinationCountry: z.enum(["US", "CA"]),
    PackageQuantity: z.int(),
    ReferenceFields: z.array(z.string()).readonly(),
  }),
});
const OrderPacking = z.object({
  Method: z.string(),
  LeavesBy: z.string(),
  SpareDays: z.int(),
  ArrivesBy: z.string(),
  Phones: z.array(z.string()),
  Comment: z.string(),
  Things: z.array(
    z.object({
      SkuID: z.int(),
      Code: z.string(),
      Name: z.string(),
      Detail: z.string(),
      Light: z.string(),
      Units: z.int(),
      Made: z.enum(MADE),
      Parts: z.array(z.string()),
      CardApart: z.boolean(),
    }),
  ),
});
const OrderTest = z.object({
  StartedAt: z.string(),
  StartedBy: z.string(),
  EndsAt: z.string(),
  IsOver: z.boolean(),
  EndedAt: z.string(),
  EndedBy: z.string(),
  Result: z.enum([...TEST_RESULTS, ""]),
  Early: z.string(),
  Measured: z.array(MeasuredValue),
});
const Amounts = { Units: z.int(), Amount: WireMoney, Tax: WireMoney };
export const StaffOrder = z.object({
  ...seen,
  Success: z.literal(true),
  Order: OrderView,
  Packing: OrderPacking,
  Mail: z.object({ Trouble: z.enum(MAIL_TROUBLES), At: z.string(), Said: z.string() }).nullable(),
  Test: OrderTest.nullable(),
  Made: z.enum(MADE),
  Moves: z.array(Move),
  Next: Move.nullable(),
  Stays: z.boolean(),
  IsOnTheFloor: z.boolean(),
  Hold: z.object({ Reason: z.string(), Who: z.string(), At: z.string() }).nullable(),
  Left: WireMoney,
  Parts: z.array(z.object({ Part: z.string(), Name: z.string(), ...Amounts, Whole: z.object(Amounts) })),
  OwedSinceChange: WireMoney,
  LostToBanks: WireMoney,
  SendsTo: z.array(z.object({ Name: z.string(), Left: WireMoney })),
  Limit: z.object({ Once: WireMoney, Today: WireMoney }).nullable(),
  TaxBy: z.object({ Provider: z.string(), Calculation: z.string() }).nullable(),
  MayLabel: z.boolean(),
  Label: OrderLabel.nullable(),
  Log: z.array(
    z.object({
      At: z.string(),
      Act: z.enum(Object.keys(STAFF_ACTS) as [StaffActName, ...StaffActName[]]),
      Who: z.string(),
      Text: z.string(),
    }),
  ),
});
const StockRow = z.object({
  SkuID: z.int(),
  Code: z.string(),
  Name: z.string(),
  OnHand: z.int(),
  Held: z.int(),
});

const changing = { named: "ours", reply: StaffOrder } as const;

export const getQueue = endpoint(wire.getQueue, {
  summary: "Orders on the floor, the promise that ends first at the top",
  named: "ours",
  query: z.strictObject({ tab: z.enum(QUEUE_TABS).default("open"), q: TypedEmail.default("") }),
  reply: z.object({
    Success: z.literal(true),
    Counts: z.record(z.enum(QUEUE_TABS), z.int()),
    NeedsYou: z.array(
      z.object({ Need: z.enum(Object.keys(STAFF_NEEDS) as [StaffNeed, ...StaffNeed[]]), Count: z.int() }),
    ),
    Orders: z.array(QueuedOrder),
    TimeZone: z.string(),
  }),
});
export const getStaffOrder = endpoint(wire.getStaffOrder, {
  summary: "One order with what may be done with it, and what was done",
  named: "ours",
  query: z.strictObject({ number: OrderNumber }),
  reply: StaffOrder,
});
export const startBuild = endpoint(wire.startBuild, {
  summary: "Start to build a paid order",
  body: z.strictObject(seen),
  ...changing,
});
export const sendToTest = endpoint(wire.sendToTest, {
  summary: "A built PC starts its test",
  body: z.strictObject(seen),
  ...changing,
});
export const backToBench = endpoint(wire.backToBench, {
  summary: "A PC that failed its test goes back to the bench",
  body: z.strictObject({ ...seen, Reason: Text }),
  ...changing,
});
export const packOrder = endpoint(wire.packOrder, {
  summary: "An order is boxed; before its test is over only with a reason",
  body: z.strictObject({ ...seen, Early: z.string().trim().max(500).default("") }),
  ...changing,
});
export const shipOrder = endpoint(wire.shipOrder, {
  summary: "A packed order leaves with its carrier; its buyer is mailed the tracking number",
  body: z.strictObject({ ...seen, Carrier: z.enum(CARRIERS), Tracking: notFreeText(typedLine(60)) }),
  ...changing,
});
export const correctParcels = endpoint(wire.correctParcels, {
  summary: "The parcels of an order on its way, with a number corrected or a parcel added; its buyer is mailed",
  body: z.strictObject({
    ...seen,
    Parcels: z
      .array(z.strictObject({ Carrier: z.enum(CARRIERS), Tracking: notFreeText(z.string().trim().max(60)) }))
      .min(1)
      .max(20),
  }),
  ...changing,
});
export const deliverOrder = endpoint(wire.deliverOrder, {
  summary: "A shipped order has arrived",
  body: z.strictObject(seen),
  ...changing,
});
export const holdOrder = endpoint(wire.holdOrder, {
  summary: "Stop all work on an order, with a reason",
  body: z.strictObject({ ...seen, Reason: Text }),
  ...changing,
});
export const releaseOrder = endpoint(wire.releaseOrder, {
  summary: "Let work on a held order go on",
  body: z.strictObject(seen),
  ...changing,
});
export const noteOnOrder = endpoint(wire.noteOnOrder, {
  summary: "Write a note on an order that only staff see",
  body: z.strictObject({ ...seen, Text }),
  ...changing,
});
export const cancelPaidOrder = endpoint(wire.cancelPaidOrder, {
  summary: "Call off a paid order that has not shipped, and give everything back",
  body: z.strictObject({ ...seen, Key, Reason: Text }),
  ...changing,
});
export const refundChange = endpoint(wire.refundChange, {
  summary: "Give back again what a change made an order cheaper by, where the bank sent it back",
  body: z.strictObject({ ...seen, Key, Reason: Text }),
  ...changing,
});
export const refundPaidOrder = endpoint(wire.refundPaidOrder, {
  summary: "Give back all or parts of what was paid",
  body: z.strictObject({
    ...seen,
    Key,
    Why: z.enum(["returned", "damaged", "late", "goodwill", "other"]),
    Reason: Text,
    RmaNumber: typedLine(40).default(""),
    Parts: z
      .array(
        z.strictObject({
          Part: z.string().max(20),
          Units: z.int().min(1).max(9999).optional(),
          Amount: WireMoney.refine((dollars) => dollars > 0 && dollars < 1_000_000, {
            message: "Enter an amount above 0.",
          }).optional(),
        }),
      )
      .max(100),
  }),
  ...changing,
});
export const getStock = endpoint(wire.getStock, {
  summary: "What is on the shelf, by SKU, code or name",
  named: "ours",
  query: z.strictObject({ q: typedLine(100).default("") }),
  reply: z.object({ Success: z.literal(true), Rows: z.array(StockRow) }),
});
export const correctStock = endpoint(wire.correctStock, {
  summary: "Correct what is on the shelf by so many, with a reason",
  named: "ours",
  body: z.strictObject({
    SkuID: WholeNumber,
    OnHand: z.int({ error: "Find this SKU first: it is corrected from the number you see." }).min(0).max(2_000_000_000),
    By: z
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((by) => by !== 0, { message: "Enter a number that is not 0, like 3 or -1." }),
    Reason: Text,
    Key,
  }),
  reply: z.object({ Success: z.literal(true), Row: StockRow }),
});
