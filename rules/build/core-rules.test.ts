import { expect, test } from "vitest";
import { MADE_CIRCUMSTANCES, madeBuild, madePart } from "../testing/made-build.ts";
import { judgeMade, rowsOf } from "../testing/judge-made.ts";
import { checkBuild } from "./check-build.ts";

const rows = rowsOf({
  "socket.cpu-board": [
    ["the same", "ok", {}],
    ["another", "blocker", { motherboard: { socket: "LGA 1851" } }],
    ["the board's unknown", "unknown", { motherboard: { socket: null } }],
    ["the processor's unknown", "unknown", { processor: { socket: null } }],
    ["no board", "silent", { motherboard: null }],
  ],
  "chipset.cpu-board": [
    ["born for it", "ok", {}],
    ["after an update by us", "step", { processor: { family: "Ryzen 9000" } }],
    ["after an update by the shopper", "step", { processor: { family: "Ryzen 9000" } }, { builtBy: "shopper" }],
    [
      "loose, without a way to update",
      "blocker",
      { processor: { family: "Ryzen 9000" }, motherboard: { biosFlashback: false } },
      { builtBy: "shopper" },
    ],
    [
      "loose, with an unknown way",
      "unknown",
      { processor: { family: "Ryzen 9000" }, motherboard: { biosFlashback: null } },
      { builtBy: "shopper" },
    ],
    [
      "updated in the box",
      "ok",
      { processor: { family: "Ryzen 9000" }, motherboard: { biosOnBoxSupports: ["Ryzen 9000"] } },
    ],
    ["not in the table", "unknown", { motherboard: { chipset: "AMD B990", biosOnBoxSupports: null } }],
    ["not in the table, and in the board's own list", "ok", { motherboard: { chipset: "AMD B990" } }],
    ["unknown family", "unknown", { processor: { family: null } }],
    ["unknown chipset", "unknown", { motherboard: { chipset: null } }],
    ["another socket, of which the socket's rule speaks", "silent", { motherboard: { socket: "LGA 1700" } }],
  ],
  "memory.type": [
    ["the board's", "ok", {}],
    ["not the board's", "blocker", { memory: { type: "DDR4" } }],
    ["not the processor's", "blocker", { processor: { memoryTypes: ["DDR4"] } }],
    ["unknown", "unknown", { memory: { type: null } }],
    ["unknown at the processor", "unknown", { processor: { memoryTypes: null } }],
    [
      "unknown at the processor, wrong at the board",
      "blocker",
      { processor: { memoryTypes: null }, memory: { type: "DDR4" } },
    ],
    ["neither board nor processor", "silent", { processor: null, motherboard: null }],
  ],
  "memory.form": [
    ["unbuffered", "ok", {}],
    ["of laptops", "blocker", { memory: { form: "SO-DIMM" } }],
    ["registered", "blocker", { memory: { registered: true } }],
    ["registered, of unknown form", "blocker", { memory: { form: null, registered: true } }],
    ["of unknown form", "unknown", { memory: { form: null } }],
    ["perhaps registered", "unknown", { memory: { registered: null } }],
  ],
  "memory.slots": [
    ["fewer", "ok", {}],
    ["as many", "ok", { memory: { modules: 4 } }],
    ["one too many", "blocker", { memory: { modules: 5 } }],
    ["unknown modules", "unknown", { memory: { modules: null } }],
    ["unknown slots", "unknown", { motherboard: { memorySlots: null } }],
  ],
  "memory.capacity": [
    ["less", "ok", {}],
    ["as much", "ok", { memory: { capacityGb: 128 } }],
    ["above the processor's", "blocker", { memory: { capacityGb: 129 } }],
    ["above the board's", "blocker", { memory: { capacityGb: 193 }, processor: { maxMemoryGb: null } }],
    ["within the one that is known", "unknown", { processor: { maxMemoryGb: null } }],
    ["unknown", "unknown", { memory: { capacityGb: null } }],
  ],
  "memory.speed": [
    ["as guaranteed", "ok", {}],
    ["above", "note", { memory: { speedMhz: 5201 } }],
    ["four modules, above", "note", { memory: { modules: 4 } }],
    ["four modules, as guaranteed", "ok", { memory: { modules: 4, speedMhz: 3600 } }],
    ["unknown modules, within both", "ok", { memory: { modules: null, speedMhz: 3600 } }],
    ["unknown modules, above both", "note", { memory: { modules: null, speedMhz: 5201 } }],
    ["unknown modules, between", "unknown", { memory: { modules: null } }],
    ["unknown speed", "unknown", { memory: { speedMhz: null } }],
    ["unknown guarantee", "unknown", { processor: { memorySpeedMhz: null } }],
  ],
  "memory.ecc": [
    ["without", "silent", {}],
    ["all have it", "ok", { memory: { ecc: true } }],
    ["the board lacks it", "note", { memory: { ecc: true }, motherboard: { ecc: false } }],
    ["the board perhaps", "unknown", { memory: { ecc: true }, motherboard: { ecc: null } }],
    ["the kit perhaps, where all would", "ok", { memory: { ecc: null } }],
    ["the kit perhaps, where it would not", "unknown", { memory: { ecc: null }, motherboard: { ecc: false } }],
  ],
  "memory.mixed": [
    ["one kit", "ok", {}],
    ["none", "silent", { memory: null }],
  ],
  "os.support": [
    ["with updates", "ok", {}],
    ["without", "note", { system: { system: "Windows 10" } }],
    ["on the last day", "ok", { system: { system: "Windows 10" } }, { on: "2025-10-14" }],
    ["unknown", "unknown", { system: { system: null } }],
  ],
  "gpu.pcie": [
    ["all lanes", "ok", {}],
    ["no board", "ok", { motherboard: null }],
    ["no processor", "ok", { processor: null }],
    ["neither", "silent", { motherboard: null, processor: null }],
    ["fewer from the processor", "note", { processor: { gpuLanes: 8 } }],
    ["fewer from the board", "note", { motherboard: { gpuSlotLanes: 8 } }],
    ["an older generation", "note", { card: { pcieGeneration: 5 } }],
    ["as many of an 8-lane card", "ok", { card: { pcieLanes: 8 }, processor: { gpuLanes: 8 } }],
    ["unknown at the card", "unknown", { card: { pcieLanes: null } }],
    [
      "unknown at the board, fewer from the processor",
      "note",
      { motherboard: { gpuSlotLanes: null }, processor: { gpuLanes: 8 } },
    ],
    ["unknown at the board", "unknown", { motherboard: { gpuSlotLanes: null } }],
    ["unknown generation", "unknown", { motherboard: { pcieGeneration: null } }],
  ],
});

test.each(rows)("%s: %s is %s", (rule, _what, cls, changes, circumstances) => {
  expect(judgeMade(rule, changes, circumstances)?.cls ?? "silent").toBe(cls);
});

test("a second kit is a note, even of the same number, and its modules count", () => {
  const memory = [madePart("memory"), madePart("memory", {}, { quantity: 2 })];
  const { verdicts } = checkBuild({ ...madeBuild(), memory }, MADE_CIRCUMSTANCES);
  const of = (rule: string) => verdicts.find((verdict) => verdict.rule === rule);
  expect(of("memory.mixed")).toMatchObject({ cls: "note", have: 3 });
  expect(of("memory.slots")).toMatchObject({ cls: "blocker", have: 6, limit: 4, margin: -2 });
  expect(of("memory.capacity")).toMatchObject({ have: 96, limit: 128 });
});

test("who does an update is named", () => {
  const changes = { processor: { family: "Ryzen 9000" as const } };
  expect(judgeMade("chipset.cpu-board", changes)?.by).toBe("we");
  expect(judgeMade("chipset.cpu-board", changes, { builtBy: "shopper" })?.by).toBe("you");
});

test("a verdict names the two facts, what is left, its parts, and what may clear it", () => {
  expect(judgeMade("gpu.length", { card: { lengthMm: 370 } })).toEqual({
    rule: "gpu.length",
    cls: "blocker",
    have: 370,
    limit: 360,
    unit: "mm",
    margin: -10,
    by: null,
    weight: null,
    parts: ["case", "card"],
    unknown: [],
    fixes: ["card", "case"],
    more: {},
  });
});

test("an unknown weighs as much as the worst its rule could say, and names the facts that are missing", () => {
  expect(judgeMade("memory.speed", { memory: { speedMhz: null } })).toMatchObject({
    weight: "note",
    unknown: ["memory.speedMhz"],
  });
  expect(judgeMade("gpu.length", { card: { lengthMm: null }, case: { maxGpuMm: null } })).toMatchObject({
    weight: "blocker",
    unknown: ["card.lengthMm", "case.maxGpuMm"],
  });
});
