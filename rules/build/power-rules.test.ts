import { expect, test } from "vitest";
import { MADE_FACTS } from "../testing/made-build.ts";
import { judgeMade, rowsOf } from "../testing/judge-made.ts";
import type { M2Slot } from "./facts/motherboard-facts.ts";

const plugs = MADE_FACTS.supply.connectors;
const supply = (changes: object) => ({ connectors: { eps8: 2, pcie8: 4, pcie16: 1, sata: 6, ...plugs, ...changes } });
const EIGHT = { pcie6: 1, pcie8: 1, pcie16: 0 };
const SLOT: M2Slot = { name: "M2_1", sizes: ["2280"], generation: 4, lanes: 4, sata: false, sharing: [] };
const SATA = { formFactor: "2.5 inch", interface: "SATA" } as const;
const SCREEN = { resolution: "3840 × 2160", refreshHz: 240, inputs: [{ kind: "HDMI 2.1" as const, count: 1 }] };
const CA = { shipTo: { country: "USA", state: "CA" } };

const rows = rowsOf({
  "power.sustained": [
    ["below 80 %", "ok", { supply: { watts: 611 } }],
    ["equal to 80 %", "ok", { supply: { watts: 610 } }],
    ["above 80 %", "note", { supply: { watts: 609 } }],
    ["equal", "note", { supply: { watts: 488 } }],
    ["1 W over", "blocker", { supply: { watts: 487 } }],
    ["unknown watts of the supply", "unknown", { supply: { watts: null } }],
    ["an unknown card, over without it", "blocker", { card: { tdpWatts: null }, supply: { watts: 200 } }],
    ["an unknown card", "unknown", { card: { tdpWatts: null } }],
    ["no supply", "silent", { supply: null }],
  ],
  "power.peak": [
    ["within", "ok", {}],
    ["of an older supply", "note", { supply: { watts: 600, atxVersion: 2.52 } }],
    ["the same of ATX 3", "ok", { supply: { watts: 600 } }],
    ["of an unknown version, reckoned as older", "note", { supply: { watts: 600, atxVersion: null } }],
    ["an unknown card", "unknown", { card: { tdpWatts: null } }],
  ],
  "power.advice": [
    ["equal", "ok", { supply: { watts: 650 } }],
    ["1 W less", "note", { supply: { watts: 649 } }],
    ["unknown", "unknown", { card: { advisedPsuWatts: null } }],
  ],
  "conn.gpu": [
    ["a 16-pin plug", "ok", {}],
    ["by an adapter", "step", { supply: supply({ pcie16: 0 }) }],
    ["by an adapter, equal", "step", { supply: supply({ pcie16: 0, pcie8: 2 }) }],
    ["by an adapter, one short", "blocker", { supply: supply({ pcie16: 0, pcie8: 1 }) }],
    ["8-pin plugs, equal", "ok", { card: { powerConnectors: EIGHT }, supply: supply({ pcie8: 2 }) }],
    ["8-pin plugs, one short", "blocker", { card: { powerConnectors: EIGHT }, supply: supply({ pcie8: 1 }) }],
    ["unknown plugs of the card", "unknown", { card: { powerConnectors: null } }],
    ["unknown plugs of the supply", "unknown", { supply: { connectors: null } }],
    ["an unknown 16-pin plug", "unknown", { supply: supply({ pcie16: null }) }],
    ["fed by the board", "silent", { card: { boardPower: true } }],
  ],
  "conn.gpu-rating": [
    ["equal", "ok", { card: { tdpWatts: 600 } }],
    ["1 W over", "blocker", { card: { tdpWatts: 601 } }],
    ["unknown, within the least there is", "ok", { card: { tdpWatts: 150 }, supply: { pin16Watts: null } }],
    ["unknown, above it", "unknown", { card: { tdpWatts: 151 }, supply: { pin16Watts: null } }],
    ["without such a plug", "silent", { card: { powerConnectors: EIGHT } }],
  ],
  "conn.eps": [
    ["equal", "ok", {}],
    ["one short, and one carries it", "note", { supply: supply({ eps8: 1 }) }],
    ["one carries it to the watt", "note", { supply: supply({ eps8: 1 }), processor: { maxWatts: 288 } }],
    ["one does not carry it", "blocker", { supply: supply({ eps8: 1 }), processor: { maxWatts: 289 } }],
    ["none", "blocker", { supply: supply({ eps8: 0 }) }],
    ["unknown sockets, two cables", "ok", { motherboard: { epsPlugs: null } }],
    ["unknown sockets, one cable", "unknown", { motherboard: { epsPlugs: null }, supply: supply({ eps8: 1 }) }],
    ["unknown cables", "unknown", { supply: supply({ eps8: null }) }],
    ["one short, unknown watts", "unknown", { supply: supply({ eps8: 1 }), processor: { maxWatts: null } }],
  ],
  "conn.sata": [
    ["fewer", "ok", { drives: SATA }],
    ["equal", "ok", { drives: SATA, supply: supply({ sata: 1 }) }],
    ["one short", "step", { drives: SATA, cooler: { sataPower: true }, supply: supply({ sata: 1 }) }],
    ["an unknown drive", "unknown", { drives: { formFactor: null } }],
    ["an unknown hub", "unknown", { cooler: { sataPower: null } }],
    ["unknown plugs", "unknown", { supply: supply({ sata: null }) }],
  ],
  "storage.m2": [
    ["a slot", "ok", {}],
    ["too long for every slot", "blocker", { drives: { formFactor: "M.2 22110" } }],
    ["no slot", "blocker", { motherboard: { m2: [] } }],
    ["unknown slots", "unknown", { motherboard: { m2: null } }],
    ["SATA in a slot for it", "ok", { drives: { interface: "SATA" } }],
    ["SATA, no slot for it", "blocker", { drives: { interface: "SATA" }, motherboard: { m2: [SLOT] } }],
    [
      "SATA, perhaps a slot for it",
      "unknown",
      { drives: { interface: "SATA" }, motherboard: { m2: [{ ...SLOT, sata: null }] } },
    ],
    ["unknown form", "unknown", { drives: { formFactor: null } }],
    ["NVMe, a slot for SATA alone", "blocker", { motherboard: { m2: [{ ...SLOT, lanes: 0, sata: true }] } }],
    [
      "of unknown protocol, a slot for both",
      "ok",
      { drives: { interface: null }, motherboard: { m2: [{ ...SLOT, sata: true }] } },
    ],
    ["of unknown protocol, a slot for one", "unknown", { drives: { interface: null }, motherboard: { m2: [SLOT] } }],
    ["a 2.5-inch drive", "silent", { drives: SATA }],
  ],
  "storage.lanes": [
    ["nothing shared", "ok", {}],
    ["the card's lanes", "note", { motherboard: { m2: [{ ...SLOT, sharing: [{ gpuLanes: 8 }] }] } }],
    ["the card's lanes, no card", "ok", { motherboard: { m2: [{ ...SLOT, sharing: [{ gpuLanes: 8 }] }] }, card: null }],
    ["a slot beside that one", "ok", { motherboard: { m2: [{ ...SLOT, sharing: [{ gpuLanes: 8 }] }, SLOT] } }],
    ["a drive as fast as its slot", "ok", { motherboard: { m2: [SLOT] } }],
    ["a drive faster than its slot", "note", { drives: { interface: "PCIe 5.0 NVMe" }, motherboard: { m2: [SLOT] } }],
    ["one drive, unknown sharing", "ok", { motherboard: { m2: [{ ...SLOT, sharing: null }] } }],
    ["unknown slots", "unknown", { motherboard: { m2: null } }],
    [
      "a slot that perhaps takes it",
      "unknown",
      { drives: { interface: "SATA" }, motherboard: { m2: [{ ...SLOT, sata: null }] } },
    ],
  ],
  "storage.sata": [
    ["equal", "ok", { drives: SATA, motherboard: { sataPorts: 1 } }],
    ["one short", "blocker", { drives: SATA, motherboard: { sataPorts: 0 } }],
    ["unknown ports", "unknown", { drives: SATA, motherboard: { sataPorts: null } }],
    ["no such drive", "silent", {}],
  ],
  "storage.bays": [
    ["equal", "ok", { drives: SATA, case: { bays25: 1 } }],
    ["one short", "blocker", { drives: SATA, case: { bays25: 0 } }],
    ["of 3.5 inch, one short", "blocker", { drives: { formFactor: "3.5 inch" }, case: { bays35: 0 } }],
    ["of 3.5 inch, room", "ok", { drives: { formFactor: "3.5 inch" }, case: { bays25: 0 } }],
    ["unknown places", "unknown", { drives: SATA, case: { bays25: null } }],
    ["unknown form", "unknown", { drives: { formFactor: null } }],
  ],
  "fans.headers": [
    ["equal", "ok", { motherboard: { caseFanHeaders: 3 } }],
    ["one short", "step", { motherboard: { caseFanHeaders: 2 } }],
    ["a hub, which takes a header itself", "ok", { motherboard: { caseFanHeaders: 2 }, case: { hubPorts: 2 } }],
    ["unknown headers", "unknown", { motherboard: { caseFanHeaders: null } }],
    ["unknown fans", "unknown", { case: { fans: null } }],
    ["unknown fans, more without them", "step", { case: { fans: null }, fans: { quantity: 5 } }],
  ],
  "usb.front-c": [
    ["with its header", "ok", {}],
    ["without", "note", { motherboard: { usbTypeE: false } }],
    ["no such port", "silent", { case: { frontUsbC: false } }],
    ["unknown header", "unknown", { motherboard: { usbTypeE: null } }],
    ["unknown port, no header", "unknown", { case: { frontUsbC: null }, motherboard: { usbTypeE: false } }],
  ],
  "display.outputs": [
    ["equal", "ok", { card: { outputs: [{ kind: "HDMI 2.1", count: 1 }] } }],
    ["one short", "step", { card: { outputs: [] } }],
    ["unknown", "unknown", { card: { outputs: null } }],
    ["no card", "silent", { card: null }],
  ],
  "display.mode": [
    ["carried", "ok", {}],
    ["by compression", "note", { monitors: SCREEN }],
    ["too much for that", "note", { monitors: { ...SCREEN, refreshHz: 1000 } }],
    ["no plug in common", "note", { monitors: { inputs: [{ kind: "DVI", count: 1 }] } }],
    ["unknown inputs", "unknown", { monitors: { inputs: null } }],
    ["unknown rate", "unknown", { monitors: { refreshHz: null } }],
  ],
  "ship.energy": [
    [
      "exempt, equal in both",
      "ok",
      { card: { memoryBandwidthGbS: 600 }, supply: { watts: 600 } },
      { ...CA, energyCertificate: false },
    ],
    ["a card 1 GB/s below", "blocker", { card: { memoryBandwidthGbS: 599 } }, { ...CA, energyCertificate: false }],
    ["a supply 1 W below", "blocker", { supply: { watts: 599 } }, { ...CA, energyCertificate: false }],
    [
      "a supply below Gold",
      "blocker",
      { supply: { efficiency: "80 Plus Bronze" } },
      { ...CA, energyCertificate: false },
    ],
    ["certified", "ok", { card: { memoryBandwidthGbS: 448 } }, { ...CA, energyCertificate: true }],
    ["unknown certificate", "unknown", { card: { memoryBandwidthGbS: 448 } }, CA],
    ["unknown card", "unknown", { card: { memoryBandwidthGbS: null } }, { ...CA, energyCertificate: false }],
    ["another state", "silent", {}, { shipTo: { country: "USA", state: "TX" } }],
    ["before the law", "silent", {}, { ...CA, on: "2021-06-30" }],
    ["not a whole computer", "silent", { case: null }, CA],
    ["no address", "silent", {}],
  ],
  "ship.gpu-box": [
    ["thin", "ok", {}, CA],
    ["as thick as its slot holds", "ok", { card: { slots: 3.5 } }, CA],
    ["thicker", "step", { card: { slots: 3.6 } }, CA],
    ["unknown", "unknown", { card: { slots: null } }, CA],
    ["no address", "silent", {}],
    ["sent loose", "silent", {}, { ...CA, builtBy: "shopper" }],
  ],
});

test.each(rows)("%s: %s is %s", (rule, _what, cls, changes, circumstances) => {
  expect(judgeMade(rule, changes, circumstances)?.cls ?? "silent").toBe(cls);
});
