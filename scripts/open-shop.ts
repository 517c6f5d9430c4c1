import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { checkPortFree, PortTaken } from "#server/http/store-server.ts";
import type { Settings } from "#server/settings.ts";
import { type OpenStorefront, startStore } from "#server/start-store.ts";
import { loadDemo } from "./load-demo.ts";

export interface OpenShop {
  /** What is where, for the person who opened it. */
  places: [name: string, place: string][];
  close(): Promise<void>;
}

/** The shop on a freshly opened database: migrated, with the demo catalogue when it is empty, its sandbox beside it. */
export async function openShop(
  settings: Settings,
  db: Database,
  log: Logger,
  storefront?: OpenStorefront,
): Promise<OpenShop> {
  let sandbox: ChildProcess | null = null;
  try {
    await checkPortFree(settings.host, settings.port);
    await migrate(db);
    await loadDemo(db);
    sandbox = settings.sandbox && (await startSandboxProcess(settings));
    const store = await startStore(settings, db, log, storefront);
    return {
      places: placesOf(settings, db),
      async close() {
        await store.close();
        await endSandbox(sandbox);
      },
    };
  } catch (error) {
    await endSandbox(sandbox);
    await db.close();
    throw error;
  }
}

/** The sandbox is another world, so it is another process; it ends with this one, even when this one is killed. */
async function startSandboxProcess(settings: Settings): Promise<ChildProcess> {
  const child = fork("sandbox/run-sandbox.ts", {
    // Ctrl-C in a terminal reaches a whole process group: a payment under way must still find its provider.
    detached: true,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: {
      ...process.env,
      SANDBOX_PORT: String(settings.sandbox?.port),
      SANDBOX_HOST: settings.host,
      STORE_URL: settings.storeUrl,
      DATA_DIR: settings.dataDir,
      STRIPE_SECRET_KEY: settings.stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: settings.stripe.webhookSecret,
      SANDBOX_ORIGIN: settings.sandbox?.origin,
      SANDBOX_TOKEN: settings.demo?.token,
    },
  });
  const started = once(child.stdout as NonNullable<typeof child.stdout>, "data").then(() => true);
  const ended = once(child, "exit").then(() => false);
  if (await Promise.race([started, ended])) return child;
  throw new PortTaken(
    `The sandbox did not start: it needs port ${settings.sandbox?.port}, the one after the store's. Set PORT to another.`,
  );
}

async function endSandbox(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

function placesOf(settings: Settings, db: Database): [string, string][] {
  const { storeUrl, sandbox, smtpUrl, demo } = settings;
  return [
    ["Store", storeUrl],
    ["API", `${storeUrl}/api`],
    ...(sandbox ? [["Sandbox", `${sandbox.origin}  (test cards, charges, faults)`] as [string, string]] : []),
    ...(demo
      ? [["Demo", `nothing is really sold. Mail and charges: user demo, password ${demo.token}`] as [string, string]]
      : []),
    ["Mail", smtpUrl ? "by SMTP" : `${storeUrl}/dev/outbox`],
    ["Health", `${storeUrl}/healthz  /readyz  /metrics`],
    [
      "Database",
      db.kind === "postgres"
        ? "PostgreSQL"
        : `embedded, in ${settings.dataDir}. It survives a killed process, not a power cut: use PostgreSQL (DATABASE_URL) for real orders.`,
    ],
  ];
}
