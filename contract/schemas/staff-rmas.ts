import { RETURN_PARCELS } from "#rules/rma/return-parcel.ts";
import { RMA_CONDITIONS, RMA_REASONS, RMA_STATES, RMA_WANTS } from "#rules/rma/rma-states.ts";
import { z } from "zod";
import * as wire from "../staff-rmas.ts";
import { endpoint } from "./endpoint.ts";
import { RmaMessage } from "./rma.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";
import { WholeNumber, WireMoney } from "./numbers.ts";

const Kind = z.enum(["jpg", "png", "pdf"]);
const State = z.enum(RMA_STATES);
const StaffRma = z.object({
  RmaNumber: z.string(),
  OrderNumber: z.string(),
  Email: z.string(),
  State,
  Version: z.int(),
  Wants: z.enum(RMA_WANTS),
  Reason: z.enum(RMA_REASONS),
  Told: z.string(),
  Answer: z.string(),
  Proofs: z.array(z.object({ Id: z.string(), Name: z.string(), Kind })),
  OpenedAt: z.string(),
  ChangedAt: z.string(),
  Lines: z.array(
    z.object({
      Line: z.int(),
      ItemDescription: z.string(),
      Units: z.int(),
      Accepted: z.int().nullable(),
      Why: z.string(),
      Received: z.int().nullable(),
      Condition: z.enum(RMA_CONDITIONS).nullable(),
      Granted: z.int(),
      Refunded: z.int(),
      Left: z.int(),
    }),
  ),
  Messages: z.array(RmaMessage.extend({ Who: z.string() })),
  MessageWaits: z.boolean(),
  MayWrite: z.boolean(),
  Label: z
    .object({
      State: z.enum(["asked", "made", "refused", "lost", "cancelling", "cancelled"]),
      Tracking: z.string(),
      Parcel: z.enum(RETURN_PARCELS),
    })
    .nullable(),
  MayLabel: z.boolean(),
  MayCancelLabel: z.boolean(),
  Refunded: WireMoney,
  Moves: z.array(State),
});
const RmaNumber = typedLine(40);
const deciding = { named: "ours", reply: z.object({ Success: z.literal(true), Rma: StaffRma }) } as const;
const maySay = z.strictObject({
  RmaNumber,
  Version: WholeNumber.min(1),
  Answer: z.string().trim().max(500).default(""),
});
const lineUnits = { Line: WholeNumber.min(1).max(99), Units: WholeNumber.min(0).max(999) } as const;
const accepts = maySay.extend({
  Lines: onceEach(z.strictObject({ ...lineUnits, Why: z.string().trim().max(500).default("") })),
});
const receives = maySay.extend({
  Lines: onceEach(z.strictObject({ ...lineUnits, Condition: z.enum([...RMA_CONDITIONS, ""]).default("") })),
});
const mustSay = z.strictObject({ RmaNumber, Version: WholeNumber.min(1), Answer: z.string().trim().min(1).max(500) });

export const getStaffRmas = endpoint(wire.getStaffRmas, {
  summary: "Requests to send something back that wait for staff",
  named: "ours",
  query: z.strictObject({ q: TypedEmail.default("") }),
  reply: z.object({ Success: z.literal(true), Rmas: z.array(StaffRma), TimeZone: z.string() }),
});
export const getRmaProof = endpoint(wire.getRmaProof, {
  summary: "A picture or PDF that came with a request",
  named: "ours",
  query: z.strictObject({ id: z.uuid() }),
  reply: z.object({ Success: z.literal(true), RmaNumber: z.string(), Kind, Base64: z.string() }),
});
export const approveRma = endpoint(wire.approveRma, {
  summary: "A request is accepted; its buyer is mailed where to send the parcel",
  body: accepts,
  ...deciding,
});
export const rejectRma = endpoint(wire.rejectRma, {
  summary: "A request is not accepted; its buyer is mailed why",
  body: mustSay,
  ...deciding,
});
export const receiveRma = endpoint(wire.receiveRma, {
  summary: "The parcel of a request has come; its buyer is mailed",
  body: receives,
  ...deciding,
});
export const settleRma = endpoint(wire.settleRma, {
  summary: "What a request asked for is done; its buyer is mailed",
  body: accepts,
  ...deciding,
});
export const answerRmaMessage = endpoint(wire.answerRmaMessage, {
  summary: "Write to the buyer about a request; they are mailed",
  body: z.strictObject({ RmaNumber, Version: WholeNumber.min(1), Text: z.string().trim().min(1).max(2000) }),
  ...deciding,
});
const asSeen = z.strictObject({ RmaNumber, Version: WholeNumber.min(1) });
export const makeRmaLabel = endpoint(wire.makeRmaLabel, {
  summary: "Make a FedEx label for a return that was accepted; its buyer is mailed",
  body: asSeen,
  ...deciding,
});
export const cancelRmaLabel = endpoint(wire.cancelRmaLabel, {
  summary: "Cancel the label of a return whose parcel has not left",
  body: asSeen,
  ...deciding,
});

/** Lines of which none is named twice. */
function onceEach<Line extends z.ZodType<{ Line: number }>>(line: Line) {
  return z
    .array(line)
    .max(50)
    .refine((lines) => new Set(lines.map(({ Line }) => Line)).size === lines.length)
    .default([]);
}
