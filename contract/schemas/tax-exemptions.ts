import { z } from "zod";
import { EXEMPTION_GROUNDS, EXEMPTION_STATES } from "#rules/tax/tax-exemption.ts";
import * as wire from "../tax-exemptions.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { WholeNumber } from "./numbers.ts";
import { typedLine } from "./typed-line.ts";

const State = z.string().regex(/^[A-Z]{2}$/, "Choose a state from the list.");
const fields = {
  State,
  Organisation: typedLine(120).min(1),
  Ground: z.enum(EXEMPTION_GROUNDS),
  Certificate: notFreeText(
    z
      .string()
      .trim()
      .regex(
        /^[A-Za-z0-9][A-Za-z0-9 ./-]{0,39}$/,
        "Enter the number as it stands on the certificate, 40 characters at most.",
      ),
  ),
};
const asked = { ...fields, ExpiresOn: z.iso.date().or(z.literal("")).default("") };
const shown = {
  ...fields,
  ExpiresOn: z.string(),
  Status: z.enum(EXEMPTION_STATES),
  IsOver: z.boolean(),
  Answer: z.string(),
  SentAt: z.string(),
};
const Own = z.object({
  Success: z.literal(true),
  Applications: z.array(z.object(shown)),
  States: z.array(z.string()),
});

export const getTaxExemptions = endpoint(wire.getTaxExemptions, {
  summary: "The member's applications to buy without sales tax",
  named: "ours",
  reply: Own,
});
export const applyForExemption = endpoint(wire.applyForExemption, {
  summary: "Apply to buy without a state's sales tax, or change what was sent",
  named: "ours",
  body: z.strictObject(asked),
  reply: Own,
});
export const withdrawExemption = endpoint(wire.withdrawExemption, {
  summary: "Withdraw an application or an approved exemption",
  named: "ours",
  body: z.strictObject({ State }),
  reply: Own,
});
export const getStaffExemptions = endpoint(wire.getStaffExemptions, {
  summary: "Applications to buy without sales tax, those that wait first",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Applications: z.array(z.object({ ...shown, MemberId: z.int(), Email: z.string(), Version: z.int() })),
    TimeZone: z.string(),
  }),
});
export const decideExemption = endpoint(wire.decideExemption, {
  summary: "Approve or decline an application; who applied is mailed",
  named: "ours",
  body: z.strictObject({
    MemberId: z.int().min(1).max(2_000_000_000),
    State,
    Version: WholeNumber.min(1),
    Decision: z.enum(["approved", "declined"]),
    Answer: z.string().trim().min(1).max(500),
  }),
  reply: z.object({ Success: z.literal(true) }),
});
