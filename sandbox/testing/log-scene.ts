import { LOG_SANDBOX_TOKEN, type LogFault, type PeerLogEvent } from "../logging/log-peer.ts";
import { openServiceScene } from "./service-scene.ts";

/** The log service of a sandbox of its own, and what it was told. */
export interface LogScene {
  /** What a client is opened with. */
  settings: { url: string; token: string; timeoutMs: number };
  events(): Promise<PeerLogEvent[]>;
  break(kind: LogFault, times?: number): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openLogScene(): Promise<LogScene> {
  const { origin, read, ...scene } = await openServiceScene<LogFault>("logs");
  return {
    ...scene,
    settings: { url: `${origin}/logs`, token: LOG_SANDBOX_TOKEN, timeoutMs: 400 },
    events: async () => (await read("events")) as PeerLogEvent[],
  };
}
