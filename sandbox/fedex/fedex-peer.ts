import { createHmac, randomInt } from "node:crypto";
import { type Ledger, openLedger } from "../ledger.ts";
import { NextFaults } from "../next-faults.ts";

/** The store's keys at this peer. */
export const FEDEX_SANDBOX_KEYS = {
  clientId: "rigsmith-sandbox",
  clientSecret: "rigsmith-sandbox-fedex",
  webhookSecret: "rigsmith-sandbox-fedex-webhook",
  accountNumber: "700000000",
};
/** The access token that this peer gives. */
export const FEDEX_TOKEN = "rigsmith-sandbox-token";

/** Codes of FedEx that a parcel here may have: label made, picked up, arrived, in transit, on the truck, not delivered, delivered, cancelled, and one that nobody knows. */
export const SCANS = ["OC", "PU", "AR", "IT", "OD", "DE", "DL", "CA", "XX"] as const;
export type Scan = (typeof SCANS)[number];

/** A scan as FedEx tells it: an instant with the place's offset, the city in capitals. */
export interface PeerScan {
  code: Scan;
  date: string;
  city: string;
  state: string;
}

export interface PeerParcel {
  /** Its number. */
  id: string;
  code: Scan;
  /** Where it was scanned, oldest first; without those of its label. */
  scans?: PeerScan[];
  /** As it was sent. */
  shipment: Record<string, unknown>;
}

export const FEDEX_FAULTS = [
  "timeout_before",
  "timeout_after",
  "error_500_before",
  "error_500_after",
  "reset_before",
  "reset_after",
  "garbage",
  "refused",
] as const;
export type FedexFault = (typeof FEDEX_FAULTS)[number];

/** FedEx as a store meets it: labels with numbers, where parcels are, and what is told of that, signed. */
export class FedexPeer {
  readonly ledger: Ledger<{ parcel: PeerParcel }>;
  readonly #storeUrl: string;
  readonly faults = new NextFaults(FEDEX_FAULTS);

  constructor(file: string | null, storeUrl: string) {
    this.ledger = openLedger(file, ["parcel"]);
    this.#storeUrl = storeUrl;
  }

  newNumber(): string {
    return `77${randomInt(10 ** 9, 10 ** 10 - 1)}`;
  }

  /** A parcel is scanned somewhere: the store is told, and its answer's status returned. */
  async scan(id: string, code: Scan, at: Partial<Omit<PeerScan, "code">> = {}): Promise<number> {
    const parcel = this.ledger.get("parcel", id);
    const scan = { code, date: new Date().toISOString(), city: "MEMPHIS", state: "TN", ...at };
    if (parcel) this.ledger.put("parcel", { ...parcel, code, scans: [...(parcel.scans ?? []), scan] });
    return this.tell(id);
  }

  /** As FedEx does, again and again where it likes. */
  async tell(trackingNumber: string): Promise<number> {
    const body = JSON.stringify({ eventType: "TRACKING", trackingNumber });
    const signature = createHmac("sha256", FEDEX_SANDBOX_KEYS.webhookSecret).update(body).digest("hex");
    const answer = await fetch(`${this.#storeUrl}/api/webhooks/fedex`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "fdx-signature": signature },
    });
    return answer.status;
  }

  readonly reset = (): void => {
    this.ledger.reset();
  };
}
