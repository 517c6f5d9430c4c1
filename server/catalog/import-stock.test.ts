import { describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { type CatalogueGear, UNLIMITED_STOCK } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrder } from "#contract/checkout.ts";
import { createOrderFor, orderBody, readyBuyer } from "../testing/buyer.ts";
import { DeskScene, PARCEL } from "../testing/desk-scene.ts";
import { payWith } from "../testing/paying.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import type { FileCounts } from "./save-stock.ts";
import { writeCatalogue } from "./write-catalogue.ts";

const gear = demoCatalogue.products.find((product): product is CatalogueGear => product.kind === "gear");

/** A shop with a desk that has imported one pad; each test has a pad of its own. */
class ImportScene extends DeskScene {
  skuId = 700_000;

  /** The same file as before but for what is given. */
  async importPad(stock: number, more: { name?: string; counts?: FileCounts; published?: boolean } = {}) {
    const { name = "Pad", counts = "kept", published = true } = more;
    const slug = `pad-${this.skuId}`;
    const skus = [{ ...gear?.skus[0], skuId: this.skuId, code: `PAD-${this.skuId}`, charged: [], stock }];
    const pad = { ...gear, slug, name, published, skus, defaultSkuId: this.skuId } as CatalogueGear;
    const source = { fileName: "pads", sha256: "0", at: TEST_NOW, replace: false, counts };
    const done = await writeCatalogue(this.market.db, { ...demoCatalogue, products: [pad], faqs: {} }, source);
    await this.market.world.catalogue.changed(null);
    return done;
  }

  /** A pad that nobody has imported before. */
  importNewPad(stock: number) {
    this.skuId += 1;
    return this.importPad(stock);
  }

  async left() {
    const stock = this.market.db.queries.selectFrom("stock").where("sku_id", "=", this.skuId);
    const { on_hand, held } = await stock.select(["on_hand", "held"]).executeTakeFirstOrThrow();
    return on_hand - held;
  }

  /** Paid by now, of the pad. */
  sell(units: number) {
    return this.paidOrder(this.skuId, units);
  }

  /** How the desk answered the two moves that send it off. */
  async ship(order: string) {
    this.order = order;
    const packed = await this.press(this.owner, "pack");
    return [packed.status, (await this.press(this.owner, "ship", PARCEL)).status];
  }
}

describe.each(databasesToTest())("stock in a file that is imported on %s", { timeout: 60_000 }, (kind) => {
  const scene = new ImportScene(kind);

  test("counts a unit once: of five with three sold, a new title leaves two", async () => {
    await scene.importNewPad(5);
    await scene.sell(3);
    expect(await scene.importPad(5, { name: "Wool pad" })).toMatchObject({ countsKept: 0 });
    expect(await scene.left()).toBe(2);
    await scene.sell(2);
    expect(await scene.importPad(5)).toMatchObject({ countsKept: 0 });
    expect(await scene.left()).toBe(0);
  });

  test("that says another count changes nothing unasked, and is told", async () => {
    await scene.importNewPad(5);
    await scene.sell(3);
    expect(await scene.importPad(50)).toMatchObject({ countsKept: 1 });
    expect(await scene.left()).toBe(2);
  });

  test("that was counted holds what is paid and not shipped; what is shipped is no longer among it", async () => {
    await scene.importNewPad(5);
    const order = await scene.sell(3);
    await scene.importPad(5, { counts: "counted" });
    expect(await scene.left()).toBe(2);
    expect(await scene.ship(order)).toEqual([200, 200]);
    await scene.importPad(12, { counts: "counted" });
    expect(await scene.left()).toBe(12);
  });

  test("that moved moves ours as far, and again is nothing", async () => {
    await scene.importNewPad(5);
    await scene.sell(3);
    for (const counts of ["moved", "moved"] as const) await scene.importPad(9, { counts });
    expect(await scene.left()).toBe(6);
    await scene.importPad(8, { counts: "moved" });
    expect(await scene.left()).toBe(5);
  });

  test("that falls below what is sold leaves none, and what is missing is taken off what comes", async () => {
    await scene.importNewPad(5);
    await scene.sell(3);
    await scene.importPad(1, { counts: "moved" });
    expect(await scene.left()).toBe(0);
    await scene.importPad(6, { counts: "moved" });
    expect(await scene.left()).toBe(3);
  });

  test("is the first count of what nobody counted, and a look at 'unlimited' between does not undo a sale", async () => {
    await scene.importNewPad(UNLIMITED_STOCK);
    await scene.importPad(5);
    expect(await scene.left()).toBe(5);
    await scene.sell(3);
    await scene.importPad(UNLIMITED_STOCK);
    await scene.importPad(5);
    expect(await scene.left()).toBe(2);
  });
});

describe.each(databasesToTest())("what a file does not publish on %s", (kind) => {
  const scene = new ImportScene(kind);

  test("is not sold to who has it in the cart already, and is again with the next file", async () => {
    await scene.importNewPad(5);
    const { world } = scene.market;
    const buyer = await readyBuyer(world, scene.skuId);
    await scene.importPad(5, { published: false });
    expect(await world.catalogue.product(`pad-${scene.skuId}`)).toBeNull();
    expect(await buyer.tryCall(createOrder, { body: await orderBody(buyer) })).toHaveProperty("refusal");
    await scene.importPad(5);
    expect((await scene.sell(1)).length).toBeGreaterThan(0);
  });
});

describe.each(databasesToTest())("a count beside orders on %s", { timeout: 60_000 }, (kind) => {
  const scene = new ImportScene(kind);

  test.each(["counted", "moved", "kept"] as const)("that is %s loses no unit and finds none", async (counts) => {
    await scene.importNewPad(30);
    const { world } = scene.market;
    const buyers = await Promise.all(Array.from({ length: 6 }, () => readyBuyer(world, scene.skuId)));
    const buy = async (buyer: (typeof buyers)[number]) =>
      payWith(buyer, (await createOrderFor(buyer)).CustOrderID, CARDS.approved);
    const count = async () => {
      for (let times = 0; times < 12; times += 1) await scene.importPad(30, { counts });
    };
    await Promise.all([...buyers.map(buy), count()]);
    expect(await scene.left()).toBe(24);
  });
});
