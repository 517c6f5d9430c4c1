import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "./open-store.ts";

/** Runs once before all browser tests: a store is opened, filled and closed, and each test's own begins as a copy of its data folder. */
export default async function prepareStore(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "prepared-store-"));
  const store = await openStore({ dataDir });
  await store.stop();
  process.env["PREPARED_STORE"] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
