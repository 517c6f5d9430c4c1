/** By whom something is counted: who is meant, and that in a row for long, the browser's session, what is paid and by which card, the client's network, everybody together. */
export type SlowSubject = "account" | "series" | "session" | "order" | "card" | "address" | "shop";

/** Wrong passwords in a row after which none opens an account any more, only a link by mail (NIST 800-63B). */
export const MOST_WRONG_PASSWORDS = 100;

/** The same of codes of a second step, which somebody types who has passed the first. */
const MOST_WRONG_CODES = 100;

interface Limit {
  most: number;
  seconds: number;
}

/**
 * Of the whole shop, where many networks together would guess or send what none could alone. Used up, it shuts nobody out:
 * each network still has so many of its own in the window (decision 31).
 */
interface ShopLimit extends Limit {
  each: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What is counted in the database, over restarts and for all nodes. An account is counted by what was typed, whether it
 * exists or not.
 */
export const SLOW_LIMITS = {
  sign_in: {
    account: { most: 10, seconds: 15 * MINUTE },
    address: { most: 60, seconds: 15 * MINUTE },
    shop: { most: 3000, seconds: 15 * MINUTE, each: 5 },
  },
  /** Codes of an authenticator, and on paper: whoever tries them knows the password, or another first step. */
  two_factor: {
    account: { most: 5, seconds: 15 * MINUTE },
    /** A right one ends the series, and so does a new password by mail. */
    series: { most: MOST_WRONG_CODES, seconds: 30 * DAY },
    address: { most: 60, seconds: 15 * MINUTE },
  },
  provider: { address: { most: 60, seconds: 15 * MINUTE } },
  passkey: { address: { most: 60, seconds: 15 * MINUTE } },
  member_mail: {
    account: { most: 5, seconds: HOUR },
    address: { most: 20, seconds: HOUR },
    shop: { most: 2000, seconds: HOUR, each: 3 },
  },
  /**
   * Cards that were declined: five, and then a wait, for a member, for a browser, for an order whoever pays it, and for one
   * card wherever it is tried. Who tries stolen numbers takes many browsers, so they are counted by the network and for the
   * whole shop as well.
   */
  decline: {
    account: { most: 5, seconds: 10 * MINUTE },
    session: { most: 5, seconds: 10 * MINUTE },
    order: { most: 5, seconds: 10 * MINUTE },
    card: { most: 5, seconds: 10 * MINUTE },
    address: { most: 20, seconds: 10 * MINUTE },
    shop: { most: 1000, seconds: 10 * MINUTE, each: 3 },
  },
  mail_link: { address: { most: 30, seconds: 15 * MINUTE } },
  /** Codes of gift vouchers, on a cart or to see what is left: nobody guesses one of 140 bits, and nobody shall try. */
  gift_voucher: {
    session: { most: 10, seconds: 15 * MINUTE },
    address: { most: 30, seconds: 15 * MINUTE },
  },
  /** Codes of coupons, of which some are short words: right and wrong ones alike, or the wrong ones would say which are right. */
  coupon: {
    session: { most: 12, seconds: 15 * MINUTE },
    address: { most: 60, seconds: 15 * MINUTE },
    shop: { most: 5000, seconds: 15 * MINUTE, each: 5 },
  },
  email_probe: {
    session: { most: 5, seconds: DAY },
    address: { most: 20, seconds: DAY },
    shop: { most: 5000, seconds: DAY, each: 3 },
  },
  /** Links to an order: a mail goes to an address that somebody typed. */
  order_link: {
    account: { most: 5, seconds: HOUR },
    address: { most: 20, seconds: HOUR },
    shop: { most: 2000, seconds: HOUR, each: 3 },
  },
  /** The first mail of the news, which asks whether it is wanted. */
  news_mail: {
    account: { most: 3, seconds: HOUR },
    address: { most: 20, seconds: HOUR },
    shop: { most: 2000, seconds: HOUR, each: 3 },
  },
} as const satisfies Record<
  string,
  Partial<Record<Exclude<SlowSubject, "shop">, Limit>> & { address: Limit; shop?: ShopLimit }
>;
export type SlowLimitName = keyof typeof SLOW_LIMITS;
