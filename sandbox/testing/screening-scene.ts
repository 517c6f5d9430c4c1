import type { CheckpointAction, PeerCase, ScreeningFault } from "../screening/screening-peer.ts";
import { SCREENING_SANDBOX_KEY } from "../screening/screening-peer.ts";

/** The screener of a sandbox that runs, and what it was asked. */
export interface ScreeningScene {
  /** What a client is opened with. */
  settings: { apiBase: string; apiKey: string; timeoutMs: number };
  cases(): Promise<PeerCase[]>;
  /** From now on. */
  answer(action: CheckpointAction): Promise<void>;
  break(kind: ScreeningFault, times?: number): Promise<void>;
  reset(): Promise<void>;
}

export function screeningSceneAt(origin: string): ScreeningScene {
  const pages = `${origin}/sandbox/screening`;
  const post = async (what: string, body: BodyInit) => {
    const answer = await fetch(`${pages}/${what}`, { method: "POST", body, redirect: "manual" });
    if (answer.status >= 400) throw new Error(await answer.text());
  };
  return {
    settings: { apiBase: `${origin}/screening`, apiKey: SCREENING_SANDBOX_KEY, timeoutMs: 400 },
    cases: async () => (await (await fetch(`${pages}/cases`)).json()) as PeerCase[],
    answer: (action) => post("answer", new URLSearchParams({ action })),
    break: (kind, times = 1) => post("faults", JSON.stringify({ kind, times })),
    reset: () => post("reset", ""),
  };
}
