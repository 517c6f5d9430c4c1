import { ProviderAway, ProviderRefused, type ProviderSettings } from "./identity-provider.ts";

export const PATIENCE_MS = 10_000;

/** Where a browser asks for a code (RFC 6749, 4.1.1; RFC 7636, 4.3). */
export function authorizeUrl(
  { authorizeUrl: at, clientId }: ProviderSettings,
  asked: { scope: string; state: string; challenge: string; redirectUri: string; more?: Record<string, string> },
): string {
  const url = new URL(at);
  const { scope, state, challenge, redirectUri, more = {} } = asked;
  for (const [name, value] of Object.entries({
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...more,
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/** What a code is worth, as JSON. Throws `ProviderRefused`. */
export function exchangeCode(
  { tokenUrl, clientId, clientSecret, patienceMs }: ProviderSettings,
  given: { code: string; verifier: string; redirectUri: string },
): Promise<Record<string, unknown>> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: given.code,
    redirect_uri: given.redirectUri,
    code_verifier: given.verifier,
    client_id: clientId,
    client_secret: clientSecret,
  });
  return askJson(tokenUrl, { method: "POST", body }, patienceMs);
}

/** A JSON object from a provider. Throws `ProviderRefused` for every other answer, `ProviderAway` where none comes. */
export async function askJson(
  url: string,
  init: RequestInit,
  patienceMs: number = PATIENCE_MS,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new ProviderAway("The provider did not answer", { cause });
    },
  );
  if (answer.status >= 500) throw new ProviderAway(`The provider answered ${answer.status}`);
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok || typeof said !== "object" || said === null)
    throw new ProviderRefused(`The provider answered ${answer.status}`);
  return said as Record<string, unknown>;
}

/** A text among what was answered, empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
