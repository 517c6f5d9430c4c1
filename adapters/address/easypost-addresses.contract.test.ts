import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EASYPOST_SANDBOX_KEY } from "#sandbox/address/easypost-peer.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { type AddressValidator, type PlaceToCheck, ValidatorAway } from "./address-validator.ts";
import { easypostAddresses } from "./easypost-addresses.ts";
import { restingValidator } from "./resting-validator.ts";

const PLACE: PlaceToCheck = {
  country: "USA",
  Address1: "1600 Broadway",
  Address2: "Apt 4",
  City: "Denver",
  State: "CO",
  ZipCode: "80202",
};
let sandbox: Sandbox;
let validator: AddressValidator;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: "http://localhost:3000",
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await fetch(`${sandbox.origin}/easypost/faults`, { method: "DELETE" });
  validator = easypost();
});
const easypost = (apiKey = EASYPOST_SANDBOX_KEY) =>
  easypostAddresses({ apiBase: `${sandbox.origin}/easypost/v2`, apiKey, timeoutMs: 300 });
const breaks = (kind: string, times = 1) =>
  fetch(`${sandbox.origin}/easypost/faults`, { method: "POST", body: JSON.stringify({ kind, times }) });
const asked = async () => ((await (await fetch(`${sandbox.origin}/easypost/asked`)).json()) as { asked: number }).asked;

test("a place that mail arrives at comes back as the service writes it", async () => {
  expect(await validator.check(PLACE)).toEqual({
    Address1: "1600 BROADWAY",
    Address2: "APT 4",
    City: "DENVER",
    State: "CO",
    ZipCode: "80202-0001",
  });
  expect(await validator.check({ ...PLACE, Address1: "12 Mian Stret" })).toMatchObject({ Address1: "12 MAIN ST" });
  const canada = { ...PLACE, country: "CANADA", City: "Toronto", State: "ON", ZipCode: "M5V 3L9" } as const;
  expect(await validator.check(canada)).toMatchObject({ State: "ON", ZipCode: "M5V 3L9" });
});

test("a place that the service does not know is null", async () => {
  expect(await validator.check({ ...PLACE, Address1: "1 Nowhere Ave" })).toBeNull();
});

test.each(["timeout", "error_500", "reset", "garbage"])("%s says nothing of a place", async (kind) => {
  await breaks(kind);
  await expect(validator.check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
  expect(await validator.check(PLACE)).not.toBeNull();
});

test("a wrong key, and nobody at all, say nothing either", async () => {
  await expect(easypost("wrong").check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
  const nowhere = easypostAddresses({ apiBase: "http://127.0.0.1:9", apiKey: "x" });
  await expect(nowhere.check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
});

test("after three failures in a row nobody is asked for a minute, and then one call tries", async () => {
  let now = 0;
  const resting = restingValidator(validator, () => now);
  await breaks("error_500", 4);
  for (const _ of [1, 2, 3]) await expect(resting.check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
  const before = await asked();
  await expect(resting.check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
  expect(await asked()).toBe(before);
  now = 60_001;
  await expect(resting.check(PLACE)).rejects.toBeInstanceOf(ValidatorAway);
  expect(await asked()).toBe(before + 1);
  now = 120_002;
  expect(await resting.check(PLACE)).not.toBeNull();
  expect(await resting.check(PLACE)).not.toBeNull();
});
