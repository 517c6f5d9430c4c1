import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";

/**
 * A keyed hash of the client's address: enough to count its requests, useless for finding out who it was.
 * `trustedProxies` is how many proxies of ours stand before the store; only their entries of `X-Forwarded-For` are believed.
 */
export function clientKey(
  remoteAddress: string | undefined,
  forwardedFor: string | null | undefined,
  settings: { secret: string; trustedProxies?: number },
): string {
  const address = clientAddress(remoteAddress, forwardedFor, settings);
  return keyOf(networkOf(address), settings.secret);
}

/** Those who ask now ask again: making the hash anew costs as much as routing a request. */
const LATEST = new LRUCache<string, string>({ max: 2000 });

function keyOf(network: string, secret: string): string {
  const known = LATEST.get(`${secret} ${network}`);
  if (known !== undefined) return known;
  const made = createHmac("sha256", secret).update(network).digest("base64url").slice(0, 22);
  LATEST.set(`${secret} ${network}`, made);
  return made;
}

/** So much of an address as tells a person where a session is from: `203.0.113.x`, `2001:db8:7::x`. */
export function coarseNetwork(
  remoteAddress: string | undefined,
  forwardedFor: string | null | undefined,
  settings: { trustedProxies?: number },
): string {
  const network = networkOf(clientAddress(remoteAddress, forwardedFor, settings));
  if (network.includes(":")) return `${network.split(":").slice(0, 3).join(":")}::x`;
  return /^\d{1,3}(?:\.\d{1,3}){3}$/.test(network) ? network.replace(/\d+$/, "x") : "";
}

/** The address that asks, by the same proxies. */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | null | undefined,
  { trustedProxies: proxies = 0 }: { trustedProxies?: number },
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  return (proxies > 0 ? hops.at(-proxies) : undefined) ?? remoteAddress ?? "unknown";
}

/** One IPv6 customer has a whole /64 to himself. `::` is written out first: the four groups before it may be hidden in it. */
export function networkOf(address: string): string {
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice(7);
  if (!address.includes(":")) return address;
  const [head = [], tail = []] = address.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":");
}
