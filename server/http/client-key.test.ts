import { expect, test } from "vitest";
import { clientKey, coarseNetwork } from "./client-key.ts";

const key = (address: string) => clientKey(address, null, { secret: "secret-of-the-tests" });

test("all addresses of one IPv6 customer are counted as one, however they are written", () => {
  expect(key("2001:db8:0:0:1:2:3:4")).toBe(key("2001:db8::5"));
  expect(key("2001:db8::1:2:3:4")).toBe(key("2001:db8::5:6:7:8"));
  expect(key("2001:db8:7:8::1")).toBe(key("2001:db8:7:8:9:a:b:c"));
});

test("two customers are counted apart", () => {
  expect(key("2001:db8:7:8::1")).not.toBe(key("2001:db8:7:9::1"));
  expect(key("192.0.2.1")).not.toBe(key("192.0.2.2"));
  expect(key("::ffff:192.0.2.1")).toBe(key("192.0.2.1"));
});

test("only the entries of our own proxies are believed", () => {
  const behind = (proxies: number, forwarded: string) =>
    clientKey("10.0.0.1", forwarded, { secret: "secret-of-the-tests", trustedProxies: proxies });
  expect(behind(1, "198.51.100.7, 192.0.2.1")).toBe(key("192.0.2.1"));
  expect(behind(0, "192.0.2.1")).toBe(key("10.0.0.1"));
});

test.each([
  ["203.0.113.77", "203.0.113.x"],
  ["::ffff:203.0.113.77", "203.0.113.x"],
  ["2001:db8:7:8:9:a:b:c", "2001:db8:7::x"],
  ["<b>not an address</b>", ""],
])("of the address %s a session's list shows %s", (address, shown) => {
  expect(coarseNetwork(address, null, {})).toBe(shown);
});
