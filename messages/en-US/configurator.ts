import type { RuleId } from "#rules/build/rule-ids.ts";
import type { VerdictClass } from "#rules/build/verdict.ts";
import { verdictClassWords } from "./build-verdicts.ts";
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

const counts = (count: number, one: string, many: string) => (count > 0 ? counted(count, one, many) : "");

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
  empty: "None",
  units: (name: string, quantity: number) => (quantity > 1 ? `${quantity} × ${name}` : name),
  optionsFor: (slot: string) => `Options: ${slot}`,
  leaveEmpty: "Leave it empty",
  howMany: "How many:",
  included: "Included",
  chosen: "Chosen",
  soldOut: "Sold out",
  showAll: "Show them, too",
  onlyFitting: "Show only what fits",
  before: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  marks: verdictClassWords,
  noFix: "We have no part that clears this.",
  bill: "Your bill",
  asWeBuildIt: (name: string) => `${name}, as we build it`,
  yours: (name: string) => `Your ${name}`,
  beforeTax: "Before tax and shipping.",
  ships: (ships: string) => `${ships}. No part waits.`,
  fixFirst: (count: number) => `Fix ${counted(count, "thing", "things")} first.`,
  notNow: "Not now.",
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
    const said = [
      counts(of("blocker") + missing.length, "blocker", "blockers"),
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
