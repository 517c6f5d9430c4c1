/** Requests a visitor may make: so many points in so many seconds, counted by client and name. */
export const RATES = {
  read: { points: 600, seconds: 60 },
  change: { points: 240, seconds: 60 },
  coupon: { points: 10, seconds: 600 },
  /** Guesses at an order's number and email. */
  lookup: { points: 10, seconds: 600 },
  /** Asking for a mail: each one goes to an address that somebody typed. */
  notify: { points: 10, seconds: 3600 },
  checkout: { points: 60, seconds: 60 },
  payment: { points: 20, seconds: 600 },
  /** Sizes of pictures made for the first time: a shopper who is the first one of the day needs about a hundred. */
  picture: { points: 300, seconds: 60 },
  webhook: { points: 6000, seconds: 60 },
} as const;
export type RateName = keyof typeof RATES;
