import { expect, test } from "vitest";
import { judgeMade, rowsOf } from "../testing/judge-made.ts";
import type { RadiatorSpot } from "./facts/case-facts.ts";
import type { CoolingFacts } from "./facts/cooling-facts.ts";

const EATX = { formFactor: "E-ATX" as const, widthMm: 277 };
const LIQUID: Partial<CoolingFacts> = { type: "liquid", radiatorMm: 360, radiatorThickMm: 27, fanThickMm: 25 };
const TOP: RadiatorSpot = { place: "top", sizesMm: [240, 360], depthMm: 52, offsetMm: 35, fanCount: 3 };
const FRONT: RadiatorSpot = { place: "front", sizesMm: [360], depthMm: 90, offsetMm: 0, fanCount: 3 };

const rows = rowsOf({
  "board.case": [
    ["a size it takes", "ok", {}],
    ["a size it does not take", "blocker", { case: { boardFormFactors: ["Mini-ITX"] } }],
    ["unknown size", "unknown", { motherboard: { formFactor: null } }],
    ["unknown sizes", "unknown", { case: { boardFormFactors: null } }],
    ["E-ATX, as wide as the case", "ok", { motherboard: EATX }],
    ["E-ATX, 1 mm wider", "blocker", { motherboard: { ...EATX, widthMm: 278 } }],
    ["E-ATX of unknown width", "unknown", { motherboard: { ...EATX, widthMm: null } }],
    ["E-ATX, room of unknown width", "unknown", { motherboard: EATX, case: { maxBoardWidthMm: null } }],
    [
      "E-ATX in a small case",
      "blocker",
      { motherboard: { ...EATX, widthMm: null }, case: { boardFormFactors: ["Micro ATX"] } },
    ],
  ],
  "board.back-connect": [
    ["plugs in front", "ok", {}],
    ["plugs behind, openings", "ok", { motherboard: { backConnect: true }, case: { rearConnect: true } }],
    ["plugs behind, no openings", "blocker", { motherboard: { backConnect: true } }],
    ["plugs behind, openings unknown", "unknown", { motherboard: { backConnect: true }, case: { rearConnect: null } }],
    ["plugs unknown, openings", "ok", { motherboard: { backConnect: null }, case: { rearConnect: true } }],
    ["plugs unknown", "unknown", { motherboard: { backConnect: null } }],
  ],
  "gpu.length": [
    ["5 mm to spare", "ok", { card: { lengthMm: 355 } }],
    ["4 mm to spare", "note", { card: { lengthMm: 356 } }],
    ["equal", "note", { card: { lengthMm: 360 } }],
    ["1 mm too long", "blocker", { card: { lengthMm: 361 } }],
    ["unknown", "unknown", { card: { lengthMm: null } }],
    ["no card", "silent", { card: null }],
  ],
  "gpu.slots": [
    ["thinner", "ok", {}],
    ["equal", "ok", { card: { slots: 4 } }],
    ["by an eighth too thick", "blocker", { card: { slots: 4.125 } }],
    ["proved by expansion slots", "ok", { case: { maxGpuSlots: null, expansionSlots: 4 } }],
    ["not proved", "unknown", { case: { maxGpuSlots: null, expansionSlots: 3 } }],
    ["unknown", "unknown", { card: { slots: null } }],
  ],
  "gpu.height": [
    ["with room", "ok", {}],
    ["equal with the cable", "ok", { case: { maxGpuHeightMm: 161 } }],
    ["the cable 1 mm short", "step", { case: { maxGpuHeightMm: 160 } }],
    ["equal without the cable", "step", { case: { maxGpuHeightMm: 126 } }],
    ["1 mm too high", "blocker", { case: { maxGpuHeightMm: 125 } }],
    ["fed by the board", "ok", { case: { maxGpuHeightMm: 126 }, card: { boardPower: true } }],
    ["unknown", "unknown", { case: { maxGpuHeightMm: null } }],
    ["unknown card", "unknown", { card: { heightMm: null } }],
  ],
  "cooler.socket": [
    ["named", "ok", {}],
    ["another", "blocker", { cooler: { sockets: ["LGA 1700"] } }],
    ["only the sibling", "unknown", { cooler: { sockets: ["AM4"] } }],
    ["unknown", "unknown", { cooler: { sockets: null } }],
  ],
  "cooler.height": [
    ["2 mm to spare", "ok", { cooler: { heightMm: 168 } }],
    ["1 mm to spare", "note", { cooler: { heightMm: 169 } }],
    ["equal", "note", { cooler: { heightMm: 170 } }],
    ["1 mm too tall", "blocker", { cooler: { heightMm: 171 } }],
    ["liquid", "silent", { cooler: LIQUID }],
    ["unknown height", "unknown", { cooler: { heightMm: null } }],
    ["perhaps air, too tall for that", "unknown", { cooler: { type: null, heightMm: 171 } }],
    ["perhaps air, and it would fit", "ok", { cooler: { type: null } }],
  ],
  "cooler.capacity": [
    ["holds the most", "ok", {}],
    ["equal to the most", "ok", { cooler: { tdpWatts: 162 } }],
    ["1 W below the most", "note", { cooler: { tdpWatts: 161 } }],
    ["equal to the base", "note", { cooler: { tdpWatts: 120 } }],
    ["1 W below the base", "blocker", { cooler: { tdpWatts: 119 } }],
    ["unknown", "unknown", { cooler: { tdpWatts: null } }],
    ["base unknown, the most held", "ok", { processor: { tdpWatts: null } }],
    ["base unknown, the most not held", "unknown", { processor: { tdpWatts: null }, cooler: { tdpWatts: 161 } }],
    ["most unknown", "unknown", { processor: { maxWatts: null } }],
  ],
  "cooler.memory": [
    ["equal", "ok", { memory: { heightMm: 40 } }],
    ["1 mm taller, the fan goes up", "step", { memory: { heightMm: 41 } }],
    ["as tall as the side panel lets the fan go", "step", { memory: { heightMm: 55 } }],
    ["1 mm taller than that", "blocker", { memory: { heightMm: 56 } }],
    ["the fan goes up by an unknown way", "unknown", { memory: { heightMm: 41 }, case: { maxCoolerMm: null } }],
    ["unknown memory", "unknown", { memory: { heightMm: null } }],
    ["unknown clearance", "unknown", { cooler: { memoryClearanceMm: null } }],
    ["liquid", "silent", { cooler: LIQUID }],
  ],
  "radiator.fit": [
    ["air", "silent", {}],
    ["equal at the roof", "ok", { cooler: LIQUID, case: { radiatorSpots: [TOP] } }],
    [
      "1 mm too thick, over low memory",
      "ok",
      { cooler: { ...LIQUID, radiatorThickMm: 28 }, case: { radiatorSpots: [TOP] } },
    ],
    [
      "1 mm too thick, over memory 1 mm too tall",
      "blocker",
      { cooler: { ...LIQUID, radiatorThickMm: 28 }, case: { radiatorSpots: [TOP] }, memory: { heightMm: 36 } },
    ],
    [
      "a size no place takes",
      "blocker",
      { cooler: { ...LIQUID, radiatorMm: 280 }, case: { radiatorSpots: [TOP, FRONT] } },
    ],
    ["no places", "blocker", { cooler: LIQUID, case: { radiatorSpots: [] } }],
    ["unknown places", "unknown", { cooler: LIQUID, case: { radiatorSpots: null } }],
    [
      "unknown depth",
      "unknown",
      { cooler: LIQUID, case: { radiatorSpots: [{ ...TOP, depthMm: null, offsetMm: null }] } },
    ],
    ["unknown depth over low memory", "ok", { cooler: LIQUID, case: { radiatorSpots: [{ ...TOP, depthMm: null }] } }],
    [
      "front, the card leaves as much",
      "ok",
      { cooler: LIQUID, case: { radiatorSpots: [FRONT] }, card: { lengthMm: 333 } },
    ],
    [
      "front, the card 1 mm longer",
      "blocker",
      { cooler: LIQUID, case: { radiatorSpots: [FRONT] }, card: { lengthMm: 334 } },
    ],
    [
      "front, a card of unknown length",
      "unknown",
      { cooler: LIQUID, case: { radiatorSpots: [FRONT] }, card: { lengthMm: null } },
    ],
    ["front, no card", "ok", { cooler: LIQUID, case: { radiatorSpots: [FRONT] }, card: null }],
    ["unknown radiator", "unknown", { cooler: { ...LIQUID, radiatorMm: null }, case: { radiatorSpots: [TOP] } }],
    [
      "two radiators, two places",
      "ok",
      {
        cooler: LIQUID,
        card: { radiatorMm: 240, radiatorThickMm: 52 },
        case: { radiatorSpots: [TOP, FRONT], maxGpuMm: 360 },
      },
    ],
    [
      "two radiators, one place",
      "blocker",
      { cooler: LIQUID, card: { radiatorMm: 240, radiatorThickMm: 52 }, case: { radiatorSpots: [TOP] } },
    ],
  ],
  "psu.form": [
    ["named", "ok", {}],
    ["small in a place for ATX", "step", { supply: { formFactor: "SFX" } }],
    ["ATX in a small place", "blocker", { case: { psuFormFactors: ["SFX"] } }],
    ["unknown", "unknown", { supply: { formFactor: null } }],
  ],
  "psu.length": [
    ["10 mm for the cables", "ok", { supply: { lengthMm: 170 } }],
    ["9 mm for the cables", "note", { supply: { lengthMm: 171 } }],
    ["equal", "note", { supply: { lengthMm: 180 } }],
    ["1 mm too long for the cage", "step", { supply: { lengthMm: 181 } }],
    ["the cage is needed", "blocker", { supply: { lengthMm: 181 }, drives: { formFactor: "3.5 inch" } }],
    ["the cage is perhaps needed", "unknown", { supply: { lengthMm: 181 }, drives: { formFactor: null } }],
    ["equal without the cage", "step", { supply: { lengthMm: 220 } }],
    ["too long without the cage", "blocker", { supply: { lengthMm: 221 } }],
    ["without the cage unknown", "unknown", { supply: { lengthMm: 181 }, case: { maxPsuWithoutCageMm: null } }],
    ["with the cage unknown", "unknown", { case: { maxPsuMm: null } }],
    ["unknown", "unknown", { supply: { lengthMm: null } }],
  ],
});

test.each(rows)("%s: %s is %s", (rule, _what, cls, changes) => {
  expect(judgeMade(rule, changes)?.cls ?? "silent").toBe(cls);
});
