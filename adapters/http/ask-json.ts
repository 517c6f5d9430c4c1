import { ProviderUnreachable } from "./provider-unreachable.ts";

export interface JsonAnswer {
  status: number;
  /** Empty where the answer has no body. */
  body: Record<string, unknown>;
}

export interface JsonQuestion {
  /** Who is asked, for the log. */
  provider: string;
  url: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
}

/** The key is not, or no longer, taken. To a question about a payment that says nothing about the payment. */
export class ProviderKeyRefused extends ProviderUnreachable {
  override name = "ProviderKeyRefused";
}

/** Statuses of a provider that does not want to be asked now. */
const SAYS_NOTHING = new Set([408, 425, 429]);

/**
 * One call to a provider that speaks JSON. Answers a success or a refusal of this call; throws `ProviderUnreachable` for silence, a
 * failing provider, too many calls, and whatever is no JSON object.
 */
export async function askJson({ provider, url, timeoutMs, ...request }: JsonQuestion): Promise<JsonAnswer> {
  const { status, text } = await heard(provider, url, request, timeoutMs);
  if (status === 401 || status === 403) throw new ProviderKeyRefused(`${provider}: ${status}`);
  const isAnswer = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  if (!isAnswer || SAYS_NOTHING.has(status)) throw new ProviderUnreachable(`${provider}: ${status}`);
  const body = text === "" ? {} : readObject(text);
  if (!body) throw new ProviderUnreachable(`${provider}: ${status} with a body that is no JSON object`);
  return { status, body };
}

async function heard(
  provider: string,
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { ...request, redirect: "manual", signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new ProviderUnreachable(`${provider}: no answer`, { cause: error });
  }
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const json: unknown = JSON.parse(text);
    const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
    return isObject ? (json as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
