import type { MemberAlertKind, MemberAlertState } from "#rules/member/alert-kinds.ts";

type Moments = { since: string; sent: string | null };

export const memberAlertWords = {
  title: "Alerts",
  lead: (email: string) => `What you’ve asked for, by email to ${email} or by text. Nothing is reserved.`,
  none: "You have no alerts right now. On a product’s page, press “Tell me when it costs less”, or “Tell me when it’s back” while it is sold out.",
  news: "New codes by email",
  newsLead: "There are emails about new discount codes, too.",
  failed: "We could not read your alerts.",
  failedHelp: "They stay as they are. Load the page again in a minute.",
  waiting: "Waiting",
  sent: "Sent",
  sentLead: "Gone from this page after 90 days.",

  kinds: {
    back_in_stock: "When it’s back in stock",
    price_drop: "When it costs less",
    coupon: "When a discount code for it starts",
    news: "Emails about new discount codes",
    texts: "Texts about an order",
    build_price: "When this build costs less",
  } satisfies Record<MemberAlertKind, string>,
  states: {
    unconfirmed: "Waiting for you to confirm",
    waiting: "Waiting",
    sent: "Sent",
  } satisfies Record<MemberAlertState, string>,
  asked: ({ since, sent }: Moments) => (sent === null ? `Asked on ${since}` : `Asked on ${since}, emailed on ${sent}`),
  confirm: "Open the link in the email we sent, and the codes come.",
  watched: (then: string) => `It cost ${then} when you asked.`,
  target: (most: string) => `You want it for ${most} or less.`,
  now: (price: string) => `${price} today`,
  gone: "No longer sold",
  goneName: "A product we no longer sell",
  texts: (phone: string, order: string) => `To ${phone}, when order ${order} moves on.`,
  order: "See the order",
  end: "End it",
  forget: "Remove",
  endOne: (what: string, of: string) => (of === "" ? `End it: ${what}` : `End it: ${what}, ${of}`),
  forgetOne: (what: string, of: string) => `Remove: ${what}, ${of}`,
};
