import { FEDEX_SANDBOX_KEYS, type FedexFault, type PeerParcel, type Scan } from "../fedex/fedex-peer.ts";
import { openServiceScene } from "./service-scene.ts";

/** FedEx of a sandbox of its own, and the parcels it knows. */
export interface FedexScene {
  /** What a client is opened with. */
  settings: {
    apiBase: string;
    clientId: string;
    clientSecret: string;
    webhookSecret: string;
    shipper: {
      accountNumber: string;
      phone: string;
      place: { name: string; street: string; city: string; state: string; zipCode: string };
    };
    timeoutMs: number;
  };
  parcels(): Promise<PeerParcel[]>;
  /** What the store answered. */
  scan(tracking: string, code: Scan, at?: { at?: string; city?: string; state?: string }): Promise<number>;
  tell(tracking: string): Promise<number>;
  break(kind: FedexFault, times?: number): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openFedexScene(storeUrl = "http://localhost:3000"): Promise<FedexScene> {
  const { origin, read, post, ...scene } = await openServiceScene<FedexFault>("fedex", storeUrl);
  const told = async (what: string, form: Record<string, string>) =>
    ((await post(what, new URLSearchParams(form).toString())) as { status: number }).status;
  const { accountNumber, ...keys } = FEDEX_SANDBOX_KEYS;
  return {
    ...scene,
    settings: {
      ...keys,
      apiBase: `${origin}/fedex`,
      shipper: {
        accountNumber,
        phone: "5550100142",
        place: { name: "Rigsmith", street: "1200 Foundry Way", city: "Sacramento", state: "CA", zipCode: "95811" },
      },
      timeoutMs: 400,
    },
    parcels: async () => (await read("parcels")) as PeerParcel[],
    scan: (Tracking, Code, { at, city, state } = {}) =>
      told("scan", {
        Tracking,
        Code,
        ...(at && { At: at }),
        ...(city && { City: city }),
        ...(state && { State: state }),
      }),
    tell: (Tracking) => told("tell", { Tracking }),
  };
}
