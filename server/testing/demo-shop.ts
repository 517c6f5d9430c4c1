import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { writeCatalogue } from "../catalog/write-catalogue.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { HttpShopper } from "./http-shopper.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "./test-world.ts";

export interface DemoShop {
  world: TestWorld;
  /** Somebody new, with no cookie. */
  newShopper(): HttpShopper;
  close(): Promise<void>;
}

/** The whole API over the demo catalogue, on a database of the test's. */
export async function openDemoShop(): Promise<DemoShop> {
  const db = await openTestDatabase("pglite");
  await writeCatalogue(db, demoCatalogue, { fileName: "demo", sha256: "0", at: TEST_NOW, replace: false });
  const world = makeTestWorld(db);
  Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  return { world, newShopper: () => new HttpShopper(world), close: () => db.close() };
}
