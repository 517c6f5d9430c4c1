import { STAFF_ACTS, type StaffActName } from "#rules/staff/staff-acts.ts";
import { STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { STAFF_STATES } from "#rules/staff/staff-states.ts";
import { z } from "zod";
import * as wire from "../staff-people.ts";
import { endpoint } from "./endpoint.ts";
import { WholeNumber } from "./numbers.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const Email = TypedEmail.min(1);
/** What somebody wrote: why. */
const Written = z.string().trim().min(1).max(500);
/** Empty where nobody gave one. */
const Kept = z.string();
const Roles = z.array(z.enum(STAFF_ROLES)).min(1).max(STAFF_ROLES.length);
const LoggedFacts = z.array(z.object({ Name: z.string(), Value: z.string() }));
const StaffPeople = z.object({
  Success: z.literal(true),
  People: z.array(
    z.object({
      Email: z.string(),
      Name: z.string(),
      State: z.enum(STAFF_STATES),
      Roles: z.array(z.enum(STAFF_ROLES)),
      Sessions: z.int(),
      UsedAt: z.string(),
    }),
  ),
  TimeZone: z.string(),
});

export const getStaffPeople = endpoint(wire.getStaffPeople, {
  summary: "Everybody who may come to the desk, with their roles and where they are signed in",
  named: "ours",
  reply: StaffPeople,
});
export const inviteStaffPerson = endpoint(wire.inviteStaffPerson, {
  summary: "Invite somebody to the desk, or anew who lost password or authenticator",
  named: "ours",
  body: z.strictObject({ Email, Name: typedLine(60).min(1), Roles, Reason: Written }),
  reply: StaffPeople.extend({ Link: z.string() }),
});
export const changeStaffRoles = endpoint(wire.changeStaffRoles, {
  summary: "Give somebody of the staff other roles, from their next call on",
  named: "ours",
  body: z.strictObject({ Email, Roles, Reason: Written }),
  reply: StaffPeople,
});
export const endStaffSessionsOf = endpoint(wire.endStaffSessionsOf, {
  summary: "Sign somebody of the staff out everywhere",
  named: "ours",
  body: z.strictObject({ Email, Reason: Written }),
  reply: StaffPeople,
});
export const endStaffPerson = endpoint(wire.endStaffPerson, {
  summary: "Shut an account of the desk and sign it out everywhere",
  named: "ours",
  body: z.strictObject({ Email, Reason: Written }),
  reply: StaffPeople,
});
export const getStaffLog = endpoint(wire.getStaffLog, {
  summary: "What staff did: who, what, before, after and why, newest first",
  named: "ours",
  query: z.strictObject({
    subject: typedLine(60).default(""),
    who: TypedEmail.default(""),
    before: WholeNumber.optional(),
  }),
  reply: z.object({
    Success: z.literal(true),
    Acts: z.array(
      z.object({
        Id: z.int(),
        At: z.string(),
        Act: z.enum(Object.keys(STAFF_ACTS) as [StaffActName, ...StaffActName[]]),
        Who: z.string(),
        Subject: z.string(),
        SubjectName: z.string(),
        Before: LoggedFacts,
        After: LoggedFacts,
        Reason: Kept,
      }),
    ),
    Next: z.int().nullable(),
    TimeZone: z.string(),
  }),
});
