import { z } from "zod";
import { CREATOR_PLATFORMS, CREATOR_STATES } from "#rules/creator/creator-application.ts";
import * as wire from "../creators.ts";
import { endpoint } from "./endpoint.ts";
import { notFreeText } from "./not-free-text.ts";
import { typedLine } from "./typed-line.ts";
import { WholeNumber } from "./numbers.ts";

const fields = {
  Name: typedLine(60).min(1),
  Platform: z.enum(CREATOR_PLATFORMS),
  Url: notFreeText(z.string().trim().min(1).max(290)),
  Audience: z.int().min(0).max(1_000_000_000),
  About: z.string().trim().min(1).max(2000),
};
const answered = { State: z.enum(CREATOR_STATES), Answer: z.string(), SentAt: z.string() };
const Application = z.object({ ...fields, ...answered });
const Own = z.object({ Success: z.literal(true), Application: Application.nullable() });

export const getCreatorApplication = endpoint(wire.getCreatorApplication, {
  summary: "The member's application to the creator program",
  named: "ours",
  reply: Own,
});
export const applyAsCreator = endpoint(wire.applyAsCreator, {
  summary: "Apply to the creator program, or change what was sent",
  named: "ours",
  body: z.strictObject(fields),
  reply: Own,
});
export const getStaffCreators = endpoint(wire.getStaffCreators, {
  summary: "Applications to the creator program, those that wait first",
  named: "ours",
  reply: z.object({
    Success: z.literal(true),
    Applications: z.array(z.object({ ...fields, ...answered, MemberId: z.int(), Email: z.string(), Version: z.int() })),
    TimeZone: z.string(),
  }),
});
export const answerCreator = endpoint(wire.answerCreator, {
  summary: "Answer an application; who applied is mailed",
  named: "ours",
  body: z.strictObject({
    MemberId: z.int().min(1).max(2_000_000_000),
    Version: WholeNumber.min(1),
    Decision: z.enum(["accepted", "declined"]),
    Answer: z.string().trim().min(1).max(500),
  }),
  reply: z.object({ Success: z.literal(true) }),
});
