import { easypostAddresses } from "#adapters/address/easypost-addresses.ts";
import { idmeGroups } from "#adapters/identity/idme-groups.ts";
import { openProviders } from "#adapters/identity/open-providers.ts";
import { upsCapitalInsurance } from "#adapters/insurance/ups-capital-insurance.ts";
import { ip2Location } from "#adapters/location/ip2location.ts";
import { httpLogService } from "#adapters/logging/http-log-service.ts";
import { openLog } from "#adapters/logging/open-log.ts";
import { type LogShipper, shipLog } from "#adapters/logging/ship-log.ts";
import { smtpMailer } from "#adapters/mail/smtp-mailer.ts";
import { omnisendMarketing } from "#adapters/marketing/omnisend-marketing.ts";
import { signifydScreening } from "#adapters/screening/signifyd-screening.ts";
import { fedexCarrier } from "#adapters/shipping/fedex-carrier.ts";
import { restingCalculator } from "#adapters/tax/resting-calculator.ts";
import { stripeTax } from "#adapters/tax/stripe-tax.ts";
import { twilioTexts } from "#adapters/texts/twilio-texts.ts";
import { webhookSender } from "#adapters/webhooks/webhook-sender.ts";

import { EASYPOST_SANDBOX_KEY } from "#sandbox/address/easypost-peer.ts";
import { FEDEX_SANDBOX_KEYS } from "#sandbox/fedex/fedex-peer.ts";
import { INSURANCE_SANDBOX_KEYS } from "#sandbox/insurance/insurance-peer.ts";
import { LOCATION_SANDBOX_KEY } from "#sandbox/location/location-peer.ts";
import { LOG_SANDBOX_TOKEN } from "#sandbox/logging/log-peer.ts";
import { MARKETING_SANDBOX_KEY } from "#sandbox/marketing/marketing-peer.ts";
import { openWebhookReceiver, type WebhookReceiver } from "#sandbox/receiver/webhook-receiver.ts";
import { SCREENING_SANDBOX_KEY } from "#sandbox/screening/screening-peer.ts";
import { VisitorCountries } from "../location/visitor-countries.ts";
import { outsideOnly } from "../outside-only.ts";
import { idmeSettings, providerSettings } from "../settings/provider-settings.ts";
import { addEndpoint } from "../webhooks/webhook-endpoints.ts";
import type { OutsideName } from "./outside-actions.ts";
import { OutsideDoor, type Trouble } from "./outside-door.ts";
import { SHOP } from "./small-shop.ts";
import { type SmtpPeer, startSmtpPeer } from "./smtp-peer.ts";
import { openTestMarket, type TestMarket } from "./test-market.ts";
import { slugPictures } from "./slug-pictures.ts";

/** Nobody is waited for longer. */
const PATIENCE_MS = 400;
const FAST = { gatherMs: 1, firstPauseMs: 5, longestPauseMs: 20 };

/** A store that has everybody outside there is, each behind a door that can be in trouble. */
export interface OutsideScene {
  market: TestMarket;
  mails: SmtpPeer;
  receiver: WebhookReceiver;
  /** Whoever was asked since it was last read, by name and once. */
  asked(): OutsideName[];
  /** From now on, until null: everybody but who moves money, or them. */
  meet(trouble: Trouble | null, whom?: "beside" | "money"): void;
  /** What a peer of the sandbox was told, by its page. */
  told(page: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function openOutsideScene(): Promise<OutsideScene> {
  const asked = new Set<OutsideName>();
  const beside: OutsideDoor[] = [];
  const through = async (origin: string): Promise<OutsideDoor> => {
    const door = await OutsideDoor.open(Number(new URL(origin).port));
    beside.push(door);
    return door;
  };
  /** A port that notes who is asked; an address that a browser is sent to is made without asking. */
  const noted = <Port extends object>(name: OutsideName, port: Port): Port => {
    const guarded = outsideOnly(port);
    return new Proxy(guarded, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== "function") return value;
        return (...given: unknown[]): unknown => {
          const answer: unknown = Reflect.apply(value, target, given);
          if (answer instanceof Promise) asked.add(name);
          return answer;
        };
      },
    });
  };

  const money: OutsideDoor[] = [];
  const market = await openTestMarket("pglite", {
    timeoutMs: PATIENCE_MS,
    async asks(origin) {
      const door = await OutsideDoor.open(Number(new URL(origin).port));
      money.push(door);
      return door.origin;
    },
    guard: (port) => noted((port as unknown as { provider: OutsideName }).provider, port),
  });
  const { world, peer } = market;
  const at = (await through(peer.origin)).origin;
  const [mails, receiver] = await Promise.all([startSmtpPeer(), openWebhookReceiver(() => world.now())]);
  const [mailDoor, receiverDoor] = [await through(mails.url), await through(receiver.url)];
  receiver.secrets = [(await addEndpoint(world, `${receiverDoor.origin}/orders`)).secret];

  const timed = { timeoutMs: PATIENCE_MS };
  const shop = { sandbox: { origin: peer.origin, port: Number(new URL(at).port) }, demo: null };
  const patient = { patienceMs: PATIENCE_MS };
  const { google, discord } = providerSettings(() => null, shop);
  const providers = openProviders({
    google: google && { ...google, ...patient },
    discord: discord && { ...discord, ...patient },
  });
  const idme = idmeSettings(() => null, shop);
  const shipper: LogShipper = shipLog(
    noted("logging", httpLogService({ url: `${at}/logs`, token: LOG_SANDBOX_TOKEN, ...timed })),
    () => undefined,
    FAST,
  );
  const log = openLog("info", { write: () => undefined }, (line) => shipper.take(line));
  const location = ip2Location({ apiBase: `${at}/location`, key: LOCATION_SANDBOX_KEY, ...timed });
  const mailer = smtpMailer({
    url: `smtp://127.0.0.1:${mailDoor.port}`,
    from: "Rigsmith <orders@rigsmith.example>",
    connectWithinMs: PATIENCE_MS,
  });
  const { accountNumber, ...fedexKeys } = FEDEX_SANDBOX_KEYS;
  const place = { name: "Rigsmith", street: "1200 Foundry Way", city: "Sacramento", state: "CA", zipCode: "95811" };
  Object.assign(world, {
    log,
    pictures: await slugPictures(market.db),
    countries: new VisitorCountries(noted("location", location), log),
    providers: {
      google: providers.google && noted("google", providers.google),
      discord: providers.discord && noted("discord", providers.discord),
    },
    groupVerifier: idme && noted("idme", idmeGroups({ ...idme, ...patient })),
    addressValidator: noted(
      "address",
      easypostAddresses({ apiBase: `${at}/easypost/v2`, apiKey: EASYPOST_SANDBOX_KEY, ...timed }),
    ),
    tax: noted(
      "tax",
      restingCalculator(stripeTax({ apiBase: at, secretKey: market.secretKey, ...timed }), () => world.now().getTime()),
    ),
    insurer: noted(
      "insurance",
      upsCapitalInsurance({
        ...INSURANCE_SANDBOX_KEYS,
        apiBase: `${at}/ups-capital`,
        termsUrl: `${at}/ups-capital/terms`,
        fromPostalCode: "43215",
        ...timed,
      }),
    ),
    screening: noted(
      "screening",
      signifydScreening({ apiBase: `${at}/screening`, apiKey: SCREENING_SANDBOX_KEY, ...timed }),
    ),
    marketing: noted(
      "marketing",
      omnisendMarketing({ apiBase: `${at}/marketing`, apiKey: MARKETING_SANDBOX_KEY, ...timed }),
    ),
    texts: noted(
      "texts",
      twilioTexts({
        apiBase: at,
        accountSid: "ACrigsmithsandbox",
        authToken: "rigsmith-sandbox-texts",
        from: "+15555550100",
        replyUrl: `${world.settings.storeUrl}/api/webhooks/texts`,
        ...timed,
      }),
    ),
    carrier: noted(
      "shipping",
      fedexCarrier({
        ...fedexKeys,
        apiBase: `${at}/fedex`,
        shipper: { accountNumber, phone: "5550100142", place },
        ...timed,
      }),
    ),
    webhooks: noted("webhooks", webhookSender({ mayAskThisMachine: true, ...timed })),
    mailer: noted("mail", mailer),
  });
  await market.db.execute("update stock set on_hand = 1000 where policy = 'tracked'");
  await market.db.queries.updateTable("skus").set({ leasable: true }).where("sku_id", "=", SHOP.laptop).execute();

  return {
    market,
    mails,
    receiver,
    asked() {
      const names = [...asked].toSorted();
      asked.clear();
      return names;
    },
    meet: (trouble, whom = "beside") => {
      for (const door of whom === "beside" ? beside : money) door.meet(trouble);
    },
    told: async (page) => (await fetch(`${peer.origin}/sandbox/${page}`)).json(),
    async close() {
      await shipper.close();
      mailer.close();
      for (const door of [...beside, ...money]) await door.close();
      await Promise.all([mails.away(), receiver.close(), market.close()]);
    },
  };
}

let people = 0;

/** Somebody new at the page of whoever vouches for people: says yes there, and comes back with this. */
export async function sayYes(page: string): Promise<{ code: string; state: string }> {
  const email = `yes${(people += 1)}@example.com`;
  const form = new URLSearchParams({ answer: "yes", email, name: "Ada Byron", verified: "on" });
  const pressed = await fetch(page, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(pressed.headers.get("location") ?? "").searchParams;
  return { code: back.get("code") ?? "", state: back.get("state") ?? "" };
}
