import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
const read = (environment: Record<string, string>) => readSettings({ DATA_DIR, ...environment });

const LIVE = {
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  SMTP_URL: "smtps://mail.example",
  STORE_URL: "https://shop.example",
  DATABASE_URL: "postgres://db.example/shop",
  RIGSMITH_SECRET: "x".repeat(32),
};

test("nothing set gives a store on port 3000 with the sandbox on the next one", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    storeUrl: "http://localhost:3000",
    databaseUrl: null,
    sandbox: { port: 3001, origin: "http://localhost:3001" },
    demo: null,
    isTest: true,
  });
});

test("an empty variable counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "0"],
  ["PORT", "3000.5"],
  ["PORT", "65534"],
  ["ROLE", "both"],
  ["ROLE", "worker"],
  ["STORE_URL", "localhost"],
  ["STORE_URL", "ftp://shop.example"],
  ["STORE_URL", "https://shop.example/path"],
  ["DATABASE_URL", "mysql://localhost/shop"],
  ["DATABASE_DIRECT_URL", "localhost:5432"],
  ["DATABASE_STATEMENT_NAMES", "none"],
  ["SMTP_URL", "mail.example:25"],
  ["RIGSMITH_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
  ["TRUSTED_PROXIES", "many"],
  ["RATE_LIMITS", "no"],
])("%s=%s is refused in one sentence that names it", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
});

test("a live key without its webhook secret is refused", () => {
  expect(() => read({ STRIPE_SECRET_KEY: "sk_live_1" })).toThrow("belong together");
});

test("a database behind a pooler is named with what the pooler does not pass on", () => {
  const [databaseUrl, databaseDirectUrl] = ["postgres://pooler.example/shop", "postgres://db.example/shop"];
  const shared = { RIGSMITH_SECRET: "x".repeat(32), DATABASE_URL: databaseUrl };
  expect(read(shared)).toMatchObject({ databaseUrl, databaseDirectUrl: null, statementNames: true });
  const behind = { ...shared, DATABASE_DIRECT_URL: databaseDirectUrl, DATABASE_STATEMENT_NAMES: "off" };
  expect(read(behind)).toMatchObject({ databaseUrl, databaseDirectUrl, statementNames: false });
});

test("a worker has the settings of its store, and answers for its health two ports on", () => {
  const shared = { PORT: "4000", RIGSMITH_SECRET: "x".repeat(32), DATABASE_URL: "postgres://db.example/shop" };
  const store = read({ ...shared, ROLE: "web" });
  expect(store).toMatchObject({ role: "web", port: 4000, sandbox: { port: 4001 } });
  expect(read({ ...shared, ROLE: "worker" })).toEqual({ ...store, role: "worker", port: 4002 });
});

test("live keys leave no sandbox", () => {
  const settings = read(LIVE);
  expect(settings.sandbox).toBeNull();
  expect(settings.isTest).toBe(false);
  expect(settings.stripe?.apiBase).toBe("https://api.stripe.com");
});

test("sales tax is the table's unless STRIPE_TAX is on: then it is asked where the cards are taken", () => {
  expect([read({}).tax, read({ STRIPE_TAX: "off" }).tax, read(LIVE).tax]).toEqual([null, null, null]);
  expect(read({ STRIPE_TAX: "on" }).tax).toMatchObject({ apiBase: "http://127.0.0.1:3001" });
  expect(read({ ...LIVE, STRIPE_TAX: "on" }).tax).toEqual({
    apiBase: "https://api.stripe.com",
    secretKey: LIVE.STRIPE_SECRET_KEY,
  });
  expect(() => read({ STRIPE_TAX: "yes" })).toThrow('STRIPE_TAX is "yes", but it is on or off.');
  const open = { STORE_URL: "https://shop.example", DATABASE_URL: LIVE.DATABASE_URL, RIGSMITH_SECRET: "x".repeat(32) };
  expect(() => read({ ...open, STRIPE_TAX: "on" })).toThrow(/^STRIPE_TAX is on, but STRIPE_SECRET_KEY is missing/);
});

test("rate limits cannot be turned off where real cards are taken", () => {
  expect(read({ RATE_LIMITS: "off" }).rateLimits).toBe(false);
  expect(() => read({ ...LIVE, RATE_LIMITS: "off" })).toThrow("RATE_LIMITS is off");
});

test("a store answers on for a second once it is asked to stop, or as long as its balancer needs", () => {
  expect([read({}).drainSeconds, read({ DRAIN_SECONDS: "10" }).drainSeconds]).toEqual([1, 10]);
  for (const wrong of ["-1", "0.5", "soon", "121"])
    expect(() => read({ DRAIN_SECONDS: wrong })).toThrow(`DRAIN_SECONDS is "${wrong}", but it is how long`);
});

test("the secret of signed links is made once and kept", () => {
  expect(read({}).secret).toBe(read({}).secret);
  expect(read({}).secret).toMatch(/^[0-9a-f]{64}$/);
});

test("on PostgreSQL the secret is demanded, because every node must have the same, and how to make one is said", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
  const shared = { DATA_DIR, DATABASE_URL: "postgres://db.example/shop" };
  expect(() => read(shared)).toThrow(/^RIGSMITH_SECRET is missing: .*openssl rand -hex 32.*\.$/);
  expect(existsSync(join(DATA_DIR, "secret"))).toBe(false);
  expect(read({ ...shared, RIGSMITH_SECRET: "x".repeat(32) }).secret).toBe("x".repeat(32));
});

test("a store that has signed with a key of its own is told where that key is, so that old links stay good", () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "settings-"));
  read({ DATA_DIR });
  expect(() => read({ DATA_DIR, DATABASE_URL: "postgres://db.example/shop" })).toThrow(join(DATA_DIR, "secret"));
});

test("a data folder that cannot be written is named", () => {
  for (const folder of ["/proc/none", "/dev/null/store"])
    for (const more of [{}, { RIGSMITH_SECRET: "x".repeat(32) }])
      expect(() => readSettings({ DATA_DIR: folder, ...more })).toThrow(/^DATA_DIR .*cannot be written/);
});

test("live keys without a mail server are refused: nobody would get a receipt", () => {
  expect(() => read({ ...LIVE, SMTP_URL: "" })).toThrow(/^SMTP_URL /);
});

test("a wrong address with a password in it is refused without saying it", () => {
  expect(() => read({ DATABASE_URL: "mysql://shop:hunter2@db/shop" })).toThrow(/^DATABASE_URL (?!.*hunter2).*\.$/);
  expect(() => read({ SMTP_URL: "http://shop:hunter2@mail" })).toThrow(/^SMTP_URL (?!.*hunter2).*\.$/);
});

test("the key of signed links is made once, and one that is not whole is never used", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const first = read({ DATA_DIR: folder }).secret;
  expect(first).toHaveLength(64);
  expect(read({ DATA_DIR: folder }).secret).toBe(first);
  writeFileSync(join(folder, "secret"), "");
  expect(() => read({ DATA_DIR: folder })).toThrow("is not whole");
});
