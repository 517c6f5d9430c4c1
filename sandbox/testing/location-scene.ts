import { LOCATION_SANDBOX_KEY, type LocationFault } from "../location/location-peer.ts";
import { openServiceScene } from "./service-scene.ts";

/** The location service of a sandbox of its own, and what it was asked. */
export interface LocationScene {
  /** What a client is opened with. */
  settings: { apiBase: string; key: string; timeoutMs: number };
  asked(): Promise<string[]>;
  break(kind: LocationFault, times?: number): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openLocationScene(): Promise<LocationScene> {
  const { origin, read, ...scene } = await openServiceScene<LocationFault>("location");
  return {
    ...scene,
    settings: { apiBase: `${origin}/location`, key: LOCATION_SANDBOX_KEY, timeoutMs: 400 },
    asked: async () => (await read("asked")) as string[],
  };
}
