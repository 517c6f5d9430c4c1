import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CataloguePart } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { buildCode, type ChosenPart, isSlot, withPart } from "#rules/build/chosen-parts.ts";
import { writeCatalogue } from "../catalog/write-catalogue.ts";
import type { Database } from "../db/database.ts";
import { TEST_NOW } from "./test-world.ts";

const parts = new Map(
  demoCatalogue.products.flatMap((product) => (product.kind === "part" ? [[product.slug, product] as const] : [])),
);

/** What a test changes of a part before it is in the shop. */
export type PartChanges = Readonly<Record<string, Partial<CataloguePart>>>;

/** PCs of the demo shop, and all its parts. */
export async function loadBuildShop(db: Database, pcs: readonly string[], changes: PartChanges = {}): Promise<void> {
  const products = demoCatalogue.products
    .filter(({ kind, slug }) => kind === "part" || pcs.includes(slug))
    .map((product) => ({ ...product, ...changes[product.slug] }) as typeof product);
  const catalogue = { ...demoCatalogue, products, faqs: {} };
  await writeCatalogue(db, catalogue, { fileName: "builds", sha256: "0", at: TEST_NOW, replace: false });
}

/** What PC Lab builds on, and these parts alone. */
export async function loadLabShop(db: Database, ...slugs: readonly string[]): Promise<void> {
  const products = demoCatalogue.products.filter(({ slug }) => slug === LAB || slugs.includes(slug));
  const catalogue = { ...demoCatalogue, products, faqs: {} };
  await writeCatalogue(db, catalogue, { fileName: "lab", sha256: "0", at: TEST_NOW, replace: false });
}

export function partOf(slug: string): CataloguePart {
  const part = parts.get(slug);
  if (!part) throw new Error(`The demo shop has no part ${slug}`);
  return part;
}

/** All parts of the demo shop that are for a slot. */
export function partsOfSlot(slot: number): string[] {
  return [...parts.values()].filter(({ optionId }) => optionId === slot).map(({ slug }) => slug);
}

export const skuIdOf = (slug: string): number => partOf(slug).defaultSkuId;

export function pcOf(slug: string) {
  const pc = demoCatalogue.products.find((product) => product.slug === slug);
  if (pc?.kind !== "pc") throw new Error(`The demo shop has no PC ${slug}`);
  return pc;
}

/** What a PC would be made of if it included another part. */
export function partsWith(pc: string, part: string) {
  const { optionId } = partOf(part);
  return pcOf(pc).parts.map((each) => (each.optionId === optionId ? { ...each, part } : each));
}

export const pcSkuId = (slug: string): number => pcOf(slug).defaultSkuId;

/** What PC Lab builds on. */
export const LAB = "pc-lab-build";

/** The parts of Lumen 70 Ti, which all are in the gate. */
export const LUMEN_PARTS = [
  "case-lumen-white",
  "ryzen-7-9850x3d",
  "board-b850-atx-white",
  "memory-32-6000-cl30",
  "rtx-5070-ti-three-fan",
  "psu-850-gold",
  "cooler-360-white",
  "ssd-990-evo-plus-2tb",
  "windows-11-home",
] as const;
export function labSkuId(): number {
  const lab = demoCatalogue.products.find(({ slug }) => slug === LAB);
  if (!lab) throw new Error("The demo shop has no PC Lab");
  return lab.defaultSkuId;
}

/** These parts, each in the slot that it is for. */
export function codeOfParts(...slugs: readonly string[]): string {
  return buildCode(
    slugs.map((slug) => {
      const { optionId, defaultSkuId } = partOf(slug);
      if (!isSlot(optionId)) throw new Error(`${slug} is in no slot`);
      return { optionId, skuId: defaultSkuId, quantity: 1 };
    }),
    null,
  );
}

/** What a PC includes, with other parts in the slots that they are for; a slot without one is named by its number. */
export function codeOf(pc: string, ...chosen: readonly (string | number)[]): string {
  const included = pcOf(pc).parts.flatMap(({ optionId, part, quantity }): ChosenPart[] =>
    isSlot(optionId) ? [{ optionId, skuId: skuIdOf(part), quantity }] : [],
  );
  return buildCode(
    chosen.reduce<ChosenPart[]>((all, each) => {
      const optionId = typeof each === "number" ? each : partOf(each).optionId;
      if (!isSlot(optionId)) throw new Error(`${each} is in no slot`);
      return withPart(all, optionId, typeof each === "number" ? null : { skuId: skuIdOf(each), quantity: 1 });
    }, included),
    null,
  );
}
