/** Where a PC's graphics card may or must travel in a box of its own. */
export const cardBoxWords = {
  legend: "How the graphics card travels",
  must: (name: string) => `The graphics card of ${name} travels in a box of its own.`,
  may: (name: string) => `The graphics card of ${name} travels in its slot, or in a box of its own.`,
  mayShort: "Its graphics card can travel in a box of its own",
  mustShort: "Its graphics card travels in a box of its own",
  why: "Why, and what you do",
  oneOrTwo: "One box or two?",
  apart: "Send the graphics card in a box of its own",
  steps: "How the card goes in",
};

/** The popup `gpu-must-ship-separately`. */
export const mustShipWords = {
  title: "The graphics card travels in its own box",
  lead: "In its slot, one hard drop can tear a card this thick out, and the board with it. In its own box neither happens.",
  howThick: (slots: number, most: number): readonly (readonly [string, string])[] => [
    ["At most, in its slot", slotsText(most)],
    ["This card", slotsText(slots)],
    ["Over", slotsText(Math.round((slots - most) * 100) / 100)],
  ],
  facts: [
    ["Parcels", "Two, handed over together. Shipping costs the same."],
    ["You do", "Three steps, about ten minutes, with one screwdriver"],
    ["Tested", "In the PC, with this very card, before we take it out"],
    ["Warranty", "The same: fitting the card doesn’t end it."],
  ] as const,
  computer: "This PC is too heavy to travel with its card in the slot.",
  steps: "See the three steps",
  fine: "That is fine",
};

/** The popup `gpu-separate-shipping`. */
export const separateWords = {
  title: "One box or two?",
  lead: (name: string, slots: number, most: number) =>
    `The card of ${name} is ${slotsText(slots)} thick. With a bracket and foam, a card of up to ${slotsText(most)} may travel in its slot.`,
  fitted: "In its slot, with a bracket and foam",
  fittedDetail: "One parcel. You take the bracket out, and it’s ready.",
  apart: "In a box of its own",
  apartDetail: "Two parcels. You fit the card: three steps, about ten minutes.",
  free: "$0.00",
  later: "You choose at the checkout, where you choose how it ships.",
  use: "Use this",
};

/** The popup `video-card-shipped`. */
export const cardShippedWords = {
  title: "Your graphics card is in a box of its own",
  lead: "It is handed over together with the PC. Put the card in before you switch the PC on.",
  close: "Got it",
};

/** How thick a graphics card is. */
export function slotsText(slots: number): string {
  return `${slots} slots`;
}
