import { MarketingAway, MarketingRefused } from "./cart-marketing.ts";

export interface OmnisendSettings {
  /** No slash at its end: `https://api.omnisend.com/v3`. */
  apiBase: string;
  apiKey: string;
  /** How long a call may take. */
  timeoutMs?: number;
}

/** Nobody waits for it but a job. */
const DEFAULT_TIMEOUT_MS = 10_000;
/** A key that is not taken says nothing of a cart; neither does a service that wants no call now. */
const SAYS_NOTHING = new Set([401, 403, 408, 425, 429]);

type Ask = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  /** Statuses beside success that are an answer to this call. */
  expected: readonly number[],
  body?: object,
) => Promise<{ status: number; body: unknown }>;

/** One call, under the key. Repeating is the job's work. */
export function askOmnisend({ apiBase, apiKey, timeoutMs = DEFAULT_TIMEOUT_MS }: OmnisendSettings): Ask {
  return async (method, path, expected, body) => {
    const what = `Omnisend ${method} ${path}`;
    const { status, text } = await heard(what, `${apiBase}${path}`, {
      method,
      headers: { accept: "application/json", "content-type": "application/json", "X-API-KEY": apiKey },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (expected.includes(status)) return { status, body: null };
    if (status >= 200 && status < 300) return { status, body: jsonOf(what, text) };
    // Not expected: the cart went while it was changed. The next look finds out.
    if (status < 400 || status >= 500 || status === 404 || SAYS_NOTHING.has(status))
      throw new MarketingAway(`${what}: ${status}`);
    throw new MarketingRefused(`${what}: ${status}`);
  };
}

async function heard(what: string, url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, request);
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new MarketingAway(`${what}: no answer`, { cause: error });
  }
}

/** Null for an empty answer. A page of somebody in between is no success: what was sent has not arrived. */
function jsonOf(what: string, text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MarketingAway(`${what}: an answer that is no JSON`, { cause: error });
  }
}
