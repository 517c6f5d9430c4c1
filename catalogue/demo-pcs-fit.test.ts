import { expect, test } from "vitest";
import type { CataloguePart, CataloguePc } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { demoCatalogue } from "./demo-catalogue.ts";

type Measured = 1 | 2 | 3 | 4 | 5 | 7 | 8;
type FactsOf<Id extends Measured> = Extract<CataloguePart, { optionId: Id }>["facts"];

const parts = new Map(
  demoCatalogue.products.flatMap((product) => (product.kind === "part" ? [[product.slug, product]] : [])),
);
const pcs = demoCatalogue.products.filter((product) => product.kind === "pc");

function fittedOf(pc: CataloguePc): CataloguePart[] {
  return pc.parts.flatMap(({ part }) => parts.get(part) ?? []);
}

function factsOf<Id extends Measured>(pc: CataloguePc, optionId: Id): FactsOf<Id> {
  const found = fittedOf(pc).find((part) => part.optionId === optionId);
  if (!found) throw new Error(`${pc.slug} has no part of option ${optionId}`);
  return found.facts as FactsOf<Id>;
}

const each = pcs.map((pc) => [pc.slug, pc] as const);

test.each(each)("%s: processor, board, memory and cooler belong together", (_slug, pc) => {
  const [processor, board, memory, cooler] = [factsOf(pc, 2), factsOf(pc, 3), factsOf(pc, 4), factsOf(pc, 8)];
  expect(processor.socket).toBe(board.socket);
  expect(processor.memoryTypes).toContain(board.memoryType);
  expect(memory.type).toBe(board.memoryType);
  expect(memory.modules).toBeLessThanOrEqual(board.memorySlots);
  expect(memory.capacityGb).toBeLessThanOrEqual(board.maxMemoryGb);
  expect(cooler.sockets).toContain(processor.socket);
  expect(cooler.tdpWatts).toBeGreaterThanOrEqual(processor.maxWatts);
});

test.each(each)("%s: everything fits into the case", (_slug, pc) => {
  const [chassis, board, card, supply, cooler] = [
    factsOf(pc, 1),
    factsOf(pc, 3),
    factsOf(pc, 5),
    factsOf(pc, 7),
    factsOf(pc, 8),
  ];
  expect(chassis.boardFormFactors).toContain(board.formFactor);
  expect(card.lengthMm).toBeLessThanOrEqual(chassis.maxGpuMm);
  expect(card.slots).toBeLessThanOrEqual(chassis.maxGpuSlots);
  expect(chassis.psuFormFactors).toContain(supply.formFactor);
  expect(supply.lengthMm).toBeLessThanOrEqual(chassis.maxPsuMm);
  const room =
    cooler.type === "air" ? chassis.maxCoolerMm : Math.max(...chassis.radiatorSpots.map(({ maxMm }) => maxMm));
  expect(cooler.radiatorMm ?? cooler.heightMm).toBeLessThanOrEqual(room);
  expect(pc.facts.sizeMm).toEqual(chassis.sizeMm);
});

test.each(each)("%s: the power supply has the watts and the plugs", (_slug, pc) => {
  const [processor, board, card, supply] = [factsOf(pc, 2), factsOf(pc, 3), factsOf(pc, 5), factsOf(pc, 7)];
  expect(supply.watts).toBeGreaterThanOrEqual(card.advisedPsuWatts);
  expect(supply.watts).toBeGreaterThanOrEqual((processor.maxWatts + card.tdpWatts + 100) * 1.15);
  expect(supply.connectors.pcie8).toBeGreaterThanOrEqual(card.powerConnectors.pcie8);
  expect(supply.connectors.pcie16).toBeGreaterThanOrEqual(card.powerConnectors.pcie16);
  // A second CPU plug is optional on most boards; above 200 W it carries real load.
  expect(supply.connectors.eps8).toBeGreaterThanOrEqual(processor.maxWatts > 200 ? board.epsConnectors : 1);
});

test.each(each)("%s: the drives have slots, bays and ports", (_slug, pc) => {
  const board = factsOf(pc, 3);
  const drives = fittedOf(pc).flatMap((part) => (part.optionId === 11 || part.optionId === 12 ? [part.facts] : []));
  expect(drives.filter(({ formFactor }) => formFactor === "M.2 2280").length).toBeLessThanOrEqual(board.m2Slots);
  expect(drives.filter((drive) => drive.interface === "SATA").length).toBeLessThanOrEqual(board.sataPorts);
  expect(drives.filter(({ formFactor }) => formFactor === "3.5 inch").length).toBeLessThanOrEqual(
    factsOf(pc, 1).bays35,
  );
});
