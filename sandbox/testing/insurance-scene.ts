import {
  INSURANCE_SANDBOX_KEYS,
  type InsuranceFault,
  type PeerCoverage,
  type PeerQuote,
} from "../insurance/insurance-peer.ts";
import { openServiceScene } from "./service-scene.ts";

/** The insurer of a sandbox of its own, and what it quoted and sold. */
export interface InsuranceScene {
  /** What a client is opened with. */
  settings: typeof INSURANCE_SANDBOX_KEYS & {
    apiBase: string;
    termsUrl: string;
    fromPostalCode: string;
    timeoutMs: number;
  };
  quotes(): Promise<PeerQuote[]>;
  policies(): Promise<PeerCoverage[]>;
  break(kind: InsuranceFault, times?: number): Promise<void>;
  mend(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openInsuranceScene(): Promise<InsuranceScene> {
  const { origin, read, ...scene } = await openServiceScene<InsuranceFault>("insurance");
  return {
    ...scene,
    settings: {
      ...INSURANCE_SANDBOX_KEYS,
      apiBase: `${origin}/ups-capital`,
      termsUrl: `${origin}/ups-capital/terms`,
      fromPostalCode: "43215",
      timeoutMs: 400,
    },
    quotes: async () => (await read("quotes")) as PeerQuote[],
    policies: async () => (await read("policies")) as PeerCoverage[],
  };
}
