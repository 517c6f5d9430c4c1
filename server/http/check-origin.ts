import { type Refusal, refuse } from "#rules/refusal.ts";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses a change that another site's page sends. Browsers name the page's origin on every change; where they do not,
 * `Sec-Fetch-Site` says it. A program that sends neither is no browser, so nobody's cookie travels with it unasked.
 */
export function checkOrigin(
  request: { method: string; headers: Pick<Headers, "get"> },
  storeUrl: string,
): Refusal<"cross_site"> | null {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return null;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const foreign = origin === null ? site !== null && site !== "same-origin" : !ownOrigins(storeUrl).includes(origin);
  return foreign ? refuse("cross_site") : null;
}

/** A store on this machine is the same store under each of the machine's names for itself. */
function ownOrigins(storeUrl: string): string[] {
  const own = new URL(storeUrl);
  if (!LOOPBACK.includes(own.hostname)) return [own.origin];
  return LOOPBACK.map((name) => `${own.protocol}//${name}${own.port ? `:${own.port}` : ""}`);
}
