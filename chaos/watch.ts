/** What is asked of the store, and so what it promises: a cached page is there whatever happens. */
export type Asked = "cached page" | "page" | "call" | "confirm" | "readiness";

/** The database's 8 s of a request; a confirmation also waits for the provider; and what a busy machine adds. */
const WITHIN_MS: Record<Asked, number> = {
  "cached page": 10_000,
  page: 11_000,
  call: 11_000,
  confirm: 21_000,
  readiness: 10_000,
};
const MOST_BROKEN = 50;

/** Sees every answer of the store, counts it, and notes each broken promise in words. */
export class Watch {
  #answers = new Map<string, number>();
  #worstMs = 0;
  #broken: string[] = [];

  /** Asks, and answers what came; null when nothing did. */
  async ask(asked: Asked, url: string, init: RequestInit = {}): Promise<Response | null> {
    const began = performance.now();
    const answer = await fetch(url, init).catch((error: unknown) => {
      this.break(
        `${asked} ${url}: no answer (${error instanceof Error ? String(error.cause ?? error) : String(error)})`,
      );
      return null;
    });
    const ms = performance.now() - began;
    this.#worstMs = Math.max(this.#worstMs, ms);
    const counted = `${asked} ${answer?.status ?? "none"}${await reasonOf(answer)}`;
    this.#answers.set(counted, (this.#answers.get(counted) ?? 0) + 1);
    if (answer) this.#judge(asked, url, answer, ms);
    return answer;
  }

  break(words: string): void {
    if (this.#broken.length < MOST_BROKEN) this.#broken.push(words);
  }

  /** What was seen since the last time this was asked. */
  take(): { answers: string; worstMs: number; broken: string[] } {
    const answers = [...this.#answers].toSorted().map(([counted, times]) => `${counted} × ${times}`);
    const taken = { answers: answers.join(", "), worstMs: this.#worstMs, broken: this.#broken };
    this.#answers = new Map();
    this.#worstMs = 0;
    this.#broken = [];
    return taken;
  }

  #judge(asked: Asked, url: string, { status, headers }: Response, ms: number): void {
    if (ms > WITHIN_MS[asked]) this.break(`${asked} ${url}: ${status} only after ${(ms / 1000).toFixed(1)} s`);
    if (asked === "cached page" && status !== 200) this.break(`${asked} ${url}: ${status}`);
    else if (status >= 500 && status !== 503) this.break(`${asked} ${url}: ${status}`);
    else if (status === 503 && asked !== "readiness" && headers.get("retry-after") === null)
      this.break(`${asked} ${url}: 503 does not say when to come back`);
  }
}

/** The refusal's own word, when it is about what was asked. */
async function reasonOf(answer: Response | null): Promise<string> {
  if (!answer || answer.status < 400 || answer.status >= 500) return "";
  const alert = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { Reason?: string };
  return ` ${alert.Reason ?? ""}`;
}
