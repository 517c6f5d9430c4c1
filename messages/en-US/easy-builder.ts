import type { SuggestedAs } from "#rules/easy-builder/easy-answers.ts";
import type { Virtue } from "#rules/easy-builder/virtues.ts";
import type { KnownRate } from "#rules/frames/frame-rate.ts";
import { limitWords, rangeWords } from "./frames.ts";
import { formatMoneyShort } from "./money.ts";
import { counted } from "./plural.ts";

const gigabytes = (size: number) => (size >= 1000 ? `${size / 1000} TB` : `${size} GB`);

/** Why a part is the one: the two facts that decided it. */
export const whyWords = {
  processor: (slowest: { game: string; rate: KnownRate } | null) =>
    slowest === null
      ? ""
      : `${slowest.game} is the slowest of your games here: ${rangeWords(slowest.rate)} fps. ${limitWords(slowest.rate)}`,
  card: (next: { costs: number; fps: number } | null | undefined, games: number) => {
    if (!next) return "No card that fits beside these parts brings more.";
    const where = games === 1 ? "here" : "in the slowest of them";
    const price = next.costs > 0 ? `costs ${formatMoneyShort(next.costs)} more` : "costs no more";
    return `The next card up ${price} and brings ${next.fps} fps ${where}.`;
  },
  motherboard: (socket: string, drives: number) =>
    `Has the processor’s socket, ${socket}, and fits the case. ${counted(drives, "M.2 slot", "M.2 slots")}.`,
  memory: (capacityGb: number, asksGb: number) => `${gigabytes(capacityGb)}; your games ask for ${gigabytes(asksGb)}.`,
  cooler: (holds: number, takes: number) => `Holds ${holds} W; the processor takes ${takes} W at most.`,
  drive: (capacityGb: number) => `${gigabytes(capacityGb)}; we build no PC with less than 1 TB here.`,
  supply: (watts: number, draws: number) =>
    `${watts} W; the PC draws ${Math.round(draws)} W at most, and every plug is there.`,
};

export const suggestedAs: Readonly<Record<SuggestedAs, string>> = {
  least: "Reaches it for least",
  most: "Most frames for the money",
  roomy: "Room to grow",
};

export const virtueWords: Readonly<Record<Virtue, string>> = {
  socket: "a socket that still gets new processors",
  drive: "a free M.2 slot",
  memory: "two free memory slots",
  watts: "30% of the supply’s watts to spare",
};

export const easyWords = {
  title: "Easy PC builder",
  lead: "Say what you play, on which screen, and what you want to spend. You get up to three whole PCs: checked part by part, at the price your cart charges.",
  description:
    "Games, screen and budget in; up to three whole gaming PCs out, checked part by part and explained line by line.",
  games: "What do you play?",
  gamesHelp: "Up to five. None is a bit of everything.",
  screen: "Screen",
  fps: "Frames a second you want",
  fpsOf: (fps: number) => `${fps} fps`,
  budget: "Most to spend",
  budgetHelp: "Before tax and shipping.",
  budgetWrong: (least: string, most: string) => `Type whole dollars from ${least} to ${most}.`,
  look: "Look",
  anyLook: "Any case",
  show: "Show my PCs",
  results: "Your PCs",
  sample: "The frame rates are estimates from sample data, made up for the demonstration: nobody ran these games.",
  notYet: "This shop has no frame rates to choose by yet.",
  onHigh: (fps: number, resolution: string) => `${fps} fps at ${resolution}, High preset`,
  /** Nothing within the budget reaches it. */
  above: (fps: number, least: string, budget: string, best: number | null) =>
    best === null
      ? `The least that reaches ${fps} fps here is ${least}. For ${budget} we build no such PC.`
      : `The least that reaches ${fps} fps here is ${least}; for ${budget} the best is ${best}.`,
  beyond: (fps: number, best: number) => `No PC of ours reaches ${fps} fps here. The best for your budget is ${best}.`,
  nothing: "No PC of ours fits this. Spend more, or ask for less.",
  overBudget: "Above your budget",
  fpsLow: (fps: number) => `At least ${fps} fps in each of your games`,
  short: (fps: number, wanted: number) => `From ${fps} fps; you asked for ${wanted}`,
  parts: "Why these parts",
  room: (virtues: readonly string[]) => `Room to grow: ${virtues.join(", ")}.`,
  basedOn: (name: string) => `A ${name} with parts chosen for you. The picture shows its case and lights.`,
  change: "Change it",
  changeOf: (name: string) => `Change it: ${name}`,
  questions: "Questions",
  gamesWrong: "Choose five games at most.",
};
