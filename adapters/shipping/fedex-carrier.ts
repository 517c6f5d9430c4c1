import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { visibleLine } from "#rules/address/visible-line.ts";
import { type AccessToken, accessToken } from "../http/access-token.ts";
import { askJson, type JsonAnswer, ProviderKeyRefused } from "../http/ask-json.ts";
import { ProviderUnreachable, silentAs } from "../http/provider-unreachable.ts";
import type { ParcelNews, ParcelSighting } from "#rules/order/parcel-sightings.ts";
import { CarrierAway, CarrierRefused, type ParcelState, type ShippingCarrier } from "./shipping-carrier.ts";
import { type FedexShipper, toFedexShipment } from "./to-fedex-shipment.ts";

export interface FedexSettings {
  /** No slash at its end: `https://apis.fedex.com`. */
  apiBase: string;
  clientId: string;
  clientSecret: string;
  /** Signs what FedEx posts of parcels. */
  webhookSecret: string;
  shipper: FedexShipper;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const MOST_LABEL_BYTES = 2_000_000;

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Shipment = z.object({
  output: z.object({
    transactionShipments: z
      .array(
        z.object({
          masterTrackingNumber: z.string().regex(/^\d{12,34}$/),
          pieceResponses: z
            .array(z.object({ packageDocuments: z.array(z.object({ encodedLabel: z.base64() })).min(1) }))
            .min(1),
        }),
      )
      .min(1),
  }),
});
const Tracked = z.object({
  output: z.object({
    completeTrackResults: z.array(
      z.object({
        trackResults: z.array(
          z.object({
            latestStatusDetail: z.object({ code: z.string() }).optional(),
            scanEvents: z.array(z.unknown()).optional(),
            error: z.unknown().optional(),
          }),
        ),
      }),
    ),
  }),
});
const Scan = z.object({
  date: z.iso.datetime({ offset: true }),
  eventType: z.string(),
  scanLocation: z
    .object({ city: z.string().optional(), stateOrProvinceCode: z.string().optional() })
    .optional()
    .catch(undefined),
});
const Posted = z.object({ trackingNumber: z.string().regex(/^\d{12,34}$/) });

/** Codes of FedEx's latest status; every other one is of a parcel on its way (developer.fedex.com, "Track status codes"). */
const STATES: Readonly<Record<string, ParcelState>> = {
  OC: "labelled",
  IN: "labelled",
  CA: "cancelled",
  DL: "delivered",
};

/** Types of FedEx's scan events, as a buyer reads them; every other one says that it is on its way. */
const NEWS: Readonly<Record<string, ParcelNews>> = {
  OC: "labelled",
  PU: "picked_up",
  DO: "picked_up",
  AR: "arrived",
  AF: "arrived",
  DP: "left",
  CC: "clearing",
  CD: "clearing",
  OD: "out_for_delivery",
  DE: "not_delivered",
  DY: "late",
  SE: "late",
  HL: "waits_for_pickup",
  HP: "waits_for_pickup",
  DL: "delivered",
  RS: "coming_back",
  CA: "cancelled",
};
const MOST_SCANS = 200;
const MOST_PLACE = 80;

/** FedEx's REST API: OAuth, Ship v1, Track v1. Names of its webhook are from memory: see docs/outside.md. */
export function fedexCarrier(settings: FedexSettings): ShippingCarrier {
  const token = accessToken(() => askToken(settings));
  const ask = async (method: "POST" | "PUT", path: string, body: object): Promise<JsonAnswer> => {
    const send = async () =>
      askJson({
        provider: "FedEx",
        url: settings.apiBase + path,
        method,
        headers: {
          authorization: `Bearer ${await token.current()}`,
          "content-type": "application/json",
          "x-locale": "en_US",
        },
        body: JSON.stringify(body),
        timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      });
    return silentAs(CarrierAway, () =>
      send().catch((error: unknown) => {
        // A token may be taken back before its time. Under a refused key nothing was done, so it is asked again.
        if (!(error instanceof ProviderKeyRefused)) throw error;
        token.forget();
        return send();
      }),
    );
  };
  return {
    async makeLabel(parcel) {
      const { status, body } = await ask("POST", "/ship/v1/shipments", toFedexShipment(parcel, settings.shipper));
      if (status >= 300) throw new CarrierRefused(`FedEx: ${status} ${JSON.stringify(body).slice(0, 500)}`);
      const shipment = Shipment.safeParse(body).data?.output.transactionShipments[0];
      const encoded = shipment?.pieceResponses[0]?.packageDocuments[0]?.encodedLabel;
      if (!shipment || !encoded) throw new CarrierAway("FedEx: a shipment without a number or a label");
      const pdf = Buffer.from(encoded, "base64");
      if (pdf.length > MOST_LABEL_BYTES || pdf.toString("latin1", 0, 5) !== "%PDF-")
        throw new CarrierAway("FedEx: a label that is no PDF");
      return { tracking: shipment.masterTrackingNumber, pdf };
    },
    async cancelLabel(tracking) {
      const { status } = await ask("PUT", "/ship/v1/shipments/cancel", {
        accountNumber: { value: settings.shipper.accountNumber },
        trackingNumber: tracking,
        deletionControl: "DELETE_ALL_PACKAGES",
      });
      if (status >= 300) throw new CarrierRefused(`FedEx: the label cannot be cancelled, ${status}`);
    },
    async findParcel(tracking) {
      const { status, body } = await ask("POST", "/track/v1/trackingnumbers", {
        includeDetailedScans: true,
        trackingInfo: [{ trackingNumberInfo: { trackingNumber: tracking } }],
      });
      if (status === 404) return null;
      const result = Tracked.safeParse(body).data?.output.completeTrackResults[0]?.trackResults[0];
      if (status >= 300 || !result) throw new CarrierAway(`FedEx: ${status} without a parcel`);
      const code = result.latestStatusDetail?.code;
      if (code === undefined) return null;
      const sightings = (result.scanEvents ?? []).slice(0, MOST_SCANS).flatMap(toSighting);
      return { state: STATES[code] ?? "moving", sightings };
    },
    readWebhook(rawBody, header) {
      const right = createHmac("sha256", settings.webhookSecret).update(rawBody).digest();
      const said = Buffer.from(header("fdx-signature") ?? "", "hex");
      if (said.length !== right.length || !timingSafeEqual(said, right)) return null;
      try {
        return Posted.safeParse(JSON.parse(rawBody)).data?.trackingNumber ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** Nothing where it does not say when: a parcel's state is believed all the same. */
function toSighting(event: unknown): ParcelSighting[] {
  const scan = Scan.safeParse(event).data;
  if (!scan) return [];
  const { city = "", stateOrProvinceCode = "" } = scan.scanLocation ?? {};
  const place = [titled(city), stateOrProvinceCode].map(visibleLine).filter((part) => part !== "");
  return [
    {
      at: new Date(scan.date),
      news: NEWS[scan.eventType] ?? "on_the_way",
      place: place.join(", ").slice(0, MOST_PLACE),
    },
  ];
}

/** FedEx writes cities in capitals. */
function titled(city: string): string {
  return city.toLowerCase().replaceAll(/(^|[\s.'-])\p{L}/gu, (start) => start.toUpperCase());
}

async function askToken({ apiBase, clientId, clientSecret, timeoutMs }: FedexSettings): Promise<AccessToken> {
  const { body } = await askJson({
    provider: "FedEx",
    url: `${apiBase}/oauth/token`,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
    }).toString(),
    timeoutMs: timeoutMs ?? DEFAULT_TIMEOUT_MS,
  });
  const token = Token.safeParse(body).data;
  if (!token) throw new ProviderUnreachable("FedEx gave no access token");
  return { text: token.access_token, lastsSeconds: token.expires_in };
}
