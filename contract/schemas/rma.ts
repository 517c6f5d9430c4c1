import { RETURN_PARCELS } from "#rules/rma/return-parcel.ts";
import { RMA_CONDITIONS, RMA_REASONS, RMA_STATES, RMA_WANTS } from "#rules/rma/rma-states.ts";
import { z } from "zod";
import * as wire from "../rma.ts";
import { endpoint } from "./endpoint.ts";
import { FileName } from "./file-name.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";
import { OrderRefunds } from "./order-view.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const RmaView = z.object({
  RmaNumber: z.string(),
  OrderNumber: z.string(),
  State: z.enum(RMA_STATES),
  Wants: z.enum(RMA_WANTS),
  Reason: z.enum(RMA_REASONS),
  Told: z.string(),
  Answer: z.string(),
  OpenedAt: z.string(),
  ChangedAt: z.string(),
  Lines: z.array(z.object({ ItemDescription: z.string(), Units: z.int() })),
  Proofs: z.array(z.object({ Name: z.string(), AddedAt: z.string() })),
  MayWithdraw: z.boolean(),
  MayAddProof: z.boolean(),
});
const OrderNumber = typedLine(40);
const RmaNumber = typedLine(40);
export const RmaMessage = z.object({ From: z.enum(["buyer", "store"]), Text: z.string(), At: z.string() });
const RmaStatus = z.object({
  Success: z.literal(true),
  Rma: RmaView,
  IsMembers: z.boolean(),
  Moves: z.array(z.object({ State: z.enum(RMA_STATES), At: z.string() })),
  NextBy: z.string(),
  IsLate: z.boolean(),
  SendTo: z.string(),
  PaidBy: z.enum(["buyer", "store"]),
  Lines: z.array(
    z.object({
      ItemDescription: z.string(),
      Units: z.int(),
      Accepted: z.int().nullable(),
      Why: z.string(),
      Received: z.int().nullable(),
      Condition: z.enum(RMA_CONDITIONS).nullable(),
      RefundedUnits: z.int(),
      Refunded: WireMoney,
    }),
  ),
  Refunds: OrderRefunds,
  Refunded: WireMoney,
  Messages: z.array(RmaMessage),
  MayWrite: z.boolean(),
  Label: z
    .object({ Carrier: z.literal("FedEx"), Tracking: z.string(), Url: z.string(), Parcel: z.enum(RETURN_PARCELS) })
    .nullable(),
  TimeZone: z.string(),
});
const Email = TypedEmail.default("");

export const listRmas = endpoint(wire.listRmas, {
  summary: "A member's requests to send something back",
  named: "specification",
  reply: z.object({ Success: z.literal(true), Rmas: z.array(RmaView), TimeZone: z.string() }),
});
export const listRmaOthers = endpoint(wire.listRmaOthers, {
  summary: "What else of an order may come back; a guest gives its number and email",
  named: "specification",
  body: z.strictObject({ OrderNumber, Email }),
  reply: z.object({
    Success: z.literal(true),
    OrderNumber: z.string(),
    IsShipped: z.boolean(),
    ReturnUntil: z.string(),
    IsOver: z.boolean(),
    Lines: z.array(z.object({ Line: z.int(), ItemDescription: z.string(), Units: z.int(), Left: z.int() })),
    Rmas: z.array(RmaView),
    TimeZone: z.string(),
  }),
});
export const getRmaStatus = endpoint(wire.getRmaStatus, {
  summary: "Where a request stands, what comes next, and what has gone back for it",
  named: "ours",
  query: z.strictObject({ OrderNumber, RmaNumber }),
  reply: RmaStatus,
});
export const findRmaStatus = endpoint(wire.findRmaStatus, {
  summary: "The same for a guest, by the order's number and email",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email, RmaNumber }),
  reply: RmaStatus,
});
export const openRma = endpoint(wire.openRma, {
  summary: "Ask to send back lines of an order that was shipped",
  named: "ours",
  body: z.strictObject({
    OrderNumber,
    Email,
    Lines: z.array(z.strictObject({ Line: WholeNumber.min(1), Units: WholeNumber.min(1).max(99) })).max(50),
    Wants: z.enum(RMA_WANTS),
    Reason: z.enum(RMA_REASONS),
    Told: z.string().trim().max(2000).default(""),
  }),
  reply: z.object({ Success: z.literal(true), Rma: RmaView }),
});
export const addRmaProof = endpoint(wire.addRmaProof, {
  summary: "Add a picture or PDF of at most 10 MB to a request; it is deleted after 90 days",
  named: "ours",
  body: z.strictObject({
    OrderNumber,
    Email,
    RmaNumber,
    Name: FileName,
    Base64: notFreeText(z.string().max(13_400_000)),
  }),
  reply: z.object({ Success: z.literal(true), Rma: RmaView }),
});
export const withdrawRma = endpoint(wire.withdrawRma, {
  summary: "Take a request back before its parcel has come",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email, RmaNumber }),
  reply: z.object({ Success: z.literal(true), Rma: RmaView }),
});
export const writeRmaMessage = endpoint(wire.writeRmaMessage, {
  summary: "Write to the store about a request",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email, RmaNumber, Text: z.string().trim().min(1).max(2000) }),
  reply: z.object({ Success: z.literal(true), Messages: z.array(RmaMessage) }),
});
const LabelPdf = z.object({ Success: z.literal(true), Tracking: z.string(), Base64: z.string() });
export const getRmaLabel = endpoint(wire.getRmaLabel, {
  summary: "The label of a return, to print",
  named: "ours",
  query: z.strictObject({ OrderNumber, RmaNumber }),
  reply: LabelPdf,
});
export const findRmaLabel = endpoint(wire.findRmaLabel, {
  summary: "The label of a return for a guest, by the order's number and email",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email, RmaNumber }),
  reply: LabelPdf,
});
