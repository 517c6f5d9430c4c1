import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit } from "./build-values.ts";

/** Drives, screens, and the way to the shopper. */
export const driveVerdictWords: BuildVerdictWords<
  | "storage.m2"
  | "storage.lanes"
  | "storage.sata"
  | "storage.bays"
  | "display.outputs"
  | "display.mode"
  | "ship.energy"
  | "ship.gpu-box"
> = {
  "storage.m2": {
    ok: (verdict) => `M.2 drives: ${have(verdict)}. Slots: ${limit(verdict)}.`,
    blocker: (verdict) =>
      `M.2 drives: ${have(verdict)}. The board has no slot for each; it has ${limit(verdict)} in all.`,
    unknown: () => "We don’t know whether each drive has a slot.",
  },
  "storage.lanes": {
    ok: (verdict) => `Drives go into ${fact(verdict, "places")}, and nothing else goes without.`,
    note: (verdict) =>
      fact(verdict, "why") === "card"
        ? `With drives in ${fact(verdict, "places")} the card keeps ${fact(verdict, "cardLanes")} lanes, which costs it 2 to 3% of its frames.`
        : `A drive in ${fact(verdict, "places")} is faster than its slot: it reaches about half of its top speed.`,
    blocker: (verdict) =>
      fact(verdict, "why") === "ports"
        ? `Drives in ${fact(verdict, "places")} switch off SATA ports that are needed: ${fact(verdict, "lostPorts")}.`
        : "M.2 slots that these drives need switch each other off.",
    unknown: () => "We don’t know what the board’s M.2 slots share with other ports.",
  },
  "storage.sata": {
    ok: (verdict) => `SATA drives: ${have(verdict)}. Ports: ${limit(verdict)}.`,
    blocker: (verdict) => `SATA drives: ${have(verdict)}. Ports: ${limit(verdict)}.`,
    unknown: () => "The number of SATA drives or ports isn’t known.",
  },
  "storage.bays": {
    ok: (verdict) => `Drives of ${fact(verdict, "size")}: ${have(verdict)}. Places: ${limit(verdict)}.`,
    blocker: (verdict) => `Drives of ${fact(verdict, "size")}: ${have(verdict)}. Places: ${limit(verdict)}.`,
    unknown: () => "The number of drives or of places for them isn’t known.",
  },
  "display.outputs": {
    ok: (verdict) => `Screens: ${have(verdict)}. Sockets: ${limit(verdict)}.`,
    step: (verdict) => `Screens: ${have(verdict)}. Sockets: ${limit(verdict)}. You need a hub.`,
    unknown: () => "The sockets of the card aren’t known.",
  },
  "display.mode": {
    ok: (verdict) => `${mode(verdict)} needs ${have(verdict)}; the cable carries ${limit(verdict)}.`,
    note: (verdict) => {
      const why = fact(verdict, "why");
      if (why === "plug") return "Card and screen share no plug: you need an adapter.";
      const needs = `${mode(verdict)} needs ${have(verdict)}, and the cable carries ${limit(verdict)}`;
      return why === "slower"
        ? `${needs}: at most ${fact(verdict, "most")} Hz.`
        : `${needs}: with compression, which eyes don’t see.`;
    },
    unknown: () => "We don’t know whether the cable carries what this screen can show.",
  },
  "ship.energy": {
    ok: (verdict) => `It can go to ${fact(verdict, "state")}.`,
    blocker: (verdict) => {
      const watts = fact(verdict, "watts");
      const has = verdict.have === null || watts === "" ? "" : ` It has ${have(verdict)} and ${watts} W;`;
      return `It can’t go to ${fact(verdict, "state")}: it isn’t certified there.${has} ${limit(verdict)} and ${fact(verdict, "leastWatts")} W of Gold grade would exempt it.`;
    },
    unknown: (verdict) => `We don’t know yet whether it may go to ${fact(verdict, "state")}.`,
  },
  "ship.gpu-box": {
    ok: () => "The card travels in its place.",
    step: () => "The card travels in its own box: two screws and a cable, and it’s in.",
    unknown: () => "We don’t know yet whether the card travels in its own box.",
  },
};

function mode(verdict: Parameters<typeof have>[0]): string {
  return `${fact(verdict, "resolution")} at ${fact(verdict, "refreshHz")} Hz`;
}
