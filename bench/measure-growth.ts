import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import type { CatalogueGear } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { buyOverHttp } from "../e2e/api-buyer.ts";
import type { OpenStore } from "../e2e/open-store.ts";
import { cpuSeconds, sessionSeconds } from "./cpu-time.ts";
import { type Cost, measureWork } from "./measure-work.ts";
import type { Figure } from "./report.ts";

const SECONDS = 8;
const PRODUCTS = 10_000;
const VARIANTS = 2;
/** More than the bench buys of it, and still counted. */
const ENOUGH = 1_000_000;
const FIRST_SKU = 1_000_000;

/** What one order of a counted thing costs in the demo shop, and how many times that in one of 20,000 SKUs more. */
export async function measureGrowth(store: OpenStore, databaseUrl: string): Promise<Figure[]> {
  const model = demoCatalogue.products.find(isCounted);
  if (!model) throw new Error("The demo shop has nothing that is counted and sold by itself");
  const load = (products: readonly CatalogueGear[]) => importInto(store, databaseUrl, products);
  const meters = { store: () => cpuSeconds(store.pid), database: () => sessionSeconds(databaseUrl) };
  const order = async () => {
    // Somebody looks at the shop, so it holds its catalogue and keeps it up to date.
    await (await fetch(`${store.url}/gear-store`)).text();
    return measureWork(() => buyOverHttp(store.url, model.defaultSkuId), SECONDS, meters);
  };
  load([withStock(model, ENOUGH)]);
  const demo = await order();
  load(Array.from({ length: PRODUCTS }, (_, at) => likeness(model, at)));
  const grown = await order();
  return [
    { what: "checkout of a counted thing, CPU", value: sumOf(demo), unit: "ms", most: 15, beside: partsOf(demo) },
    {
      what: `the same beside ${PRODUCTS * VARIANTS} SKUs more`,
      value: sumOf(grown) / sumOf(demo),
      unit: "×",
      most: 1.15,
      beside: partsOf(grown),
    },
  ];
}

function isCounted(product: (typeof demoCatalogue.products)[number]): product is CatalogueGear {
  return product.kind === "gear" && !product.requiresPc && !product.preOrder && (product.skus[0]?.stock ?? 0) > 0;
}

function withStock(product: CatalogueGear, stock: number): CatalogueGear {
  return { ...product, skus: product.skus.map((sku) => ({ ...sku, stock })) };
}

/** Another product of the same kind with SKUs of its own. */
function likeness(product: CatalogueGear, at: number): CatalogueGear {
  const [sku] = product.skus;
  if (!sku) throw new Error(`${product.slug} has no SKU`);
  const ids = Array.from({ length: VARIANTS }, (_, variant) => FIRST_SKU + at * VARIANTS + variant);
  return {
    ...product,
    slug: `grown-${at}`,
    name: `${product.name} ${at}`,
    defaultSkuId: ids[0] ?? 0,
    skus: ids.map((skuId) => ({ ...sku, skuId, code: `GROWN-${skuId}`, title: `${sku.title} ${skuId}` })),
  };
}

/** `npm run import` beside the open store. */
function importInto({ dataDir }: OpenStore, databaseUrl: string, products: readonly CatalogueGear[]): void {
  const file = join(dataDir, "grown.json");
  writeFileSync(file, JSON.stringify({ format: "rigsmith-catalogue", version: 1, products, faqs: {} }));
  const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/import.ts", file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  rmSync(file);
  if (status !== 0) throw new Error(`The import failed: ${stdout}${stderr}`);
}

function sumOf({ cpuMs, databaseCpuMs }: Cost): number {
  return cpuMs + databaseCpuMs;
}

function partsOf({ cpuMs, databaseCpuMs, done }: Cost): string {
  return `store ${cpuMs.toFixed(2)}, PostgreSQL ${databaseCpuMs.toFixed(2)}, ${done} orders, sandbox apart`;
}
