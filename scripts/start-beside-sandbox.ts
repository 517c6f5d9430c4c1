import type { Logger } from "pino";
import { storeConfig } from "#config";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { localTaxWarning } from "#rules/tax/tax-region.ts";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { checkPortFree } from "#server/store-server.ts";
import type { Settings } from "#server/settings/settings.ts";
import type { OpenStorefront } from "#server/open-shop.ts";
import { startStore } from "#server/start-store.ts";
import { fillEmptyShop } from "./fill-empty-shop.ts";
import { openSandboxProcess, type SandboxProcess } from "./sandbox-process.ts";

export interface StartedShop {
  /** What is where, for the person who opened it. */
  places: [name: string, place: string][];
  close(): Promise<void>;
}

/**
 * The shop on a freshly opened database: migrated, with the demo catalogue when it is empty, its sandbox beside it. A
 * worker finds shop and sandbox there, or waits for them.
 */
export async function startBesideSandbox(
  settings: Settings,
  db: Database,
  log: Logger,
  storefront?: OpenStorefront,
): Promise<StartedShop> {
  let sandbox: SandboxProcess | null = null;
  try {
    await checkPortFree(settings.host, settings.port);
    await migrate(db);
    if (settings.role !== "worker") {
      await fillEmptyShop(db);
      sandbox = settings.sandbox && (await openSandboxProcess(settings, log));
    }
    const store = await startStore(settings, db, log, storefront);
    return {
      places: [...placesOf(settings, db), ...taxWarning(settings)],
      async close() {
        await store.close();
        await sandbox?.close();
      },
    };
  } catch (error) {
    await sandbox?.close();
    await db.close();
    throw error;
  }
}

/** An owner who opens with state rates alone pays the rest; better to read it here than in an audit. */
function taxWarning({ tax }: Pick<Settings, "tax">): [string, string][] {
  if (tax) return [];
  const warning = localTaxWarning(dayAt(new Date(), storeConfig.shipping.warehouse.timeZone), storeConfig.tax.regions);
  return warning === null ? [] : [["Sales tax", warning]];
}

function placesOf(settings: Settings, db: Database): [string, string][] {
  const { storeUrl, sandbox, smtpUrl, demo } = settings;
  if (settings.role === "worker")
    return [
      ["Worker", `mail, payments without an end, holds for ${storeUrl}`],
      ["Health", `http://${settings.host}:${settings.port}/healthz  /readyz  /metrics`],
    ];
  return [
    ["Store", settings.role === "web" ? `${storeUrl}  (a worker does its jobs)` : storeUrl],
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
