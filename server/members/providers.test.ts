import { createHash } from "node:crypto";
import { openProviders } from "#adapters/identity/open-providers.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { providerSettings } from "../settings/provider-settings.ts";
import { authenticator } from "../testing/authenticator.ts";
import { holdTransaction } from "../testing/hold-transaction.ts";
import { type HttpAnswer, HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("sign-in elsewhere on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let sandbox: Sandbox;
  let mails: Mail[];
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    sandbox = await startSandbox({
      port: 0,
      host: "127.0.0.1",
      storeUrl: world.settings.storeUrl,
      dataDir: null,
      webhookSecret: "whsec_test",
      secretKey: "sk_test",
    });
    const { origin } = sandbox;
    const settings = providerSettings(() => null, {
      sandbox: { origin, port: Number(new URL(origin).port) },
      demo: null,
    });
    world.providers = openProviders(settings);
  });
  afterAll(async () => {
    await sandbox.close();
    await db.close();
  });
  beforeEach(async () => {
    world.setNow(new Date());
    await db.execute("delete from slow_counters; delete from outbox");
    mails = keepMails(world);
    email = `elsewhere-${(count += 1)}@example.com`;
  });

  type Name = "google" | "discord";
  interface Says {
    email?: string;
    verified?: boolean;
    answer?: "yes" | "no";
  }

  const start = async (by: HttpShopper, Provider: Name) => (await by.post("/api/login/provider", { Provider })).body;

  /** Somebody at the provider's page, who comes back with what its answer's address says. */
  async function atProvider(url: unknown, { email: said = email, verified = true, answer = "yes" }: Says = {}) {
    const form = new URLSearchParams({ name: "Ada Byron", email: said, answer, ...(verified && { verified: "on" }) });
    const sent = await fetch(String(url), { method: "POST", body: form, redirect: "manual" });
    expect(sent.status).toBe(303);
    return new URL(sent.headers.get("location") ?? "").searchParams;
  }
  const finish = (by: HttpShopper, Provider: Name, came: URLSearchParams): Promise<HttpAnswer> =>
    by.put("/api/login/provider", { Provider, code: came.get("code") ?? "none", state: came.get("state") ?? "" });

  async function enter(by: HttpShopper, name: Name, says: Says = {}): Promise<HttpAnswer> {
    const { Url } = await start(by, name);
    return finish(by, name, await atProvider(Url, says));
  }

  test.each(["google", "discord"] as const)(
    "%s makes an account by its confirmed email, and opens the same one the next time",
    async (name) => {
      const by = new HttpShopper(world);
      expect((await by.get("/api/login/providers")).body).toEqual({ Success: true, Providers: ["google", "discord"] });
      const first = await enter(by, name);
      expect(first).toMatchObject({ status: 200, body: { Email: email, Url: "/account" } });
      expect(first.body["UserName"]).toContain("Ada");
      const again = await enter(new HttpShopper(world), name);
      expect(again.body["MemId"]).toBe(first.body["MemId"]);
      const { body } = await by.get("/api/member/providers");
      expect(body["Linked"]).toMatchObject([{ Provider: name, Email: email }]);
    },
  );

  test("A20: an answer counts in the browser that asked, with its state, once, and only for its provider", async () => {
    const by = new HttpShopper(world);
    const { Url } = await start(by, "google");
    const came = await atProvider(Url);
    const ended = { status: 401, body: { Reason: "step_ended" } };
    expect(await finish(new HttpShopper(world), "google", came)).toMatchObject(ended);
    const victim = new HttpShopper(world);
    await start(victim, "google");
    expect(await finish(victim, "google", came)).toMatchObject(ended);
    const planted = new URLSearchParams({ code: came.get("code") ?? "", state: "x" });
    expect(await finish(by, "google", planted)).toMatchObject(ended);
    expect(await finish(by, "discord", came)).toMatchObject(ended);
    const answers = await Promise.all([1, 2, 3].map(() => finish(by, "google", came)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await finish(by, "google", came)).toMatchObject(ended);
    const slow = new HttpShopper(world);
    const late = await atProvider((await start(slow, "discord"))["Url"]);
    world.setNow(new Date(Date.now() + 601_000));
    expect(await finish(slow, "discord", late)).toMatchObject(ended);
  });

  test("A20: another browser's code is worth nothing, even with this one's state: the verifier is not theirs", async () => {
    const [thief, victim] = [new HttpShopper(world), new HttpShopper(world)];
    const stolen = await atProvider((await start(victim, "discord"))["Url"]);
    const own = new URL(String((await start(thief, "discord"))["Url"])).searchParams.get("state") ?? "";
    const mixed = new URLSearchParams({ code: stolen.get("code") ?? "", state: own });
    expect(await finish(thief, "discord", mixed)).toMatchObject({ status: 403, body: { Reason: "provider_refused" } });
  });

  test("the email of an account is linked by its password only, and opens it from then on", async () => {
    const memberId = await addMember(world, { email });
    const by = new HttpShopper(world);
    expect(await enter(by, "discord")).toMatchObject({ status: 200, body: { MemId: -1, Url: "/sign-in/link" } });
    expect((await by.get("/api/member/user-info")).body).toMatchObject({ MemId: -1 });
    const stranger = new HttpShopper(world);
    expect(await stranger.post("/api/login/link", { Password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await by.post("/api/login/link", { Password: "not this one at all" })).toMatchObject({
      status: 401,
      body: { Reason: "sign_in_failed", Fields: [{ field: "Password" }], Facts: { left: 9 } },
    });
    expect(await by.post("/api/login/link", { Password: PASSWORD })).toMatchObject({ body: { MemId: memberId } });
    await linkFrom(world, mails);
    expect(mails.at(-1)?.subject).toBe("Another way into your Rigsmith account");
    expect(await enter(new HttpShopper(world), "discord")).toMatchObject({ body: { MemId: memberId } });
    const unlink = (Password: string) => by.delete("/api/member/providers", { Provider: "discord", Password });
    expect(await unlink("not this one at all")).toMatchObject({ status: 422, body: { Reason: "password_wrong" } });
    expect(await unlink(PASSWORD)).toMatchObject({ status: 200, body: { Linked: [] } });
    expect(await enter(new HttpShopper(world), "discord")).toMatchObject({ body: { Url: "/sign-in/link" } });
  });

  test("a provider that was linked by somebody else is taken off by the mail that tells of it", async () => {
    const memberId = await addMember(world, { email });
    const thief = new HttpShopper(world);
    await enter(thief, "discord");
    expect(await thief.post("/api/login/link", { Password: PASSWORD })).toMatchObject({ body: { MemId: memberId } });
    const link = await linkFrom(world, mails);
    expect(link.get("undo")).toBe("1");
    const owner = new HttpShopper(world);
    const body = { token: link.get("token"), Password: "another quiet fan" };
    expect(await owner.put("/api/member/forget", body)).toMatchObject({ body: { MemId: memberId } });
    expect((await owner.get("/api/member/providers")).body).toMatchObject({ Linked: [] });
    expect(await enter(new HttpShopper(world), "discord")).toMatchObject({ body: { Url: "/sign-in/link" } });
  });

  test("neither a link nor a way in that was checked before another password was set opens the account", async () => {
    await addMember(world, { email });
    const late = async (by: HttpShopper, ask: (held: HttpShopper) => Promise<HttpAnswer>) => {
      await new HttpShopper(world).post("/api/member/forget", { Email: email });
      const token = (await linkFrom(world, mails)).get("token");
      const held = holdTransaction(world);
      const answer = ask(new HttpShopper(held.world, by.cookies));
      await held.isReached;
      await new HttpShopper(world).put("/api/member/forget", { token, Password: "another quiet fan" });
      held.letGo();
      return answer;
    };
    const by = new HttpShopper(world);
    await enter(by, "discord");
    expect(await late(by, (held) => held.post("/api/login/link", { Password: PASSWORD }))).toMatchObject({
      status: 401,
      body: { Reason: "step_ended" },
    });
    expect(await enter(new HttpShopper(world), "discord")).toMatchObject({ body: { Url: "/sign-in/link" } });
  });

  test("A23: a registration that nobody confirmed gives way to the mailbox's owner, with its password", async () => {
    const thief = new HttpShopper(world);
    const waiting = { Email: email, Password: "password of a thief", FirstName: "A", LastName: "B" };
    await thief.post("/api/login/register", waiting);
    const link = (await linkFrom(world, mails)).get("token");
    expect(await enter(new HttpShopper(world), "google")).toMatchObject({ status: 200, body: { Email: email } });
    const signIn = await thief.post("/api/login/member", { Email: email, Password: "password of a thief" });
    expect(signIn).toMatchObject({ status: 401 });
    const verify = await thief.post("/api/member/verify", { token: link, Password: "password of a thief" });
    expect(verify).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
  });

  test.each([
    ["an email that the provider has not confirmed", { verified: false }, "provider_no_email"],
    ["no email", { email: "" }, "provider_no_email"],
    ["a refusal", { answer: "no" }, "provider_refused"],
  ] as const)("%s opens nothing and makes nothing", async (_, says, reason) => {
    const by = new HttpShopper(world);
    expect(await enter(by, "discord", says)).toMatchObject({ status: 403, body: { Reason: reason } });
    expect((await by.get("/api/member/user-info")).body).toMatchObject({ MemId: -1 });
  });

  test("two-factor is asked for after a provider too", async () => {
    const memberId = await addMember(world, { email });
    const by = new HttpShopper(world);
    await enter(by, "google");
    await by.post("/api/login/link", { Password: PASSWORD });
    const begun = await by.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    await by.put("/api/member/two-factor", { Code: code(world.now()) });
    const next = new HttpShopper(world);
    expect(await enter(next, "google")).toMatchObject({ body: { MemId: -1, Url: "/sign-in/code" } });
    world.setNow(new Date(Date.now() + 30_000));
    expect(await next.post("/api/login/two-factor", { Code: code(world.now()) })).toMatchObject({
      body: { MemId: memberId },
    });
  });

  test("POST /api/login/gsi takes Google's word for the browser that was given its nonce, and for no other", async () => {
    const by = new HttpShopper(world);
    const { Url } = await start(by, "google");
    const asked = new URL(String(Url)).searchParams;
    // Google's button gives its word to the page itself; here it is fetched with a verifier of our own.
    const credential = await wordOfGoogle(asked.get("nonce") ?? "");
    const gsi = (who: HttpShopper, word: string) => who.post("/api/login/gsi", { credential: word });
    expect(await gsi(new HttpShopper(world), credential)).toMatchObject({ status: 401 });
    const other = new HttpShopper(world);
    await start(other, "google");
    expect(await gsi(other, credential)).toMatchObject({ status: 403, body: { Reason: "provider_refused" } });
    const [head = "", , seal = ""] = credential.split(".");
    const claims = {
      iss: "https://accounts.google.com",
      aud: "rigsmith-sandbox",
      sub: "1",
      email,
      email_verified: true,
    };
    const forged = `${head}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${seal}`;
    expect(await gsi(by, forged)).toMatchObject({ status: 403 });
    expect(await gsi(by, credential)).toMatchObject({ status: 200, body: { Email: email } });
    expect(await gsi(by, credential)).toMatchObject({ status: 401 });
  });

  /** An ID token of the peer for a nonce, by its own code flow. */
  async function wordOfGoogle(nonce: string): Promise<string> {
    const verifier = "v".repeat(43);
    const redirectUri = `${world.settings.storeUrl}/sign-in/with/google/return`;
    const query = new URLSearchParams({
      response_type: "code",
      client_id: "rigsmith-sandbox",
      redirect_uri: redirectUri,
      state: "s",
      nonce,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
    });
    const came = await atProvider(`${sandbox.origin}/google/o/oauth2/v2/auth?${query}`);
    const token = await fetch(`${sandbox.origin}/google/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: came.get("code") ?? "",
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: "rigsmith-sandbox",
        client_secret: "sandbox-secret",
      }),
    });
    return String(((await token.json()) as Record<string, unknown>)["id_token"]);
  }

  test("a store without keys has none, and its calls say so", async () => {
    const bare = makeTestWorld(db, undefined, TEST_NOW);
    const by = new HttpShopper(bare);
    expect((await by.get("/api/login/providers")).body).toEqual({ Success: true, Providers: [] });
    expect(await by.post("/api/login/provider", { Provider: "google" })).toMatchObject({
      status: 404,
      body: { Reason: "provider_unknown" },
    });
  });
});
