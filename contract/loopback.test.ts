import { expect, test } from "vitest";
import { isLoopbackRequest } from "./loopback.ts";

const asks = (headers: Record<string, string>) => isLoopbackRequest((name) => headers[name]);

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:3000",
  "127.0.0.1:3000",
  "127.8.9.1",
  "[::1]:3000",
  "shop.localhost",
])("%s is this machine", (host) => {
  expect(asks({ host })).toBe(true);
});

test.each([
  "shop.example",
  "localhost.shop.example",
  "127.0.0.1.nip.io:3000",
  "192.168.1.20:3000",
  "0.0.0.0:3000",
  "localhost@evil.example",
  "localhost:3000:1",
  "",
])("%s is not", (host) => {
  expect(asks({ host })).toBe(false);
});

test("a request without a Host, or that a proxy hands on, is not this machine's own", () => {
  expect(asks({})).toBe(false);
  expect(asks({ host: "localhost:3000", "x-forwarded-for": "203.0.113.9" })).toBe(false);
});
