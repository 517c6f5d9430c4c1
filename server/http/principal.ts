import type { MailNews } from "#adapters/mail/mail-news.ts";
import type { PaymentEvent } from "#adapters/payments/payment-provider.ts";
import type { TextReply } from "#adapters/texts/text-sender.ts";
import type { ToSave } from "./visitor-cookies.ts";
import type { StaffRole } from "#rules/staff/staff-roles.ts";

/**
 * Who is asking, made once per request and standing in every `WHERE`. A browser's claims are the 256-bit tokens of the
 * session's and the cart's cookie, known here by their SHA-256, and keys of single orders.
 */
export type Principal = Shopper | Staff | Operator | Peer;
export type Shopper = Guest | Member;

interface Asking {
  /** Keyed hash of the client's address, for rate limits and logs; never the address itself. */
  clientKey: string;
}

interface Browsing extends Asking {
  /** SHA-256 of the cart cookie's token; null when the visitor has no cart yet. */
  cartTokenSha256: Uint8Array | null;
  /** SHA-256 of the session cookie's token, whether or not there is such a session; null without one. */
  sessionSha256: Uint8Array | null;
  /** SHA-256 of the token of a sign-in that is not finished; null without one. */
  stepSha256: Uint8Array | null;
  /** Proof that this browser was signed in to some account before, as it came. */
  knownBrowser: string | null;
  /** Proof that this browser was signed in at the desk before, as it came. */
  knownDesk?: string | null;
  /** A tester's signed token, as it came. */
  testerToken?: string | null;
  /** The share link that led here, as it came. */
  rewardCode?: string | null;
  /** What is to be saved once somebody signs in. */
  toSave?: readonly ToSave[];
  /** Keys of the builds that were saved here by nobody who was signed in, as they came; two where two pages saved their first at once. */
  buildsTokens?: readonly string[];
  /** Orders whose signed key the browser holds: number and key, not checked yet. */
  orderKeys: ReadonlyMap<string, string>;
}

export interface Guest extends Browsing {
  kind: "guest";
}

export interface Member extends Browsing {
  kind: "member";
  /** MemId: above 0. */
  memberId: number;
  sessionId: string;
}

/** Somebody of the staff who is signed in, with password and second factor. */
export interface Staff extends Asking {
  kind: "staff";
  staffId: number;
  name: string;
  roles: ReadonlySet<StaffRole>;
  sessionId: string;
  /** The second factor was given a short while ago. */
  isFresh: boolean;
}

/** Whoever runs the store, at its own machine or with the token it printed. */
export interface Operator extends Asking {
  kind: "operator";
}

export interface SignedEvent extends PaymentEvent {
  provider: string;
}

/** A machine. `event` is what the payment provider signed, `reply` what the text gateway did; a monitor of our own network sends neither. */
export interface Peer extends Asking {
  kind: "peer";
  event: SignedEvent | null;
  reply?: TextReply;
  /** The number of a parcel that its carrier has news of. */
  parcel?: string;
  /** What became of mail, as its provider signed it. */
  mail?: readonly MailNews[];
}

/** The same visitor with what its browser has just been given. */
export function holding(principal: Principal, given: Partial<Omit<Browsing, "clientKey">>): Principal {
  return isShopper(principal) ? { ...principal, ...given } : principal;
}

/** The same browser once somebody is signed in on it, or nobody any more. */
export function signedIn(principal: Principal, session: { id: string; memberId: number } | null): Principal {
  if (!isShopper(principal)) return principal;
  const {
    cartTokenSha256,
    sessionSha256,
    stepSha256,
    knownBrowser,
    testerToken = null,
    rewardCode = null,
    toSave = [],
    buildsTokens = [],
    orderKeys,
    clientKey,
  } = principal;
  const browsing = {
    cartTokenSha256,
    sessionSha256,
    stepSha256,
    knownBrowser,
    testerToken,
    rewardCode,
    toSave,
    buildsTokens,
    orderKeys,
    clientKey,
  };
  return session
    ? { ...browsing, kind: "member", memberId: session.memberId, sessionId: session.id, cartTokenSha256: null }
    : { ...browsing, kind: "guest", sessionSha256: null };
}

export function isShopper(principal: Principal): principal is Shopper {
  return principal.kind === "guest" || principal.kind === "member";
}
