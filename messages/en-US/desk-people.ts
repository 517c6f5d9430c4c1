import type { StaffRole } from "#rules/staff/staff-roles.ts";
import type { StaffState } from "#rules/staff/staff-states.ts";
import { counted } from "./plural.ts";

export const deskPeopleWords = {
  title: "Staff",
  lead: "Who may come to the desk. Everything done here is in the log, with your reason.",
  roles: {
    owner: "Owner",
    manager: "Manager",
    support: "Support",
    builder: "Builder",
    warehouse: "Warehouse",
  } satisfies Record<StaffRole, string>,
  states: { invited: "Invited", active: "Active", ended: "Ended" } satisfies Record<StaffState, string>,
  sessions: (open: number, last: string) =>
    open === 0
      ? last === ""
        ? "Not signed in."
        : `Not signed in. Here last ${last}.`
      : `Signed in on ${counted(open, "device", "devices")}, here last ${last}.`,
  invite: "Invite somebody",
  inviteHelp: "Somebody who lost password or authenticator is invited anew, with the same email.",
  email: "Email",
  name: "Name",
  rolesLabel: "Roles",
  reason: "Reason",
  reasonHelp: "It stands in the log.",
  check: "Nothing was done. Look at the marked fields.",
  send: "Make the link",
  link: "The link works once, for 24 hours. Hand it over yourself; it is not shown again.",
  change: "Change roles, sign out, or shut the account",
  saveRoles: "Save the roles",
  signOut: "Sign out everywhere",
  end: "Shut the account",
  done: "Done.",
};

export const deskLogWords = {
  title: "Log",
  lead: "What was done at the desk, newest first. Nothing of it can be changed or removed.",
  subject: "Order, or what it is about",
  subjectHelp: "An order’s number, a member’s or a SKU’s",
  who: "Name or email, whole",
  show: "Show",
  none: "Nothing was done that this asks for.",
  at: "When",
  by: "Who",
  act: "What",
  about: "About",
  before: "Before",
  after: "After",
  reason: "Why",
  store: "store",
  older: "Older",
};
