import { RMA_REASONS, RMA_STATES, RMA_WANTS } from "#rules/rma/rma-states.ts";
import { z } from "zod";
import * as wire from "../rma.ts";
import { endpoint } from "./endpoint.ts";
import { FileName } from "./file-name.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";
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
    RmaNumber: typedLine(40),
    Name: FileName,
    Base64: notFreeText(z.string().max(13_400_000)),
  }),
  reply: z.object({ Success: z.literal(true), Rma: RmaView }),
});
export const withdrawRma = endpoint(wire.withdrawRma, {
  summary: "Take a request back before its parcel has come",
  named: "ours",
  body: z.strictObject({ OrderNumber, Email, RmaNumber: typedLine(40) }),
  reply: z.object({ Success: z.literal(true), Rma: RmaView }),
});
