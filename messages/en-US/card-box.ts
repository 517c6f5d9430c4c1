import { weightText } from "./weights.ts";

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
  lead: "In its slot, one hard drop can tear a card this heavy out, and the board with it. In its own box neither happens.",
  most: "At most, in its slot",
  card: "This card, packed",
  over: "Over",
  facts: [
    ["Parcels", "Two, handed over together. Shipping costs the same."],
    ["You do", "Three steps, about ten minutes, with one screwdriver"],
    ["Tested", "In the PC, with this very card, before we take it out"],
    ["Warranty", "The same: fitting the card doesn’t end it."],
  ] as const,
  computer: "This PC is too heavy to travel with its card in the slot.",
  steps: "See the three steps",
  fine: "That is fine",
  weight: weightText,
};

/** The popup `gpu-separate-shipping`. */
export const separateWords = {
  title: "One box or two?",
  lead: (name: string, grams: number, most: number) =>
    `The card of ${name} weighs ${weightText(grams)} packed. With a bracket and foam, up to ${weightText(most)} may travel in the slot.`,
  fitted: "In its slot, with a bracket and foam",
  fittedDetail: "One parcel. You take the bracket out, and it’s ready.",
  apart: "In a box of its own",
  apartDetail: "Two parcels. You fit the card: three steps, about ten minutes.",
  free: "$0.00",
  use: "Use this",
};

/** The popup `video-card-shipped`. */
export const cardShippedWords = {
  title: "Your graphics card is in a box of its own",
  lead: (parcels: number) =>
    parcels > 1
      ? "Both boxes are on their way. Put the card in before you switch the PC on."
      : "It is handed over together with the PC. Put the card in before you switch the PC on.",
  close: "Got it",
};
