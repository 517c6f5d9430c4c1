import { STAFF_ACTS, type StaffAct, type StaffActName } from "#rules/staff/staff-acts.ts";
import type { StaffRight } from "#rules/staff/staff-roles.ts";
import type { RateName, Rules } from "./route-rules.ts";

/** The same for everybody: caches may keep it, and it never learns who asked. */
export const reads = { who: "anyone", rate: "read", cache: "public", crossSite: "links" } as const satisfies Rules;

/** For anybody, and kept by nobody. */
export const asks = (rate: RateName) =>
  ({ who: "anyone", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;

/** The visitor's own cart and orders. */
export const changes = (rate: RateName = "change") =>
  ({ who: "shopper", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;
/** The same with a file of at most 10 MB, as base64 in a field of its own. */
export const takesFile = <Field extends string>(rate: RateName, field: Field) =>
  ({ ...changes(rate), file: { field, mostBytes: 13_500_000 } }) as const satisfies Rules;
/** The same with a password. */
export const withPassword = <Row extends Rules>(row: Row) => ({ ...row, password: true }) as const satisfies Rules;
/** The account of the member who is signed in. */
export const asMember = (rate: RateName = "account") =>
  ({ who: "member", rate, cache: "private", crossSite: "refuse" }) as const satisfies Rules;

/** For staff who hold the right; the rest is what the row says of the act. */
export const asStaff = <Act extends Omit<StaffAct, "right">>(right: StaffRight, act: Act) =>
  ({
    who: "staff",
    rate: "staff",
    cache: "private",
    crossSite: "refuse",
    act: { right, ...act },
  }) as const satisfies Rules;
/** Work on an order, which its act in the list undoes. */
export const changesOrder = (right: StaffRight, audit: StaffActName) =>
  asStaff(right, { limit: "none", stepUp: "none", audit, undo: STAFF_ACTS[audit] });
/** Money goes back: within the role's limit, for a fresh second factor, for good. */
export const givesBack = (right: StaffRight, audit: StaffActName) =>
  asStaff(right, { limit: "refund", stepUp: "fresh", audit, undo: null });
/** Who comes to the desk: for a fresh second factor. */
export const managesStaff = (audit: StaffActName) =>
  asStaff("staff.manage", { limit: "none", stepUp: "fresh", audit, undo: STAFF_ACTS[audit] });
/** Where word of every order goes: for a fresh second factor. */
export const managesWebhooks = (audit: StaffActName) =>
  asStaff("webhooks.manage", { limit: "none", stepUp: "fresh", audit, undo: STAFF_ACTS[audit] });
/** Changes nothing. */
export const staffReads = (right: StaffRight) =>
  asStaff(right, { limit: "none", stepUp: "none", audit: null, undo: null });
export const readsOwn = changes("read");
export const pays = changes("payment");

/** Documents and files, which say themselves how long they may be kept. */
export const shows = { who: "anyone", rate: "uncounted", cache: "own", crossSite: "links" } as const satisfies Rules;
/** Pages for people. */
export const pages = { ...shows, rate: "read" } as const satisfies Rules;
/** Forms of theirs that bring files: counted as files are, whatever page they stand on. */
export const fileForms = { ...shows, rate: "proof" } as const satisfies Rules;
/** Tools of whoever runs the store. */
export const operates = { ...shows, who: "operator" } as const satisfies Rules;

export const probes = { ...shows, rate: "probe", cache: "private" } as const satisfies Rules;
export const monitors = { ...probes, rate: "uncounted", who: "monitor" } as const satisfies Rules;

export const webhook = {
  who: "signer",
  rate: "webhook",
  cache: "private",
  crossSite: "signed",
} as const satisfies Rules;

/** News of a parcel, as its carrier posts it. */
export const parcelWebhook = { ...webhook, who: "carrier" } as const satisfies Rules;
/** What became of mail, as its provider posts it. */
export const mailWebhook = { ...webhook, who: "mailer" } as const satisfies Rules;
/** What somebody answered to a text, as the gateway posts it. */
export const textWebhook = { ...webhook, who: "gateway" } as const satisfies Rules;
