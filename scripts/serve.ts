import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { loadCatalogue } from "#server/catalog/load-catalogue.ts";
import { FolderInUse } from "#server/db/data-folder-lock.ts";
import { makeWorld } from "#server/make-world.ts";
import { openStore } from "#server/open-store.ts";
import { readSettings, WrongSetting } from "#server/read-settings.ts";
import type { Settings } from "#server/settings.ts";
import type { World } from "#server/world.ts";

/** Opens the shop: database, demo catalogue, sandbox, store. Ends with a sentence, not a stack, when the person can mend it. */
async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const world = await makeWorld(settings, process.env["LOG_LEVEL"]?.trim() || "info");
  await loadDemo(world);
  const sandbox = settings.sandbox ? await startSandbox(settings) : null;
  const store = await openStore(world, { countRequests: process.env["RATE_LIMITS"] !== "off" || !settings.sandbox });
  console.log(whereThingsAre(settings, world));
  await stopAsked(sandbox);
  console.log("Finishing what is running");
  await store.close();
  sandbox?.kill("SIGTERM");
}

/** A new database shows the demo shop until a merchant imports a catalogue. */
async function loadDemo(world: World): Promise<void> {
  const known = await world.db.queries.selectFrom("products").select("id").limit(1).executeTakeFirst();
  if (!known) await loadCatalogue(world.db, demoCatalogue, { fileName: "demo", sha256: "demo", at: world.now(), replace: false });
}

/** The outside world is another process, as it will be later. */
async function startSandbox(settings: Settings): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["sandbox/run-sandbox.ts"], {
    env: {
      ...process.env,
      SANDBOX_PORT: String(settings.sandbox?.port),
      SANDBOX_HOST: settings.host,
      STORE_URL: settings.storeUrl,
      DATA_DIR: settings.dataDir,
      STRIPE_SECRET_KEY: settings.stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.stripe.webhookSecret,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const ended = once(child, "exit").then(() => {
    throw new Error(`The payment sandbox did not start. Is port ${settings.sandbox?.port} taken? It needs the port after the store's.`);
  });
  await Promise.race([child.stdout ? once(child.stdout, "data") : null, ended]);
  ended.catch(() => {});
  return child;
}

function whereThingsAre(settings: Settings, world: World): string {
  const { storeUrl, sandbox } = settings;
  return [
    "",
    `  ${world.config.store.name} is open`,
    "",
    `  Store        ${storeUrl}`,
    ...(sandbox ? [`  Sandbox      ${sandbox.origin}   test cards and charges`] : []),
    ...(sandbox && !settings.smtpUrl ? [`  Mail outbox  ${storeUrl}/dev/outbox`] : []),
    `  API          ${storeUrl}/api`,
    `  Health       ${storeUrl}/readyz`,
    "",
    world.db.kind === "pglite" ? "  Embedded database: it survives a killed process, not a power cut. Set DATABASE_URL for PostgreSQL." : "  Database: PostgreSQL",
    "",
  ].join("\n");
}

async function stopAsked(sandbox: ChildProcess | null): Promise<void> {
  const died = sandbox ? once(sandbox, "exit").then(() => console.error("The payment sandbox ended; cards cannot be paid until the next start.")) : null;
  void died;
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
}

try {
  await serve();
  process.exit(0);
} catch (error) {
  const known = error instanceof WrongSetting || error instanceof FolderInUse || (error instanceof Error && /taken|store\.config\.ts|cannot be reached/.test(error.message));
  console.error(known ? (error as Error).message : error);
  process.exit(1);
}
