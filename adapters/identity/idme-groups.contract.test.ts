import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import type { IdGroup } from "#rules/discounts/id-groups.ts";
import { ProviderAway, ProviderRefused, type ProviderSettings } from "./identity-provider.ts";
import { idmeGroups } from "./idme-groups.ts";

const STORE = "http://localhost:3000";
const BACK = `${STORE}/carts`;
let sandbox: Sandbox;
let settings: ProviderSettings & { patienceMs: number };

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: STORE,
    dataDir: null,
    secretKey: "sk_test",
    webhookSecret: "whsec",
  });
  const idme = `${sandbox.origin}/idme`;
  settings = {
    clientId: "rigsmith-sandbox",
    clientSecret: "sandbox-secret",
    authorizeUrl: `${idme}/oauth/authorize`,
    tokenUrl: `${idme}/oauth/token`,
    factsUrl: `${idme}/api/public/v3/attributes.json`,
    patienceMs: 400,
  };
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await fetch(`${sandbox.origin}/idme/faults`, { method: "DELETE" });
});

/** A visitor at ID.me who presses one of its buttons: what the store is sent back with. */
async function away(answer: "yes" | "no" | "stop", group: IdGroup = "military", email = "ada@example.com") {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const at = idmeGroups(settings).startUrl({ group, state: "state-1", challenge, redirectUri: BACK });
  const page = await fetch(at);
  expect(page.status).toBe(200);
  const pressed = await fetch(at, { method: "POST", body: new URLSearchParams({ answer, email }), redirect: "manual" });
  const back = new URL(pressed.headers.get("location") ?? "");
  expect(back.origin + back.pathname).toBe(BACK);
  expect(back.searchParams.get("state")).toBe("state-1");
  const finish = (more: object = {}, by = idmeGroups(settings)) =>
    by.finish({ group, code: back.searchParams.get("code") ?? "", verifier, redirectUri: BACK, ...more });
  return { back: back.searchParams, finish };
}
const breaks = (kind: string) =>
  fetch(`${sandbox.origin}/idme/faults`, { method: "POST", body: JSON.stringify({ kind }) });

test("the browser is sent with response type, group, state and an S256 challenge, to a return address without parameters", () => {
  const url = new URL(
    idmeGroups(settings).startUrl({ group: "student", state: "s", challenge: "c", redirectUri: BACK }),
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: "code",
    client_id: "rigsmith-sandbox",
    redirect_uri: BACK,
    scope: "student",
    state: "s",
    code_challenge: "c",
    code_challenge_method: "S256",
  });
});

test("who belongs to the group is vouched for, under a number that is the same each time", async () => {
  const first = await (await away("yes")).finish();
  expect(first).toEqual({ userId: expect.stringMatching(/^\d+$/), isVerified: true });
  expect(await (await away("yes", "teacher")).finish()).toEqual(first);
  expect((await (await away("yes", "military", "mary@example.com")).finish()).userId).not.toBe(first.userId);
});

test("who does not belong to it is known and not vouched for; who goes back brings no code", async () => {
  expect(await (await away("no")).finish()).toMatchObject({ isVerified: false });
  const { back } = await away("stop");
  expect([back.get("error"), back.get("code")]).toEqual(["access_denied", null]);
});

test("a yes for one group is none for another", async () => {
  expect(await (await away("yes", "student")).finish({ group: "military" })).toMatchObject({ isVerified: false });
});

test("a code is good once, and only with its verifier, its return address and the store's secret", async () => {
  const used = await away("yes");
  await used.finish();
  await expect(used.finish()).rejects.toBeInstanceOf(ProviderRefused);
  for (const wrong of [{ verifier: "other" }, { redirectUri: `${STORE}/elsewhere` }, { code: "made-up" }])
    await expect((await away("yes")).finish(wrong)).rejects.toBeInstanceOf(ProviderRefused);
  const stranger = idmeGroups({ ...settings, clientSecret: "wrong" });
  await expect((await away("yes")).finish({}, stranger)).rejects.toBeInstanceOf(ProviderRefused);
});

test.each(["silence_attributes", "error_500_attributes"])(
  "one %s is asked over: reading may be repeated",
  async (kind) => {
    const { finish } = await away("yes");
    await breaks(kind);
    expect(await finish()).toMatchObject({ isVerified: true });
  },
);

test("silence over the code, twice over the facts, or nobody at all is no answer", async () => {
  const code = await away("yes");
  await breaks("silence_token");
  await expect(code.finish()).rejects.toBeInstanceOf(ProviderAway);
  const facts = await away("yes");
  await breaks("silence_attributes");
  await breaks("silence_attributes");
  await expect(facts.finish()).rejects.toBeInstanceOf(ProviderAway);
  const nowhere = idmeGroups({ ...settings, tokenUrl: "http://127.0.0.1:9/token" });
  await expect((await away("yes")).finish({}, nowhere)).rejects.toBeInstanceOf(ProviderAway);
});
