import type { StaffRight, StaffRole } from "#rules/staff/staff-roles.ts";
import { call } from "./call.ts";

/** Who of the staff is signed in, and what they may do. */
export interface StaffInfo {
  Success: true;
  Name: string;
  Roles: StaffRole[];
  Rights: StaffRight[];
  /** The second factor was given a short while ago: calls that ask for it are open. */
  IsFresh: boolean;
}

export interface Done {
  Success: true;
}

/** Password and second factor in one step; whatever of it is wrong, the answer is the same. */
export const staffSignIn = call<{ body: { Email: string; Password: string; Code: string }; reply: Done }>(
  "POST",
  "/api/staff/session",
);
export const staffSignOut = call<{ reply: Done }>("DELETE", "/api/staff/session");
export const getStaff = call<{ reply: StaffInfo }>("GET", "/api/staff/session");
/** Gives the second factor again, for what asks for a fresh one. */
export const proveStaff = call<{ body: { Code: string }; reply: StaffInfo }>("POST", "/api/staff/prove");

/** Looks at an invitation without using it: whose it is, and the secret for the authenticator. */
export const openInvitation = call<{
  query: { token: string };
  /** `Qr`: `Uri` as an SVG path of squares in a box of `QrSize`. */
  reply: { Success: true; Email: string; Name: string; Secret: string; Uri: string; Qr: string; QrSize: number };
}>("GET", "/api/staff/invitation");
/** Uses it: a password, and a code that proves the authenticator. */
export const acceptInvitation = call<{ body: { token: string; Password: string; Code: string }; reply: Done }>(
  "POST",
  "/api/staff/invitation",
);
