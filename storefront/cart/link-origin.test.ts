import { expect, test } from "vitest";
import { forgetLinkOrigin, keepLinkOrigin, linkOrigin } from "./link-origin.ts";
import { memoryStorage } from "./test-cart-store.ts";

const link = (query: string) => new URLSearchParams(query);

test("who led here is read from the link and remembered until an order is placed", () => {
  const disk = memoryStorage();
  keepLinkOrigin(link("salesName=Byron&referralCode=ada&utm_source=mail"), disk);
  keepLinkOrigin(link("sort=newest"), disk);
  keepLinkOrigin(link("request=autumn%20sale&referralCode=+"), disk);
  expect(linkOrigin(() => disk)).toEqual({ salesName: "Byron", referralCode: "ada", request: "autumn sale" });
  keepLinkOrigin(link("referralCode=grace"), disk);
  expect(linkOrigin(() => disk)).toMatchObject({ salesName: "Byron", referralCode: "grace" });
  forgetLinkOrigin(() => disk);
  expect(linkOrigin(() => disk)).toEqual({ salesName: "", referralCode: "", request: "" });
});

test("a page without such parameters keeps nothing, and a text that is too long keeps its beginning", () => {
  const disk = memoryStorage();
  keepLinkOrigin(link("page=2"), disk);
  expect(disk.length).toBe(0);
  keepLinkOrigin(link(`salesName=${"x".repeat(61)}&request=${"y".repeat(201)}`), disk);
  expect(linkOrigin(() => disk)).toEqual({ salesName: "x".repeat(60), referralCode: "", request: "y".repeat(200) });
});

test.each(["{", "null", "7", '{"salesName":7}', '{"other":"x"}'])("what is not ours is nothing: %s", (text) => {
  const disk = memoryStorage();
  disk.setItem("link-origin", text);
  expect(linkOrigin(() => disk)).toEqual({ salesName: "", referralCode: "", request: "" });
});

test("a browser whose storage is closed remembers nothing, and goes on", () => {
  const closed = () => {
    throw new Error("storage is closed");
  };
  expect(linkOrigin(closed)).toEqual({ salesName: "", referralCode: "", request: "" });
  expect(() => forgetLinkOrigin(closed)).not.toThrow();
});
