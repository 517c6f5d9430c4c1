import type { Thing } from "./id-calls.ts";

const MEMBERS_ONLY: ReadonlySet<Thing> = new Set([
  "address",
  "list",
  "saved",
  "member build",
  "alert",
  "price alert",
  "list and saved",
  "line and list",
  "session",
  "passkey",
  "member",
  "email",
  "creator",
  "exemption",
  "correction",
]);

/** Whether a thing is one that guests have, too. */
export const isForGuests = (thing: Thing): boolean => !MEMBERS_ONLY.has(thing);
