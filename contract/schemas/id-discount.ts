import { z } from "zod";
import { emailFault } from "#rules/address/check-shipping-address.ts";
import { ID_GROUPS, ID_PROOF_STATES } from "#rules/discounts/id-groups.ts";
import * as wire from "../id-discount.ts";
import { CartView } from "./carts.ts";
import { endpoint } from "./endpoint.ts";
import { FileName } from "./file-name.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail } from "./typed-line.ts";

const Group = z.enum(ID_GROUPS, "Choose a group from the list.");
const Status = z.enum(ID_PROOF_STATES);
const Kind = z.enum(["jpg", "png", "pdf"]);
const View = z.object({
  Success: z.literal(true),
  Groups: z.array(z.object({ Group, Percent: z.number() })),
  IsIDmeOffered: z.boolean(),
  Verified: Group.nullable(),
  Proof: z.object({ Group, Status, Answer: z.string() }).nullable(),
});

export const getIdDiscount = endpoint(wire.getIdDiscount, {
  summary: "Groups that get a discount, and how far this cart is with one",
  named: "ours",
  reply: View,
});
export const startIdVerify = endpoint(wire.startIdVerify, {
  summary: "Where ID.me checks that the visitor belongs to a group",
  named: "ours",
  body: z.strictObject({ Group }),
  reply: z.object({ Success: z.literal(true), Url: z.string() }),
});
export const idmeVerify = endpoint(wire.idmeVerify, {
  summary: "Finish what ID.me was asked: the cart gets the group's discount in a coupon's place",
  named: "specification",
  body: z.strictObject({
    code: notFreeText(z.string().max(2000)),
    state: notFreeText(z.string().max(200)),
  }),
  reply: CartView,
});
export const removeIdVerify = endpoint(wire.removeIdVerify, {
  summary: "Take the group's discount off the cart",
  named: "ours",
  reply: CartView,
});
export const sendIdProof = endpoint(wire.sendIdProof, {
  summary: "Send a picture or PDF of at most 10 MB for a person to look at; it is deleted with the decision",
  named: "ours",
  body: z.strictObject({
    Group,
    Email: TypedEmail.refine((email) => emailFault(email) === null, "Enter an email address, like name@example.com."),
    Name: FileName,
    Base64: notFreeText(z.string().max(13_400_000)),
  }),
  reply: View,
});
export const getStaffIdProofs = endpoint(wire.getStaffIdProofs, {
  summary: "Proofs of belonging to a group, those that wait first",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Proofs: z.array(
      z.object({
        Id: z.string(),
        Group,
        Email: z.string(),
        Kind,
        Status,
        Answer: z.string(),
        SentAt: z.string(),
        IsCartOpen: z.boolean(),
      }),
    ),
    TimeZone: z.string(),
  }),
});
export const getIdProofFile = endpoint(wire.getIdProofFile, {
  summary: "A proof that waits, as a file",
  named: "ours",
  query: z.strictObject({ id: z.uuid() }),
  reply: z.object({ Success: z.literal(true), Kind, Base64: z.string() }),
});
export const decideIdProof = endpoint(wire.decideIdProof, {
  summary: "Approve or decline a proof: the file is deleted, and who sent it is mailed",
  named: "ours",
  body: z.strictObject({
    Id: z.uuid(),
    Decision: z.enum(["approved", "declined"]),
    Answer: z.string().trim().min(1).max(500),
  }),
  reply: z.object({ Success: z.literal(true) }),
});
