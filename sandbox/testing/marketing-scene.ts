import { openServiceScene } from "./service-scene.ts";
import {
  MARKETING_SANDBOX_KEY,
  type MarketingFault,
  type PeerCart,
  type PeerOrder,
} from "../marketing/marketing-peer.ts";

/** The marketing service of a sandbox of its own, and what it was told. */
export interface MarketingScene {
  /** What a client is opened with. */
  settings: { apiBase: string; apiKey: string; timeoutMs: number };
  carts(): Promise<PeerCart[]>;
  orders(): Promise<PeerOrder[]>;
  /** `POST /carts`, in the order they came. */
  calls(): Promise<string[]>;
  break(kind: MarketingFault, times?: number): Promise<void>;
  mend(): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openMarketingScene(): Promise<MarketingScene> {
  const { origin, read, ...scene } = await openServiceScene<MarketingFault>("marketing");
  return {
    ...scene,
    settings: { apiBase: `${origin}/marketing`, apiKey: MARKETING_SANDBOX_KEY, timeoutMs: 400 },
    carts: async () => (await read("carts")) as PeerCart[],
    orders: async () => (await read("orders")) as PeerOrder[],
    calls: async () => (await read("calls")) as string[],
  };
}
