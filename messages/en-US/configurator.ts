import type { RuleId } from "#rules/build/rule-ids.ts";
import type { VerdictClass } from "#rules/build/verdict.ts";
import { type Cents, cents } from "#rules/money/cents.ts";
import { verdictClassWords } from "./build-verdicts.ts";
import { formatCents } from "./money.ts";
import { slotWords } from "./parts.ts";
import { counted } from "./plural.ts";

/** What stands in a slot of a PC whose parts are chosen. */
export function slotTitle(slot: number): string {
  return slotWords[slot] ?? "";
}

/** Why an option does not fit, in a word or two: `14 too long`. */
const MISFITS: Partial<Record<RuleId, string>> = {
  "socket.cpu-board": "another socket",
  "chipset.cpu-board": "another chipset",
  "memory.type": "another kind of memory",
  "memory.form": "another form of memory",
  "memory.slots": "too few memory slots",
  "memory.capacity": "too much memory",
  "board.case": "of another size",
  "board.back-connect": "plugs on the back",
  "gpu.length": "too long",
  "gpu.slots": "too thick",
  "gpu.height": "too tall",
  "cooler.socket": "not for this socket",
  "cooler.height": "too tall",
  "cooler.capacity": "too weak a cooler",
  "cooler.memory": "memory in the way",
  "radiator.fit": "no place for the radiator",
  "psu.form": "another form of supply",
  "psu.length": "supply too long",
  "power.sustained": "too few watts",
  "conn.gpu": "too few plugs",
  "conn.gpu-rating": "plug too weak",
  "conn.eps": "too few processor plugs",
  "storage.m2": "no slot left",
  "storage.sata": "no port left",
  "storage.bays": "no bay left",
};

export function misfitWords(rule: RuleId): string {
  return MISFITS[rule] ?? "something else";
}

/** What is otherwise than in a link that somebody kept. */
export const newsWords = {
  unknown: (slot: string) => `${slot}: the part of this link is no longer in our shop.`,
  notOffered: (name: string) => `${name} can’t be chosen any more.`,
  soldOut: (name: string) => `${name} has sold out.`,
  tooFew: (name: string, left: number) => `${name}: only ${left} left.`,
  price: (name: string, was: Cents, price: Cents) =>
    price > was
      ? `${name} costs ${formatCents(cents(price - was))} more: it was ${formatCents(was)}.`
      : `${name} costs ${formatCents(cents(was - price))} less: it was ${formatCents(was)}.`,
};

const counts = (count: number, one: string, many: string) => (count > 0 ? counted(count, one, many) : "");

/** PC Lab, where a PC begins with nothing. */
export const labWords = {
  title: "PC Lab",
  lead: "Begin with nothing and choose each part of your PC. Every list shows what fits what you have, says why the rest does not, and adds up to the price that your cart charges.",
  orFrom: "You need not begin with nothing:",
  oneOfOurs: "change one of our PCs",
  wrongLink: "This link names no build. Begin here.",
};

export const configuratorWords = {
  title: (name: string) => `${name}, choose your parts`,
  choose: "Choose your parts",
  lead: "We check every choice against the others, and name both figures where something does not fit. The price is the one that your cart charges.",
  wrongLink: "This link names no build of ours. This is the PC as we build it.",
  parts: "Parts",
  undo: "Undo",
  redo: "Redo",
  change: "Change",
  close: "Close",
  changeOne: (slot: string) => `Change: ${slot}`,
  closeOne: (slot: string) => `Close: ${slot}`,
  changed: "Changed",
  chooseLink: "Choose",
  chooseOne: (slot: string) => `Choose: ${slot}`,
  seeAbove: "See above",
  empty: "None",
  units: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  optionsFor: (slot: string) => `Options: ${slot}`,
  framesIn: "Frames in",
  framesHow: "High preset, native resolution, no ray tracing and no generated frames.",
  leaveEmpty: "Leave it empty",
  howMany: "How many:",
  included: "Included",
  chosen: "Chosen",
  soldOut: "Sold out",
  showAll: "Show them, too",
  onlyFitting: "Show only what fits",
  /** With a script each opens over the page. */
  views: { checks: "All checks", sheet: "Parts and facts", pictures: "All pictures" },
  backToParts: "Back to the parts",
  passes: "What we compared, and it fits",
  priceToday: "All of it today:",
  /** `It draws up to 612 W for longer than a second, about 500 W in a game; the supply gives 850 W.` */
  power: ({ sustained, gaming, supply }: { sustained: number; gaming: number; supply: number | null }) =>
    `It draws up to ${sustained} W for longer than a second, about ${gaming} W in a game${supply === null ? "." : `; the power supply gives ${supply} W.`}`,
  powerUnknown: "The watts of a part aren’t known: it is more then.",
  eachApart: "Each part by itself. How they look together, these pictures don’t show.",
  fromNothing: "Or begin with nothing, and choose every part",
  newsTitle: "What is otherwise now",
  newsPrice: "The price on this page is today’s, and the one that is charged.",
  samePc: "We build and sell a PC of these very parts:",
  share:
    "This page’s address is your build: keep it or send it, and it opens the same parts at the prices of that day.",
  reading: "One moment…",
  noAnswer: "The store does not answer. Close this, and try again.",
  before: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  marks: verdictClassWords,
  noFix: "We have no part that clears this.",
  bill: "Your bill",
  building: "Building, system setup, testing and warranty",
  asWeBuildIt: (name: string) => `${name}, as we build it`,
  yours: (name: string) => `Your ${name}`,
  beforeTax: "Before tax and shipping.",
  ships: (ships: string) => `${ships}. No part waits.`,
  fixFirst: (count: number) => `Fix ${counted(count, "thing", "things")} first.`,
  notNow: "Not now.",
  toChoose: (count: number) => `${counted(count, "part", "parts")} to choose yet.`,
  /** `24 of 28 checks pass. 1 blocker · 2 steps we do`. */
  state: ({
    checks,
    fits,
    verdicts,
    missing,
  }: {
    checks: number;
    fits: number;
    verdicts: readonly { cls: VerdictClass }[];
    missing: readonly object[];
  }) => {
    const of = (cls: VerdictClass) => verdicts.filter((verdict) => verdict.cls === cls).length;
    if (checks === 0) return "Nothing to compare yet.";
    const said = [
      counts(of("blocker"), "blocker", "blockers"),
      counts(missing.length, "part to choose yet", "parts to choose yet"),
      counts(of("unknown"), "not known", "not known"),
      counts(of("step"), "step we do", "steps we do"),
      counts(of("note"), "note", "notes"),
    ].filter((words) => words !== "");
    return [`${fits} of ${checks} checks pass.`, said.join(" · ")].join(" ").trim();
  },
  take: (name: string) => `Take the ${name}`,
  leaveOut: (name: string) => `Leave out the ${name}`,
  /** `31 of 982 do not fit: 14 too long, 12 too thick`. */
  misfits: (total: number, fits: number, reasons: readonly { text: string; count: number }[]) =>
    `${total - fits} of ${total} do not fit: ${reasons.map(({ text, count }) => `${count} ${text}`).join(", ")}`,
};
