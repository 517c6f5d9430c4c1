import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type LocationScene, openLocationScene } from "#sandbox/testing/location-scene.ts";
import { LocationAway } from "./ip-location.ts";
import { ip2Location } from "./ip2location.ts";
import { locationFile } from "./location-file.ts";

let scene: LocationScene;
beforeAll(async () => {
  scene = await openLocationScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.reset());

test("a look-up is a GET with the key and json format, and says the country of the address", async () => {
  expect(await ip2Location(scene.settings).countryOf("192.0.2.0")).toBe("DE");
  expect(await ip2Location(scene.settings).countryOf("2001:db8:5::")).toBe("US");
  expect(await scene.asked()).toEqual(["192.0.2.0", "2001:db8:5::"]);
});

test("an address of no country has none", async () => {
  expect(await ip2Location(scene.settings).countryOf("198.18.0.0")).toBeNull();
});

test.each(["timeout", "error_500", "reset", "garbage"] as const)(
  "a look-up that meets %s says nothing",
  async (kind) => {
    await scene.break(kind);
    await expect(ip2Location(scene.settings).countryOf("192.0.2.0")).rejects.toBeInstanceOf(LocationAway);
    expect(await ip2Location(scene.settings).countryOf("192.0.2.0")).toBe("DE");
  },
);

test("a key that is not taken says nothing, and stands in no message", async () => {
  for (const settings of [
    { ...scene.settings, key: "secret-key" },
    { ...scene.settings, key: "secret-key", apiBase: "http://127.0.0.1:9" },
  ]) {
    const failure = await Promise.resolve(ip2Location(settings).countryOf("192.0.2.0")).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(LocationAway);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain("secret-key");
  }
});

const KEY = process.env["IP_LOCATION_KEY"] ?? "";
/** Who has them is public: Germany's research network and Google. */
const KNOWN = [
  ["141.20.0.0", "DE"],
  ["2001:638::", "DE"],
  ["8.8.8.0", "US"],
] as const;

test.skipIf(KEY === "")("the service itself says the same", async () => {
  const service = ip2Location({ apiBase: "https://api.ip2location.io", key: KEY });
  for (const [address, country] of KNOWN) expect(await service.countryOf(address)).toBe(country);
});

test("the file knows countries of both kinds of addresses, at once from its second look on", async () => {
  const file = locationFile();
  expect(await file.countryOf("8.8.8.0")).toBe("US");
  for (const [address, country] of KNOWN) expect(file.countryOf(address)).toBe(country);
  expect(file.countryOf("192.0.2.0")).toBeNull();
  expect(file.countryOf("no address")).toBeNull();
});
