import { STAFF_RIGHTS, STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { z } from "zod";
import * as wire from "../staff.ts";
import { endpoint } from "./endpoint.ts";
import { heldTo } from "./held-to.ts";
import { notFreeText } from "./not-free-text.ts";
import { TypedEmail, typedLine } from "./typed-line.ts";

const Email = TypedEmail;
const Password = notFreeText(z.string().min(1).max(1024));
const Code = notFreeText(typedLine(20));
const Token = notFreeText(z.string().max(120));

const StaffInfo = heldTo<wire.StaffInfo>()(
  z.object({
    Success: z.literal(true),
    Name: z.string(),
    Roles: z.array(z.enum(STAFF_ROLES)),
    Rights: z.array(z.enum(STAFF_RIGHTS)),
    IsFresh: z.boolean(),
  }),
);
const Done = heldTo<wire.Done>()(z.object({ Success: z.literal(true) }));

export const staffSignIn = endpoint(wire.staffSignIn, {
  summary: "Sign in to the desk with password and second factor",
  named: "ours",
  body: z.strictObject({ Email, Password, Code }),
  reply: Done,
});
export const staffSignOut = endpoint(wire.staffSignOut, {
  summary: "Sign out of the desk on this browser",
  named: "ours",
  reply: Done,
});
export const getStaff = endpoint(wire.getStaff, {
  summary: "Who is signed in to the desk, and their rights",
  named: "ours",
  reply: StaffInfo,
});
export const proveStaff = endpoint(wire.proveStaff, {
  summary: "Give the second factor again, for calls that ask for a fresh one",
  named: "ours",
  body: z.strictObject({ Code }),
  reply: StaffInfo,
});
export const openInvitation = endpoint(wire.openInvitation, {
  summary: "Look at an invitation to the desk, without using it",
  named: "ours",
  query: z.strictObject({ token: Token }),
  reply: z.object({
    Success: z.literal(true),
    Email: z.string(),
    Name: z.string(),
    Secret: z.string(),
    Uri: z.string(),
    Qr: z.string(),
    QrSize: z.int(),
  }),
});
export const acceptInvitation = endpoint(wire.acceptInvitation, {
  summary: "Accept an invitation: choose a password and prove the authenticator",
  named: "ours",
  body: z.strictObject({ token: Token, Password, Code }),
  reply: Done,
});
