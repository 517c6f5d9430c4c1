/** What the document says of its language. */
export const LANGUAGE: string = "en-US";
/** What Stripe calls it. */
export const STRIPE_LANGUAGE: string = "en";

/** Between what a thing is called and what it is. */
export const COLON: string = ": ";
