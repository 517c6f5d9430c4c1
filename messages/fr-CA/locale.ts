/** What the document says of its language. */
export const LANGUAGE: string = "fr-CA";
/** What Stripe calls it. */
export const STRIPE_LANGUAGE: string = "fr-CA";

/** Between what a thing is called and what it is. */
export const COLON: string = "\u00a0: ";
