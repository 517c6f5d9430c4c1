type News = "review" | "rejected" | "lapsed";

const NOTHING_TAKEN =
  "Nothing was charged. The amount that was set aside is released; your bank may need some days to show it.";

export const screenedMailWords = {
  subject: {
    review: (order) => `We are checking order ${order}`,
    rejected: (order) => `We could not accept order ${order}`,
    lapsed: (order) => `Order ${order} has ended unpaid`,
  } satisfies Record<News, (order: string) => string>,
  title: {
    review: "We are checking your order",
    rejected: "We could not accept your order",
    lapsed: "Your order has ended unpaid",
  } satisfies Record<News, string>,
  paragraphs: {
    review: (days) => [
      "Every order is screened for fraud, and a person here looks at some of them, this one too.",
      `The amount is set aside and not taken. What you ordered is held for you. We decide within ${days} days and email you either way; you need not do anything.`,
    ],
    rejected: () => [
      "It did not pass our screening for fraud.",
      NOTHING_TAKEN,
      "Screening can be wrong. If it is about you, write to us and a person looks at it again.",
    ],
    lapsed: () => ["We did not finish checking it in time, and that is our fault.", NOTHING_TAKEN],
  } satisfies Record<News, (days: number) => string[]>,
  see: "See the order",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

export const inReviewWords = {
  title: "We’re checking your order before we take payment.",
  why: (order: string) =>
    `The amount is set aside and not charged, and the items of order ${order} are held for you. You don’t need to do anything: we’ll email you.`,
  seeOrder: "See the order",
};

export const deskScreeningWords = {
  title: "Screening",
  lead: "The money of these orders is set aside and not taken. Release one and it is taken; turn one down and it is let go, and the buyer is emailed.",
  none: "No order waits for a decision.",
  facts: (amount: string, paidWith: string, email: string) => `${amount} with ${paidWith}, ${email}`,
  shipTo: (who: string) => `Ships to ${who}`,
  billTo: (who: string) => `Billed to ${who}`,
  silent: "The screener did not answer in time.",
  said: (score: number | null, ref: string) =>
    score === null ? `Case ${ref}` : `Score ${score} of 1000 (0 is the worst), case ${ref}`,
  decideBy: (moment: string) => `Ends unpaid by itself on ${moment}`,
  reason: "Reason, for the log",
  release: "Release and take payment",
  reject: "Turn down",
  done: "Decided.",
};
