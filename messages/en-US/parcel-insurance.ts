export const insuranceWords = {
  legend: "Shipping insurance",
  asking: "Asking the insurer what shipping insurance costs…",
  choose: "Insure this order in transit",
  covers: (value: string) =>
    `Covers ${value} of goods against loss and damage in transit, under the insurer’s terms. It’s optional.`,
  more: "What it covers, and the terms",
  away: "Shipping insurance is not offered for this order at the moment. You can order without it.",
  title: (premium: string) => `Insure this order for ${premium}?`,
  lead: (value: string) =>
    `An insurer, not we, insures the goods on their way to you for what you pay for them: ${value}.`,
  facts: [
    "It is a choice. We ship the same way with it or without it.",
    "We buy it for you once your order is paid, at the insurer’s price with nothing added.",
    "If your order is canceled before it ships, what you paid for insurance is refunded with the rest. If the insurer does not take your order after all, it goes back, too.",
    "If something is lost or arrives damaged, write to us first. The insurer decides the claim, by its terms.",
    "It does not replace the warranty, and it changes nothing of what we owe you if we made a mistake.",
  ],
  terms: "Read the insurer’s terms",
  add: (premium: string) => `Add for ${premium}`,
  without: "Leave it out",
};
