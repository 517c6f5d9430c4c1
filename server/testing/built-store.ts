import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Catalogue } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { localesOf } from "#messages/locales.ts";
import { writeCatalogue } from "../catalog/write-catalogue.ts";
import type { Database } from "../db/database.ts";
import { storeMetrics } from "../health/store-metrics.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { startServer } from "../store-server.ts";
import { openStorefront, type RenderPage } from "../pages/storefront-build.ts";
import { sendElsewhere } from "../pages/send-elsewhere.ts";
import { storePages } from "../pages/pages.ts";
import { KeptPictures } from "../pictures/kept-pictures.ts";
import { openPictureLibrary } from "../pictures/picture-library.ts";
import { PictureMaker } from "../pictures/picture-maker.ts";
import { ADDRESSES, ROUTES } from "../routes.ts";
import { shareRoutes } from "../catalog/share-routes.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "./test-world.ts";

const BUILD = "build/store";

export interface BuiltStore {
  world: TestWorld;
  origin: string;
  /** The same without a connection: a test sees how much of a body is read. */
  app: ReturnType<typeof createApp>;
  /** Pages that broke while they were made. */
  broken: string[];
  /** From now on the shop sells exactly this. */
  sell(catalogue: Catalogue): Promise<void>;
  close(): Promise<void>;
}

/**
 * The built pages, the whole API and the share cards over HTTP, on a database of the test's. Needs `npm run build`.
 * `through` puts a test between the renderer and everything after it.
 */
export async function openBuiltStore(
  db: Database,
  through: (render: RenderPage) => RenderPage = (render) => render,
): Promise<BuiltStore> {
  if (!existsSync(BUILD)) throw new Error("There is no build to test: npm run build");
  const world = makeTestWorld(db);
  Object.defineProperty(world, "pictures", { value: await openPictureLibrary("catalogue/pictures") });
  const broken: string[] = [];
  const render = await openStorefront(
    BUILD,
    (error, path) => broken.push(`${path}: ${String(error)}`),
    false,
    localesOf(world.config),
  );
  const pages = storePages({ world, routes: ROUTES, limits: noRateLimits, render: through(render), keep: true });
  const folder = await mkdtemp(join(tmpdir(), "built-store-"));
  const cards = shareRoutes(world, new PictureMaker(new KeptPictures(folder)), noRateLimits);
  const app = createApp({
    world,
    routes: ROUTES,
    addresses: ADDRESSES,
    limits: noRateLimits,
    mounts: [cards],
    pages: (context) => pages.answer(context),
    publicCalls: (context, route) => pages.call(context, route),
  });
  const server = await startServer({
    app,
    elsewhere: sendElsewhere(world),
    finished: (target) => pages.find(target),
    metrics: storeMetrics({ waiting: () => Promise.reject(new Error("nobody asks")), jobs: () => new Map() }),
    host: "127.0.0.1",
    port: 0,
  });
  return {
    world,
    app,
    origin: `http://127.0.0.1:${server.port}`,
    broken,
    async sell(catalogue) {
      const source = { fileName: "test", sha256: "0", at: TEST_NOW, replace: true, counts: "counted" as const };
      await writeCatalogue(db, catalogue, source);
      await world.catalogue.changed(null);
      pages.purge();
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
