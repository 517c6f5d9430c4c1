import type {
  CatalogueLaptop,
  CataloguePart,
  CataloguePc,
  CatalogueProduct,
} from "#contract/catalogue-file/catalogue-schema.ts";
import { facetValue } from "./facet-value.ts";
import { graphicsName } from "./graphics-name.ts";
import type { FittedPart, ShopProduct, ShopSku } from "./shop-product.ts";
import type { Described } from "./to-shop-product.ts";

export interface PartInShop {
  product: CatalogueProduct;
  sku: Pick<ShopSku, "skuId" | "price">;
}

/** How it is delivered is a facet of its own. */
const CONDITIONS = { 1: "New", 2: "New", 3: "Refurbished", 4: "New" } as const;
const CASES = {
  mesh: "Mesh tower",
  pano: "Panoramic glass",
  wood: "Wood front",
  glassfront: "Glass front",
  sff: "Small form factor",
} as const;

/** Why a slot matters to the buyer, one sentence each; the specification table's third column. */
const WHY: Readonly<Record<number, string>> = {
  1: "Decides what you can add later, and how quiet the PC can be.",
  2: "Keeps the graphics card busy, and does the rest of the work.",
  3: "Sets how many drives and how much memory you can add.",
  4: "16 GB is enough for most games; 32 GB leaves room for everything else.",
  5: "The part that sets the frame rate.",
  7: "Enough for the peak of this build, with room for the next card.",
  8: "Keeps the processor fast without getting loud.",
  11: "Where your games live. A fast drive shortens loading times.",
  12: "Extra room for games and files.",
  28: "Installed and activated before the test.",
};

export function describeComputer(
  product: CataloguePc | CatalogueLaptop,
  partsBySlug: ReadonlyMap<string, PartInShop>,
): Described {
  return product.kind === "laptop" ? describeLaptop(product, partsBySlug) : describePc(product, partsBySlug);
}

function describePc(product: CataloguePc, partsBySlug: ReadonlyMap<string, PartInShop>): Described {
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
  const short = (optionId: number) => parts.find((part) => part.optionId === optionId)?.short ?? "";
  const facts = { graphics: short(5), processor: short(2), memory: short(4), storage: short(11) };
  return {
    parts,
    specs: [
      { icon: "graphics", text: facts.graphics },
      { icon: "processor", text: facts.processor },
      { icon: "memory", text: memoryText(fitted) ?? facts.memory },
      { icon: "storage", text: facts.storage },
    ],
    facets: {
      ...computerFacets(product, { ...facts, memory: memoryCapacity(fitted) }),
      kind: [facetValue(CONDITIONS[product.modelType])],
      case: [facetValue(CASES[product.look.case])],
    },
    specTable: [
      ...parts.map(({ optionId, name, quantity, skuId }) => ({
        label: slotName(optionId),
        value: quantity > 1 ? `${quantity} × ${name}` : name,
        why: WHY[optionId] ?? null,
        skuId,
      })),
      { label: "Size", value: sizeText(product.facts.sizeMm), why: "Width, height and depth.", skuId: null },
      { label: "Weight", value: weightText(product.facts.weightGrams), why: null, skuId: null },
      { label: "Front ports", value: product.facts.ports.front.join("; "), why: null, skuId: null },
      { label: "Rear ports", value: product.facts.ports.rear.join("; "), why: null, skuId: null },
    ],
  };
}

function describeLaptop(product: CatalogueLaptop, partsBySlug: ReadonlyMap<string, PartInShop>): Described {
  const drive = partsBySlug.get(product.parts.find(({ optionId }) => optionId === 11)?.part ?? "")?.product;
  const { processor, graphics, memory, storage, screen } = product.facts;
  const graphicsText = graphicsName(graphics);
  const memoryText = `${memory.capacityGb} GB ${memory.type}`;
  const screenText = `${screen.inches} inch, ${screen.resolution}, ${screen.refreshHz} Hz`;
  return {
    parts: [],
    specs: [
      { icon: "graphics", text: graphicsText },
      { icon: "processor", text: `${processor.name}, ${processor.cores} cores` },
      { icon: "memory", text: `${memoryText}, ${capacityText(storage.capacityGb)} SSD` },
      { icon: "screen", text: screenText },
    ],
    facets: {
      ...computerFacets(product, {
        graphics: graphicsText,
        processor: processor.name,
        memory: `${memory.capacityGb} GB`,
        storage: capacityText(storage.capacityGb),
      }),
      screen: [facetValue(`${screen.inches} inch`)],
      refresh: [facetValue(`${screen.refreshHz} Hz`)],
    },
    specTable: [
      {
        label: "Graphics",
        value: `${graphicsText}, up to ${graphics.maxWatts} W`,
        why: "The watts matter as much as the name: the same chip runs slower in a thinner laptop.",
        skuId: null,
      },
      {
        label: "Processor",
        value: `${processor.name}, ${processor.cores} cores, up to ${processor.boostGhz} GHz`,
        why: null,
        skuId: null,
      },
      {
        label: "Memory",
        value: `${memoryText}-${memory.speedMhz}, ${memory.modules === 0 ? "soldered" : `${memory.modules} modules`}`,
        why:
          memory.modules === 0 ? "You can’t add more later, so choose what you’ll need." : "You can replace it later.",
        skuId: null,
      },
      {
        label: "Storage",
        value: `${drive?.name ?? capacityText(storage.capacityGb)}, ${storage.interface}`,
        why: storage.freeSlots > 0 ? `Free slots for another drive: ${storage.freeSlots}.` : "No second slot.",
        skuId: null,
      },
      { label: "Screen", value: `${screenText}, ${screen.panel}, ${screen.nits} nits`, why: null, skuId: null },
      {
        label: "Battery",
        value: `${product.facts.batteryWh} Wh, ${product.facts.chargerWatts} W charger`,
        why: null,
        skuId: null,
      },
      { label: "Size", value: sizeText(product.facts.sizeMm), why: "Width, height and depth.", skuId: null },
      { label: "Weight", value: weightText(product.facts.weightGrams), why: "Without the charger.", skuId: null },
      { label: "Ports", value: product.facts.ports.join("; "), why: null, skuId: null },
    ],
  };
}

function computerFacets(
  product: CataloguePc | CatalogueLaptop,
  facts: Record<"graphics" | "processor" | "memory" | "storage", string>,
): ShopProduct["facets"] {
  return {
    delivery: [facetValue(product.readyMade ? "Ready-made" : "Built to order")],
    graphics: [facetValue(facts.graphics)],
    processor: [facetValue(facts.processor.split(",")[0] ?? facts.processor)],
    memory: [facetValue(facts.memory)],
    storage: [facetValue(facts.storage)],
  };
}

type Fitted = { product: CataloguePart; quantity: number }[];

function memoryCapacity(fitted: Fitted): string {
  const total = fitted.reduce(
    (sum, { product, quantity }) => (product.optionId === 4 ? sum + product.facts.capacityGb * quantity : sum),
    0,
  );
  return `${total} GB`;
}

function memoryText(fitted: Fitted): string | null {
  const kit = fitted.find(({ product }) => product.optionId === 4)?.product;
  return kit?.optionId === 4 ? `${memoryCapacity(fitted)} ${kit.facts.type}-${kit.facts.speedMhz}` : null;
}

/** A part in three or four words, for a card. */
function shortPart(part: CataloguePart): string {
  if (part.optionId === 5) return graphicsName(part.facts);
  if (part.optionId === 2) return `${part.name.replace(/^(AMD|Intel) /, "")}, ${part.facts.cores} cores`;
  if (part.optionId === 4) return `${part.facts.capacityGb} GB ${part.facts.type}-${part.facts.speedMhz}`;
  if (part.optionId === 11 || part.optionId === 12) return `${capacityText(part.facts.capacityGb)} ${part.facts.kind}`;
  return part.name;
}

function slotName(optionId: number): string {
  return (
    {
      1: "Case",
      2: "Processor",
      3: "Motherboard",
      4: "Memory",
      5: "Graphics card",
      7: "Power supply",
      8: "Cooling",
      9: "Fans",
      11: "Storage",
      12: "Second storage",
      28: "System",
    }[optionId] ?? "Part"
  );
}

export function capacityText(gigabytes: number): string {
  return gigabytes >= 1000 ? `${Number((gigabytes / 1000).toFixed(1))} TB` : `${gigabytes} GB`;
}

/** Shoppers here measure in inches and pounds; the facts are kept in mm and grams. */
export function sizeText(size: { width: number; height: number; depth: number }): string {
  return `${[size.width, size.height, size.depth].map((mm) => (mm / 25.4).toFixed(1)).join(" × ")} in`;
}

export function weightText(grams: number): string {
  return `${(grams / 453.592).toFixed(1)} lb`;
}
