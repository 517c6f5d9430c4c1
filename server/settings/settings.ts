import type { ProvidersSettings } from "#adapters/identity/open-providers.ts";
import type { TwilioSettings } from "#adapters/texts/twilio-texts.ts";

/** What the environment says, read and checked once at start by `read-settings.ts`. */
/** What a process does: serve the shop, do its jobs (mail, payments without an end, holds), or both. */
export type Role = "all" | "web" | "worker";

export interface Settings {
  /** `all` unless said. */
  role?: Role;
  host: string;
  port: number;
  /** Public address of the store, no slash at its end, e.g. `http://localhost:3000`. */
  storeUrl: string;
  dataDir: string;
  /** PostgreSQL address; null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** PostgreSQL itself, where a pooler stands at `databaseUrl` that passes no notifications on. */
  databaseDirectUrl?: string | null;
  /** False where a pooler stands before PostgreSQL that does not know the statements a session has prepared. */
  statementNames?: boolean;
  /** Development: the sandbox peers run beside the store and the mail outbox is readable. */
  sandbox: { origin: string; port: number } | null;
  /** Others may reach a store whose cards are not real: every page says so, and mail and charges are shown for the token only. */
  demo: { token: string } | null;
  /** Cards are not real, in the sandbox or under the provider's test keys: orders are marked as tests. */
  isTest: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  stripe: { secretKey: string; webhookSecret: string; apiBase: string; cardFieldsUrl: string };
  /** Keys at those who may say who somebody is; without them none may. */
  providers?: ProvidersSettings;
  /** Keys at who carries texts; without them none are offered. */
  texts?: TwilioSettings | null;
  /** Key of signed links (receipt mail) and of client hashes; kept in `dataDir` when not given. */
  secret: string;
  /** Opens `/api/notify-rebuild` and the force-rebuild flag; without it neither is there. */
  rebuildSecret?: string | null;
  /** How many proxies of ours stand before the store; their word on the client's address is believed. None unless said. */
  trustedProxies?: number;
  /** False for load tests, and only beside the sandbox. Limits are on unless said. */
  rateLimits?: boolean;
  /** Least level that is logged; `info` unless said. */
  logLevel?: string;
}

/** The environment says something the store cannot run with; the message is one sentence for the person who set it. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}
