import type { StaffAct } from "#rules/staff/staff-acts.ts";
import { isShopper, type Principal } from "./principal.ts";

/** Requests a visitor may make: so many points in so many seconds, counted by client and name. */
export const RATES = {
  read: { points: 600, seconds: 60 },
  change: { points: 240, seconds: 60 },
  coupon: { points: 10, seconds: 600 },
  /** Guesses at an order's number and email. */
  lookup: { points: 10, seconds: 600 },
  /** Files of a return or pictures of a review: five of them, and tries with one that is too large. */
  proof: { points: 30, seconds: 600 },
  /** Asking for a mail: each one goes to an address that somebody typed. */
  notify: { points: 10, seconds: 3600 },
  /** A browser that tells of pages it could not draw. */
  fault: { points: 20, seconds: 600 },
  /** Ways into an account. What is guessed at is counted in the database, too. */
  account: { points: 60, seconds: 600 },
  /** Asking for a page to be made anew: what a publishing system needs, and no more. */
  rebuild: { points: 60, seconds: 60 },
  checkout: { points: 60, seconds: 60 },
  payment: { points: 20, seconds: 600 },
  /** Sizes of pictures made for the first time: a shopper who is the first one of the day needs about a hundred. */
  picture: { points: 300, seconds: 60 },
  /** One person at the desk, and the pages they look at. */
  staff: { points: 600, seconds: 60 },
  webhook: { points: 6000, seconds: 60 },
  /** Whether the store lives and is ready: what balancers ask every few seconds. */
  probe: { points: 600, seconds: 60 },
} as const;
export type RateName = keyof typeof RATES;

/** What every row of `routes.ts` says of itself, and the door enforces. One that does not say it does not compile, and does not start. */
export interface Rules {
  who: Who;
  /** `uncounted`: answers that count only what they have to make. */
  rate: RateName | "uncounted";
  /** `public` answers may be kept by caches and cannot see the principal; `private` ones are `no-store`; `own` name it themselves. */
  cache: "public" | "private" | "own";
  /**
   * What may come from another site's page: `links` lead to a read, and a change is refused; to `refuse` nothing comes,
   * whatever its method, since the specification has changes by GET; `signed` is for peers that sign.
   */
  crossSite: "links" | "refuse" | "signed";
  /** Of a call that takes a file: the field of its body that has it, as base64, and bytes that the whole body may have. */
  file?: { field: string; mostBytes: number };
  /** A password is compared or kept: it waits for its turn before the handler begins. */
  password?: true;
  /** Of a staff row: right, limit, step-up, what the log calls it, and what undoes it. */
  act?: StaffAct;
}

/** Who may call. */
export const MAY_CALL = {
  anyone: () => true,
  /** Acts on the visitor's own cart and orders. */
  shopper: isShopper,
  member: ({ kind }) => kind === "member",
  staff: ({ kind }) => kind === "staff",
  operator: ({ kind }) => kind === "operator",
  /** A provider that signs what it sends. */
  signer: (principal) => principal.kind === "peer" && principal.event !== null,
  /** Who carries texts, by its signature. */
  gateway: (principal) => principal.kind === "peer" && principal.reply !== undefined,
  /** Who carries parcels, by its signature. */
  carrier: (principal) => principal.kind === "peer" && principal.parcel !== undefined,
  /** Who sends mail on, by its signature. */
  mailer: (principal) => principal.kind === "peer" && principal.mail !== undefined,
  /** A machine of our own network. */
  monitor: (principal) =>
    principal.kind === "peer" && !principal.event && !principal.reply && !principal.parcel && !principal.mail,
} as const satisfies Record<string, (principal: Principal) => boolean>;

export type Who = keyof typeof MAY_CALL;
