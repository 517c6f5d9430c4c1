import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import { formatMoney } from "./money.ts";

/** What a code gives, in one sentence. */
export function couponText({
  kind,
  value,
  minimumSubtotal,
}: Pick<Coupon, "kind" | "value" | "minimumSubtotal">): string {
  const gives =
    kind === "free_shipping"
      ? "Free shipping"
      : kind === "percent"
        ? `${value / 10_000}% off`
        : `${formatMoney(value / 100)} off`;
  return minimumSubtotal > 0 ? `${gives} from ${formatMoney(minimumSubtotal / 100)}.` : `${gives}.`;
}

export const alertWords = {
  askedToConfirm: "Check your email: we sent a link to confirm. Nothing else comes until you press it.",
  confirmed: "You’re on the list. Every email has a link that ends it.",
  ended: "Done. No more of these emails come to you.",
  promised: "We’ll email you once when it happens, then delete your address.",
};

export const alertPageWords = {
  way: "New codes by email",
  title: "Emails about prices and codes",
  newsLead:
    "One email when a new discount code starts. We ask you to confirm first, and each email has a link that ends it.",
  email: "Email",
  subscribe: "Email me new codes",
  watchTitle: "Tell me when it costs less",
  watch: "Tell me",
  priceDrop: "When the price drops",
  today: (price: string) => `${price} today`,
  target: "Target price",
  targetHelp: "We email you once it costs this or less. Leave it empty to hear about any drop.",
  targetWrong: "Type an amount in dollars, like 899 or 899.99.",
  coupon: "When a discount code for it starts",
  promise: "One email for each, then we delete your address.",
  codesNow: "Codes you can use today",
  confirmTitle: "Confirm your email",
  confirmLead: "Press the button and new discount codes come to you by email.",
  confirm: "Yes, email me",
  endTitle: "End these emails",
  endLead: "Press the button and this email does not come again.",
  end: "End them",
  done: "Done",
  keepShopping: "Keep shopping",
};

export const alertMailWords = {
  priceDrop: (product: string, now: string, before: string) => ({
    subject: `${product} costs less now`,
    text: `It is ${now}, and was ${before} when you asked. The price can change again: we can’t hold it.`,
  }),
  coupon: (code: string, gives: string, product: string) => ({
    subject: product === "" ? `New code: ${code}` : `A code for ${product}: ${code}`,
    text: `${gives} Enter ${code} in the cart.`,
  }),
  see: (product: string) => `See ${product}`,
  visit: "Open the store",
  once: "You asked for this email on our site. It’s the only one: your address is off the list now.",
  goesOn: "You asked for emails about new codes on our site.",
  end: "End these emails",
};

/** "Is it you?": the only mail before somebody said yes. */
export const confirmMailWords = {
  subject: (store: string) => `Confirm your email for ${store}`,
  text: "Somebody asked on our site that new discount codes come to this address. Was it you? Press the button, and they do.",
  confirm: "Yes, email me",
  notYou: "Not you? Do nothing: without the button no more email comes.",
};

/** Of a whole build that somebody saved. */
export const buildAlertMailWords = {
  cheaper: (build: string, now: string, before: string) => ({
    subject: `Your build “${build}” costs less now`,
    text: `It is ${now}, and was ${before} when you asked. It can be built today. The price can change again, and nothing is reserved.`,
  }),
  see: (build: string) => `See ${build}`,
  once: "You asked for this one email on your saved builds. No more of it comes.",
};
