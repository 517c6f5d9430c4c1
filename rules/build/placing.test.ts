import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { madeBuild } from "../testing/made-build.ts";
import type { RadiatorSpot } from "./facts/case-facts.ts";
import type { M2Slot } from "./facts/motherboard-facts.ts";
import type { StorageFacts } from "./facts/storage-facts.ts";
import type { RadiatorSize } from "./facts/standards.ts";
import { type DriveCost, m2DrivesOf, placeDrives } from "./place-drives.ts";
import { placeRadiators, type Radiator } from "./place-radiators.ts";

const DEEP = Boolean(process.env["DEEP"]);
const RUNS = { numRuns: DEEP ? 10_000 : 500 };
vi.setConfig({ testTimeout: DEEP ? 1_200_000 : 60_000 });

/** Every way to give `count` things different places out of `places`. */
function everyWay(count: number, places: number, taken: readonly number[] = []): (readonly number[])[] {
  if (taken.length === count) return [taken];
  return Array.from({ length: places }, (_, at) => at)
    .filter((at) => !taken.includes(at))
    .flatMap((at) => everyWay(count, places, [...taken, at]));
}

const known = <const Value>(...values: Value[]) => fc.constantFrom(...values);
const anySlot = fc.record({
  sizes: known<M2Slot["sizes"]>(["2280"], ["2242"], ["2242", "2280"]),
  generation: known(3, 4, 5),
  lanes: known(4),
  sata: known(true, false),
  sharing: known<M2Slot["sharing"]>(
    [],
    [],
    [{ sataPorts: 2 }],
    [{ gpuLanes: 8 }],
    [{ disables: "M2_1" }],
    [{ disables: "M2_3" }],
  ),
});
const anySlots = fc
  .array(anySlot, { maxLength: 5 })
  .map((slots) => slots.map((slot, at): M2Slot => ({ ...slot, name: `M2_${at + 1}` })));
const anyDrives = fc.array(
  fc.record({
    interface: known<StorageFacts["interface"]>("PCIe 4.0 NVMe", "PCIe 5.0 NVMe", "SATA"),
    formFactor: known<StorageFacts["formFactor"]>("M.2 2280", "M.2 2242"),
  }),
  { minLength: 1, maxLength: 4 },
);

test("drives go where they harm least, as every way tried one by one says", () => {
  const { card, drives } = madeBuild();
  const [made] = drives;
  if (!made) throw new Error("A made build has a drive");
  fc.assert(
    fc.property(
      anySlots,
      anyDrives,
      fc.boolean(),
      known(0, 2, 4),
      known(0, 1, 3),
      (slots, all, hasCard, ports, needed) => {
        const placed = m2DrivesOf(
          all.map((facts, at) => ({ ...made, id: `${at}`, facts: { ...made.facts, ...facts } })),
        );
        const around = { card: hasCard ? card : null, sataPorts: ports, portsNeeded: needed };
        const plan = placeDrives(placed, slots, around);
        const ways = everyWay(placed.length, slots.length).filter((way) =>
          way.every((at, index) => {
            const [slot, drive] = [slots[at], placed[index]?.facts];
            const fits = drive?.formFactor && slot?.sizes.some((size) => drive.formFactor === `M.2 ${size}`);
            return Boolean(fits) && (drive?.interface !== "SATA" || slot?.sata === true);
          }),
        );
        expect(plan.fit).toBe(ways.length > 0 ? "ok" : "blocker");
        const costs = ways.flatMap((way) => costOf(way) ?? []);
        expect(plan.cost && scoreOf(plan.cost)).toBe(costs.length === 0 ? null : Math.min(...costs.map(scoreOf)));

        function costOf(way: readonly number[]): DriveCost | null {
          const taken = way.flatMap((at) => slots[at] ?? []);
          const shared = taken.flatMap(({ sharing }) => sharing ?? []);
          if (shared.some((each) => "disables" in each && taken.some(({ name }) => name === each.disables)))
            return null;
          const off = shared.reduce((sum, each) => sum + ("sataPorts" in each ? each.sataPorts : 0), 0);
          const isSlowed = (slot: M2Slot, index: number) =>
            placed[index]?.facts.interface !== "SATA" &&
            Number(placed[index]?.facts.interface?.slice(5, 6)) > (slot.generation ?? 9);
          return {
            lostPorts: off === 0 ? 0 : Math.max(0, needed - Math.max(0, ports - off)),
            unknown: 0,
            cardLanes: hasCard && shared.some((each) => "gpuLanes" in each) ? 8 : null,
            slowed: taken.filter(isSlowed).length,
          };
        }
      },
    ),
    RUNS,
  );
});

const scoreOf = ({ lostPorts, cardLanes, slowed }: DriveCost) =>
  lostPorts * 10_000 + (cardLanes === null ? 0 : 100) + slowed;

const anySpot = fc.record({
  place: known<RadiatorSpot["place"]>("top", "front", "side", "rear"),
  sizesMm: fc.subarray<RadiatorSize>([240, 280, 360]),
  depthMm: known(50, 52, 60),
  offsetMm: known(30, 35, 40),
  fanCount: known(3),
});
const anyRadiator = fc.record({
  part: known("cooler", "card"),
  sizeMm: known(240, 280, 360),
  bareMm: known(27, 38),
  thickMm: known(52, 63),
});

test("radiators have a place when one of all ways gives each its own", () => {
  fc.assert(
    fc.property(fc.array(anySpot, { maxLength: 4 }), fc.array(anyRadiator, { maxLength: 2 }), (spots, radiators) => {
      const build = madeBuild({ card: { lengthMm: 330 }, case: { maxGpuMm: 360 }, memory: { heightMm: 35 } });
      const plan = placeRadiators(radiators, spots, build);
      const isPlaced = everyWay(radiators.length, spots.length).some((way) =>
        way.every((at, index) => fitsAlone(radiators[index], spots[at])),
      );
      expect(plan.fit).toBe(isPlaced ? "ok" : "blocker");
      expect(plan.placed).toHaveLength(isPlaced ? radiators.length : 0);
    }),
    RUNS,
  );
});

function fitsAlone(radiator: Radiator | undefined, spot: RadiatorSpot | undefined): boolean {
  if (!radiator?.sizeMm || !spot?.sizesMm.includes(radiator.sizeMm)) return false;
  if (spot.place === "front") return 330 + (radiator.bareMm ?? 0) <= 360;
  const isThin = (radiator.thickMm ?? 0) <= (spot.depthMm ?? 0);
  return isThin || (spot.place === "top" && 35 <= (spot.offsetMm ?? 0));
}

test("ten slots take eight drives", () => {
  const slots = Array.from({ length: 10 }, (_, at): M2Slot => ({
    name: `M2_${at}`,
    sizes: ["2280"],
    generation: 4,
    lanes: 4,
    sata: false,
    sharing: [],
  }));
  const [drive] = madeBuild().drives;
  const drives = m2DrivesOf(drive ? [{ ...drive, quantity: 8 }] : []);
  expect(placeDrives(drives, slots, { card: null, sataPorts: 0, portsNeeded: 0 }).fit).toBe("ok");
});
