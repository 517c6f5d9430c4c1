import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLog } from "#adapters/logging/open-log.ts";
import type { Locale } from "#messages/locales.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { makeWorld } from "#server/make-world.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { startBesideSandbox } from "../../scripts/start-beside-sandbox.ts";
import { freePorts } from "../free-ports.ts";
import { SceneStage } from "./scene-stage.ts";

/** A store of its own with the demo catalogue, in this process, so that what has no call can be put in its place. */
export async function openSceneStore(locale: Locale): Promise<{ stage: SceneStage; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "scenes-"));
  const port = await freePorts();
  const settings = readSettings({
    PORT: String(port),
    STORE_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  });
  const log = openLog("error");
  const db = await openDatabase(settings);
  const shop = await startBesideSandbox(settings, db, log);
  return {
    stage: new SceneStage(await makeWorld(settings, db, log), settings.storeUrl, locale),
    async close() {
      await shop.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
