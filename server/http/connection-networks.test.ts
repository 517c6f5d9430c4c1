import { expect, test } from "vitest";
import { connectionNetworks } from "./connection-networks.ts";

test.each([
  ["203.0.113.77", { customer: "203.0.113.77", site: "203.0.113.0/24" }],
  ["::ffff:203.0.113.77", { customer: "203.0.113.77", site: "203.0.113.0/24" }],
  ["2001:db8:7:8ff:9:a:b:c", { customer: "2001:db8:7:800::/56", site: "2001:db8:7::/48" }],
  ["2001:db8:7:8::1", { customer: "2001:db8:7:000::/56", site: "2001:db8:7::/48" }],
  ["2001:0DB8:0007:0008::1", { customer: "2001:db8:7:000::/56", site: "2001:db8:7::/48" }],
  ["2001:db8::1", { customer: "2001:db8:0:000::/56", site: "2001:db8:0::/48" }],
  ["::1", { customer: "0:0:0:000::/56", site: "0:0:0::/48" }],
  ["", { customer: "", site: "" }],
])("a connection from %j is counted as of %j", (address, networks) => {
  expect(connectionNetworks(address)).toEqual(networks);
});
