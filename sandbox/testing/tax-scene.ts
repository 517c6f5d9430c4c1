import type { PeerCalculation, TaxFault } from "../tax/tax-peer.ts";
import { openServiceScene } from "./service-scene.ts";

/** Stripe Tax of a sandbox of its own, and what it calculated. */
export interface TaxScene {
  /** What a client is opened with. */
  settings: { apiBase: string; secretKey: string; timeoutMs: number };
  calculations(): Promise<Omit<PeerCalculation, "body" | "lines">[]>;
  break(kind: TaxFault, times?: number): Promise<void>;
  mend(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openTaxScene(): Promise<TaxScene> {
  const { origin, read, ...scene } = await openServiceScene<TaxFault>("tax");
  return {
    ...scene,
    settings: { apiBase: origin, secretKey: "sk_test", timeoutMs: 400 },
    calculations: async () => (await read("calculations")) as Omit<PeerCalculation, "body" | "lines">[],
  };
}
