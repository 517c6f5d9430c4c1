import type {
  CatalogueLaptop,
  CataloguePart,
  CataloguePc,
  CatalogueProduct,
} from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import type { FrameHardware, FrameTable } from "#rules/frames/frame-table.ts";
import { madeFor } from "#rules/frames/made-for.ts";
import type { FittedPart, ShopProduct, ShopSku, SpecLine } from "./shop-product.ts";
import { facetValue, graphicsName } from "./facet-values.ts";
import { said } from "./part-specs.ts";
import type { Described } from "./to-shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { availabilityWords } = spoken.availability;
const { caseWords, conditionWords } = spoken.facets;
const { resolutionWords } = spoken.frames;
const { capacityText, computerWords, sizeText, slotWords, whyWords } = spoken.parts;
const { weightText } = spoken.weights;

export interface PartInShop {
  product: CatalogueProduct;
  sku: Pick<ShopSku, "skuId" | "price">;
}

/** How it is delivered is a facet of its own. */
const CONDITIONS = {
  1: "new",
  2: "new",
  3: "refurbished",
  4: "new",
} as const;

export function describeComputer(
  product: CataloguePc | CatalogueLaptop,
  partsBySlug: ReadonlyMap<string, PartInShop>,
  frames: FrameTable | null = null,
): Described {
  return product.kind === "laptop" ? describeLaptop(product, partsBySlug) : describePc(product, partsBySlug, frames);
}

function describePc(
  product: CataloguePc,
  partsBySlug: ReadonlyMap<string, PartInShop>,
  frames: FrameTable | null,
): Described {
  const fitted = product.parts.map((entry) => {
    const part = partsBySlug.get(entry.part);
    if (!part || part.product.kind !== "part")
      throw new Error(`${product.slug} is built with ${entry.part}, which the shop does not have`);
    return { ...entry, sku: part.sku, product: part.product };
  });
  const parts: FittedPart[] = fitted.map(({ optionId, product: part, sku, quantity }) => ({
    optionId,
    name: part.name,
    short: shortPart(part),
    skuId: sku.skuId,
    price: sku.price,
    quantity,
  }));
  const short = (optionId: number) => () => {
    const part = fitted.find((one) => one.optionId === optionId)?.product;
    return part ? shortPart(part) : "";
  };
  const facts = { graphics: short(5), processor: short(2), memory: short(4), storage: short(11) };
  return {
    parts,
    specs: [
      { icon: "graphics", text: facts.graphics() },
      { icon: "processor", text: facts.processor() },
      { icon: "memory", text: memoryText(fitted) ?? facts.memory() },
      { icon: "storage", text: facts.storage() },
    ],
    facets: {
      ...computerFacets(product, { ...facts, memory: () => memoryCapacity(fitted) }),
      kind: [facetValue(() => conditionWords[CONDITIONS[product.modelType]])],
      case: [facetValue(() => caseWords[product.look.case])],
      madeFor: madeForFacet(fitted, frames),
    },
    specTable: [
      ...parts.map(({ optionId, name, quantity, skuId }, at) => ({
        label: slotWords[optionId] ?? computerWords.part,
        value: quantity > 1 ? `${quantity} × ${name}` : name,
        why: whyWords[optionId] ?? null,
        skuId,
        ...capacityOf(fitted[at]),
      })),
      { label: computerWords.size, value: sizeText(product.facts.sizeMm), why: computerWords.sizeWhy, skuId: null },
      { label: computerWords.weight, value: weightText(product.facts.weightGrams), why: null, skuId: null },
      { label: computerWords.frontPorts, value: product.facts.ports.front.join("; "), why: null, skuId: null },
      { label: computerWords.rearPorts, value: product.facts.ports.rear.join("; "), why: null, skuId: null },
    ],
  };
}

/** Every resolution that it is made for, by the frame rates of its own parts. */
function madeForFacet(fitted: readonly { product: CataloguePart }[], frames: FrameTable | null) {
  const parts = fitted.map(({ product }) => product);
  const hardware = frames && frameHardware(parts);
  return hardware ? madeFor(frames, hardware).map((resolution) => facetValue(() => resolutionWords[resolution])) : [];
}

function frameHardware(parts: readonly CataloguePart[]): FrameHardware | null {
  const processor = parts.find(({ optionId }) => optionId === 2)?.slug;
  const card = parts.find((part) => part.optionId === 5);
  if (processor === undefined || card?.optionId !== 5) return null;
  const { chip, memoryGb } = card.facts;
  return chip === null || memoryGb === null ? null : { processor, chip, videoMemoryGb: memoryGb };
}

function describeLaptop(product: CatalogueLaptop, partsBySlug: ReadonlyMap<string, PartInShop>): Described {
  const drive = partsBySlug.get(product.parts.find(({ optionId }) => optionId === 11)?.part ?? "")?.product;
  const { processor, graphics, memory, storage, screen } = product.facts;
  const graphicsText = graphicsName(graphics);
  const memoryText = computerWords.memoryKind(memory.capacityGb, memory.type);
  const screenText = computerWords.screenValue(screen.inches, screen.resolution, screen.refreshHz);
  return {
    parts: [],
    specs: [
      { icon: "graphics", text: graphicsText },
      { icon: "processor", text: computerWords.cores(processor.name, processor.cores) },
      { icon: "memory", text: `${memoryText}, ${computerWords.drive(capacityText(storage.capacityGb), "SSD")}` },
      { icon: "screen", text: screenText },
    ],
    facets: {
      ...computerFacets(product, {
        graphics: () => graphicsName(graphics),
        processor: () => processor.name,
        memory: () => capacityText(memory.capacityGb),
        storage: () => capacityText(storage.capacityGb),
      }),
      screen: [facetValue(() => computerWords.inches(screen.inches))],
      refresh: [facetValue(`${screen.refreshHz} Hz`)],
    },
    specTable: [
      {
        label: computerWords.graphics,
        value: computerWords.graphicsValue(graphicsText, graphics.maxWatts),
        why: computerWords.graphicsWhy,
        skuId: null,
      },
      {
        label: computerWords.processor,
        value: computerWords.processorValue(processor.name, processor.cores, processor.boostGhz),
        why: null,
        skuId: null,
      },
      {
        label: computerWords.memory,
        value: computerWords.memoryValue(memoryText, memory.speedMhz, memory.modules),
        why: memory.modules === 0 ? computerWords.memoryFixed : computerWords.memoryOpen,
        skuId: null,
        measure: { amount: memory.capacityGb, better: "more" },
      },
      {
        label: computerWords.storage,
        value: `${drive?.name ?? capacityText(storage.capacityGb)}, ${storage.interface}`,
        why: storage.freeSlots > 0 ? computerWords.freeSlots(storage.freeSlots) : computerWords.noSlot,
        skuId: null,
        measure: { amount: storage.capacityGb, better: "more" },
      },
      {
        label: computerWords.screen,
        value: computerWords.screenFull(screenText, screen.panel, screen.nits),
        why: null,
        skuId: null,
      },
      {
        label: computerWords.battery,
        value: computerWords.batteryValue(product.facts.batteryWh, product.facts.chargerWatts),
        why: null,
        skuId: null,
      },
      { label: computerWords.size, value: sizeText(product.facts.sizeMm), why: computerWords.sizeWhy, skuId: null },
      {
        label: computerWords.weight,
        value: weightText(product.facts.weightGrams),
        why: computerWords.weightWhy,
        skuId: null,
      },
      { label: computerWords.ports, value: product.facts.ports.join("; "), why: null, skuId: null },
    ],
  };
}

function computerFacets(
  product: CataloguePc | CatalogueLaptop,
  facts: Record<"graphics" | "processor" | "memory" | "storage", () => string>,
): ShopProduct["facets"] {
  return {
    delivery: [facetValue(() => (product.readyMade ? availabilityWords.ready : availabilityWords.built_to_order))],
    graphics: [facetValue(facts.graphics)],
    processor: [facetValue(() => facts.processor().split(",")[0] ?? facts.processor())],
    memory: [facetValue(facts.memory)],
    storage: [facetValue(facts.storage)],
  };
}

/** More memory and more room on a drive are better; another processor is not by its numbers. */
function capacityOf(fitted: Fitted[number] | undefined): Pick<SpecLine, "measure"> {
  if (!fitted) return {};
  const { product, quantity } = fitted;
  const isCounted = product.optionId === 4 || product.optionId === 11 || product.optionId === 12;
  if (!isCounted || product.facts.capacityGb === null) return {};
  return { measure: { amount: product.facts.capacityGb * quantity, better: "more" } };
}

type Fitted = { product: CataloguePart; quantity: number }[];

function memoryCapacity(fitted: Fitted): string {
  const total = fitted.reduce(
    (sum, { product, quantity }) => (product.optionId === 4 ? sum + (product.facts.capacityGb ?? 0) * quantity : sum),
    0,
  );
  return capacityText(total);
}

function memoryText(fitted: Fitted): string | null {
  const kit = fitted.find(({ product }) => product.optionId === 4)?.product;
  if (kit?.optionId !== 4) return null;
  return said((type, mhz) => `${memoryCapacity(fitted)} ${type}-${mhz}`, kit.facts.type, kit.facts.speedMhz);
}

/** A part in three or four words, for a card; by its name where the facts for them are not known. */
function shortPart(part: CataloguePart): string {
  return shortWords(part) ?? part.name;
}

function shortWords(part: CataloguePart): string | null {
  if (part.optionId === 5) return graphicsName(part.facts) || null;
  if (part.optionId === 2)
    return said((cores) => computerWords.cores(part.name.replace(/^(AMD|Intel) /, ""), cores), part.facts.cores);
  if (part.optionId === 4) {
    const { capacityGb, type, speedMhz } = part.facts;
    return said(
      (gigabytes, kind, mhz) => computerWords.memoryKind(gigabytes, `${kind}-${mhz}`),
      capacityGb,
      type,
      speedMhz,
    );
  }
  if (part.optionId === 11 || part.optionId === 12)
    return said(
      (gigabytes, kind) => computerWords.drive(capacityText(gigabytes), kind),
      part.facts.capacityGb,
      part.facts.kind,
    );
  return null;
}
