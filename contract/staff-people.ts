import type { StaffActName } from "#rules/staff/staff-acts.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import type { StaffState } from "#rules/staff/staff-states.ts";
import { call } from "./call.ts";
import type { Written } from "./staff-orders.ts";

export interface StaffPerson {
  Email: string;
  Name: string;
  State: StaffState;
  Roles: StaffRole[];
  /** Where they are signed in now. */
  Sessions: number;
  /** Empty for who was never signed in, or long ago. */
  UsedAt: string;
}

/** Everybody who may come to the desk, or might once. */
export interface StaffPeople {
  Success: true;
  People: StaffPerson[];
  TimeZone: string;
}

export interface InvitedPerson extends StaffPeople {
  Link: string;
}

/** As it was kept: `totalCents`, `5900`. What is no text is JSON. */
export interface LoggedFact {
  Name: string;
  Value: string;
}

/** One thing that was done: by whom, to what, how it was before and after, and why. Nothing of it can be changed. */
export interface LoggedStaffAct {
  Id: number;
  At: string;
  Act: StaffActName;
  /** Empty for the store itself, and for who did not get in. */
  Who: string;
  Subject: string;
  /** The name of whoever of the staff it was done to; empty for everything else. */
  SubjectName: string;
  Before: LoggedFact[];
  After: LoggedFact[];
  Reason: Written;
}

export const getStaffPeople = call<{ reply: StaffPeople }>("GET", "/api/staff/people");
/** Answers the link, once: it works once, for a day, and is handed over by whoever invites. Again for who lost password or authenticator. */
export const inviteStaffPerson = call<{
  body: { Email: string; Name: string; Roles: StaffRole[]; Reason: Written };
  reply: InvitedPerson;
}>("POST", "/api/staff/people/invite");
export const changeStaffRoles = call<{
  body: { Email: string; Roles: StaffRole[]; Reason: Written };
  reply: StaffPeople;
}>("POST", "/api/staff/people/roles");
export const endStaffSessionsOf = call<{ body: { Email: string; Reason: Written }; reply: StaffPeople }>(
  "POST",
  "/api/staff/people/sign-out",
);
/** Shuts the account and signs it out everywhere. */
export const endStaffPerson = call<{ body: { Email: string; Reason: Written }; reply: StaffPeople }>(
  "POST",
  "/api/staff/people/end",
);
/** Newest first, a page at a time: what was done before `before`, to one thing, by one person. */
export const getStaffLog = call<{
  query: { subject: string; who: string; before?: number | undefined };
  reply: { Success: true; Acts: LoggedStaffAct[]; Next: number | null; TimeZone: string };
}>("GET", "/api/staff/log");
