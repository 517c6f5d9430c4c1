/**
 * Where a page finds the fields that a card is typed into: a frame of the provider's own page (`url`), or where there is
 * none its script (`script`, with the key that it is opened with), which brings frames of its own and a browser's wallets.
 * The card is typed on no page of the shop.
 */
export interface CardFieldsAddress {
  /** Of the frame; empty where the script brings the fields. */
  origin: string;
  url: string;
  script: string;
  key: string;
  /** What a page with the fields must be let load, as sources of a content security policy. */
  allows: { scripts: readonly string[]; frames: readonly string[]; calls: readonly string[] };
}

/** Where the store has nobody who takes cards. */
export const NO_FIELDS: CardFieldsAddress = {
  origin: "",
  url: "",
  script: "",
  key: "",
  allows: { scripts: [], frames: [], calls: [] },
};

/** A peer's: the fields in a frame, and a script for the wallets alone. */
export function framedFields(url: string, key: string): CardFieldsAddress {
  const { origin } = new URL(url);
  return { origin, url, script: `${origin}/v3/`, key, allows: { scripts: [origin], frames: [origin], calls: [] } };
}

const STRIPE = "https://js.stripe.com";

/** Stripe's own fields (docs.stripe.com/security/guide#content-security-policy). A peer serves all of them from one place. */
export function stripeFields(script: string, key: string): CardFieldsAddress {
  const { origin } = new URL(script);
  const allows =
    origin === STRIPE
      ? {
          scripts: [STRIPE, "https://*.js.stripe.com"],
          frames: [STRIPE, "https://*.js.stripe.com", "https://hooks.stripe.com"],
          calls: ["https://api.stripe.com"],
        }
      : { scripts: [origin], frames: [origin], calls: [] };
  return { origin: "", url: "", script, key, allows };
}
