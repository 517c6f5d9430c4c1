import { BlockList, isIP } from "node:net";

/** What no address of somebody else's is: this machine, private networks, link-local, multicast, and what is kept for documents (RFC 6890). */
const CLOSED = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  CLOSED.addSubnet(net, bits, "ipv4");
/** Of IPv6 only 2000::/3 is given out; these parts of it lead elsewhere: Teredo, documents, 6to4. */
for (const [net, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  CLOSED.addSubnet(net, bits, "ipv6");

/** Whether an address may be asked by a store that somebody told to. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !CLOSED.check(address, "ipv4");
  return kind === 6 && /^[23]/.test(address) && address.indexOf(":") === 4 && !CLOSED.check(address, "ipv6");
}

/** `127.0.0.1` and `::1`. */
export const isLoopbackAddress = (address: string): boolean => address === "::1" || address.startsWith("127.");
