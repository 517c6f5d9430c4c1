import type { BuildVerdictWords } from "../build-verdict-words.ts";
import { fact, have, limit, room } from "./build-values.ts";

/** Watts, plugs and lanes. */
export const powerVerdictWords: BuildVerdictWords<
  | "power.sustained"
  | "power.peak"
  | "power.advice"
  | "conn.gpu"
  | "conn.gpu-rating"
  | "conn.eps"
  | "conn.sata"
  | "gpu.pcie"
  | "fans.headers"
  | "usb.front-c"
> = {
  "power.sustained": {
    ok: (verdict) => `${have(verdict)} at most, on ${limit(verdict)}: ${room(verdict)} to spare.`,
    note: (verdict) =>
      `${have(verdict)} at most, on ${limit(verdict)}: ${room(verdict)} to spare, and over ${fact(verdict, "easy")} W the supply runs hot.`,
    blocker: (verdict) => `${have(verdict)} at most, on ${limit(verdict)}: ${room(verdict)} too few.`,
    unknown: () => "The watts of a part, or of the power supply, aren’t known.",
  },
  "power.peak": {
    ok: (verdict) => `Spikes to ${have(verdict)} for ${fact(verdict, "ms")} ms; the supply bears ${limit(verdict)}.`,
    note: (verdict) => {
      const spikes = `May spike to ${have(verdict)} for ${fact(verdict, "ms")} ms; the supply surely bears ${limit(verdict)}`;
      return fact(verdict, "atx") === ""
        ? `${spikes}. Which ATX version it follows isn’t known, so we reckon with the older one.`
        : `${spikes}.`;
    },
    unknown: () => "We don’t know how high this PC may spike.",
  },
  "power.advice": {
    ok: (verdict) => `The card’s maker advises ${have(verdict)}; this supply has ${limit(verdict)}.`,
    note: (verdict) => `The card’s maker advises ${have(verdict)}; this supply has ${limit(verdict)}.`,
    unknown: () => "What the card’s maker advises isn’t known.",
  },
  "conn.gpu": {
    ok: (verdict) => `Card cables of 8 pins: ${have(verdict)} needed, ${limit(verdict)} there.`,
    step: (verdict) =>
      `The 16-pin plug goes on by the adapter in the card’s box: it takes ${have(verdict)} of ${limit(verdict)} cables. We do that.`,
    blocker: (verdict) => `The card needs ${have(verdict)} cables of 8 pins, and the supply has ${limit(verdict)}.`,
    unknown: () => "The plugs of the card or of the power supply aren’t known.",
  },
  "conn.gpu-rating": {
    ok: (verdict) => `${have(verdict)} card, on a 16-pin plug for more.`,
    blocker: (verdict) => `${have(verdict)} card; this supply’s 16-pin plug is set for ${limit(verdict)}.`,
    unknown: () => "What the supply’s 16-pin plug is set for isn’t known.",
  },
  "conn.eps": {
    ok: () => "Each CPU socket of the board gets its cable.",
    note: (verdict) =>
      `${limit(verdict)} of ${have(verdict)} CPU sockets get a cable. It carries ${fact(verdict, "carries")} W, and the processor takes ${fact(verdict, "most")} W.`,
    blocker: (verdict) =>
      `${limit(verdict)} of ${have(verdict)} CPU sockets get a cable, which carries ${fact(verdict, "carries")} W: too little for this processor.`,
    unknown: () => "The CPU sockets of the board, or the cables for them, aren’t known.",
  },
  "conn.sata": {
    ok: (verdict) => `SATA power plugs: ${have(verdict)} needed, ${limit(verdict)} there.`,
    step: (verdict) => `SATA power plugs: ${have(verdict)} needed, ${limit(verdict)} there. We add a splitter.`,
    unknown: () => "The number of SATA power plugs isn’t known.",
  },
  "gpu.pcie": {
    ok: () => "The card gets all of its lanes.",
    note: (verdict) =>
      fact(verdict, "why") === "lanes"
        ? `The card has ${have(verdict)} lanes, and here it gets ${limit(verdict)}.`
        : `The card speaks PCIe ${have(verdict)}.0, and here it gets ${limit(verdict)}.0.`,
    unknown: () => "We don’t know how many lanes the card gets here.",
  },
  "fans.headers": {
    ok: (verdict) => `Fans: ${have(verdict)}. Headers: ${limit(verdict)}.`,
    step: (verdict) => `Fans: ${have(verdict)}. Headers: ${limit(verdict)}. We join them with a hub.`,
    unknown: () => "The number of fans or of headers isn’t known.",
  },
  "usb.front-c": {
    ok: () => "The USB-C port at the front has its header.",
    note: () => "The USB-C port at the front stays dead on this board.",
    unknown: () => "We don’t know whether the USB-C port at the front has its header.",
  },
};
