import type { Call } from "#contract/call.ts";

/** S368. */
const API_TIMEOUT_MS = 100_000;

/** How the browser asks the API: JSON both ways, with 100 seconds of patience. */
export function jsonRequest(method: Call["method"], body: unknown = {}): RequestInit {
  const accept = { accept: "application/json" };
  return {
    method,
    headers: method === "GET" ? accept : { ...accept, "content-type": "application/json" },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  };
}
