import { networkOf } from "./client-key.ts";

/** Whose a connection is: those of one customer, and of the network that customer is in. */
export interface ConnectionNetworks {
  /** An IPv4 address, or the IPv6 /56 that a provider gives a household. */
  customer: string;
  /** An IPv4 /24, or the IPv6 /48 that a provider gives a site: who rents one has all its addresses. */
  site: string;
}

/** Written so that one of IPv4 is never one of IPv6; what is no address stands for itself in both. */
export function connectionNetworks(address: string): ConnectionNetworks {
  const network = networkOf(address);
  if (!network.includes(":")) return { customer: network, site: network.replace(/\.\d+$/, ".0/24") };
  const [first = 0, second = 0, third = 0, fourth = 0] = network.split(":").map((group) => Number.parseInt(group, 16));
  const site = [first, second, third].map((group) => group.toString(16)).join(":");
  return { customer: `${site}:${(fourth >> 8).toString(16)}00::/56`, site: `${site}::/48` };
}
