import type { ProvidersSettings } from "#adapters/identity/open-providers.ts";
import type { ApplePaySettings } from "#adapters/payments/apple-pay-sessions.ts";
import type { ResendSettings } from "#adapters/mail/resend-news.ts";
import type { WalletKeys } from "#adapters/payments/open-payments.ts";
import type { Ip2LocationSettings } from "#adapters/location/ip2location.ts";
import type { LogServiceSettings } from "#adapters/logging/http-log-service.ts";
import type { FedexSettings } from "#adapters/shipping/fedex-carrier.ts";
import type { UpsCapitalSettings } from "#adapters/insurance/ups-capital-insurance.ts";
import type { EasypostSettings } from "#adapters/address/easypost-addresses.ts";
import type { ProviderSettings } from "#adapters/identity/identity-provider.ts";
import type { OmnisendSettings } from "#adapters/marketing/ask-omnisend.ts";
import type { SignifydSettings } from "#adapters/screening/signifyd-screening.ts";
import type { StripeSettings } from "#adapters/payments/stripe-payments.ts";
import type { StripeTaxSettings } from "#adapters/tax/stripe-tax.ts";
import type { ScriptAddresses } from "./script-settings.ts";
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
  /** This machine alone, or a demonstration: the sandbox peers run beside the store and the mail outbox is readable. */
  sandbox: { origin: string; port: number } | null;
  /** Others may reach a store whose cards are not real: every page says so, and mail and charges are shown for the token only. */
  demo: { token: string } | null;
  /** Cards are not real, in the sandbox or under the provider's test keys: orders are marked as tests. */
  isTest: boolean;
  smtpUrl: string | null;
  mailFrom: string;
  /** Who tells what became of mail; without it nobody is believed about it. */
  mailNews?: ResendSettings | null;
  /** Keys at who takes the cards; null where nobody does. */
  stripe: StripeSettings | null;
  /** Keys at wallets and lenders; without them none is offered. */
  wallets?: WalletKeys;
  /** The merchant's identity at Apple; without it Apple Pay opens by the processor's script alone. */
  applePay?: ApplePaySettings | null;
  /** Keys at those who may say who somebody is; without them none may. */
  providers?: ProvidersSettings;
  /** Key at who knows streets; without it nobody is asked about an address. */
  addresses?: EasypostSettings | null;
  /** Keys at ID.me; without them a proof is the only way to a group's discount. */
  idme?: ProviderSettings | null;
  /** Keys at who carries texts; without them none are offered. */
  texts?: TwilioSettings | null;
  /** Key at who writes to people about carts they left; without it nobody is told of any. */
  marketing?: OmnisendSettings | null;
  /** Key at who knows the country of an address; without it a file does. */
  location?: Ip2LocationSettings | null;
  /** Who keeps faults besides the log; without it nobody does. */
  logService?: LogServiceSettings | null;
  /** Keys at who carries parcels; without them labels are made elsewhere. */
  fedex?: FedexSettings | null;
  /** Keys at who insures parcels; without them no insurance is offered. */
  insurance?: UpsCapitalSettings | null;
  /** Key at who screens orders for fraud; without it none is screened. */
  screening?: SignifydSettings | null;
  /** Who is asked for sales tax; without it the table of `store.config.ts` serves. */
  tax?: StripeTaxSettings | null;
  /** Scripts of others that pages have a place for, by their addresses; none unless said. */
  scripts?: ScriptAddresses;
  /** Key of signed links (receipt mail) and of client hashes; kept in `dataDir` when not given. */
  secret: string;
  /** Opens `/api/notify-rebuild` and the force-rebuild flag; without it neither is there. */
  rebuildSecret?: string | null;
  /** How many proxies of ours stand before the store; their word on the client's address is believed. None unless said. */
  trustedProxies?: number;
  /** How long the store answers on once it is asked to stop, and says that it is not ready. */
  drainSeconds?: number;
  /** False for load tests, and only beside the sandbox. Limits are on unless said. */
  rateLimits?: boolean;
  /** Least level that is logged; `info` unless said. */
  logLevel?: string;
}

/** The environment says something the store cannot run with; the message is one sentence for the person who set it. */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}
