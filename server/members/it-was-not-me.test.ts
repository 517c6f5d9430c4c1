import type { Mail } from "#adapters/mail/mailer.ts";
import type { PasskeyCreation, PasskeyRequest } from "#contract/passkeys.ts";
import { NOTICE_DAYS, NOTICES } from "#rules/member/mail-purposes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { authenticator } from "../testing/authenticator.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { SoftwarePasskey } from "../testing/software-passkey.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { MEMBER_MAIL } from "./member-mail.ts";

const NEW_PASSWORD = "another quiet fan";

describe.each(databasesToTest())("It was not me, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let mails: Mail[];
  let thief: HttpShopper;
  let owner: HttpShopper;
  let email: string;
  let memberId: number;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.execute("delete from slow_counters; delete from outbox");
    mails = keepMails(world);
    email = `owner-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    [thief, owner] = [new HttpShopper(world), new HttpShopper(world)];
    await signIn(thief);
  });

  const signIn = (by: HttpShopper, Password = PASSWORD) => by.post("/api/login/member", { Email: email, Password });
  const later = (seconds: number) => world.setNow(new Date(world.now().getTime() + seconds * 1000));
  const days = (number: number) => later(number * 86_400);
  const origin = () => world.settings.storeUrl;

  async function addPasskey(by: HttpShopper): Promise<SoftwarePasskey> {
    const device = new SoftwarePasskey();
    const begun = await by.post("/api/member/passkey-challenge", { Password: PASSWORD });
    const Credential = device.create(begun.body["Options"] as PasskeyCreation, { origin: origin() });
    expect(await by.post("/api/member/passkeys", { Credential })).toMatchObject({ status: 200 });
    return device;
  }
  async function enterBy(device: SoftwarePasskey): Promise<number> {
    const by = new HttpShopper(world);
    const options = (await by.post("/api/login/passkey-challenge")).body["Options"] as PasskeyRequest;
    const answer = await by.post("/api/login/passkey", { Credential: device.sign(options, { origin: origin() }) });
    return answer.status;
  }

  /** Turns it on, and lets a step pass so that the first code of a sign-in is a new one. */
  async function turnOn(by: HttpShopper) {
    const begun = await by.post("/api/member/two-factor", { Password: PASSWORD });
    const code = authenticator(String(begun.body["Secret"]));
    const confirmed = await by.put("/api/member/two-factor", { Code: code(world.now()) });
    later(30);
    return { code, recovery: confirmed.body["RecoveryCodes"] as string[] };
  }

  /** The link of a mail to the owner, by a word of its subject. */
  async function linkOf(word: string): Promise<URL> {
    await deliverOutbox(world);
    const mail = mails.findLast(({ subject }) => subject.includes(word));
    return new URL(/https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "none:");
  }
  const undo = (link: URL, by = owner) =>
    by.put("/api/member/forget", { token: link.searchParams.get("token"), Password: NEW_PASSWORD });
  const isSignedIn = async (by: HttpShopper) => (await by.get("/api/member/user-info")).body["MemId"] !== -1;

  test("gives the account back to its mailbox: the thief's code is not asked for, his passkey opens nothing, his session is over", async () => {
    const device = await addPasskey(thief);
    await turnOn(thief);
    const link = await linkOf("Two-factor is on");
    expect(link.href).toMatch(/\/reset-password\?token=[\w-]{43}&undo=1$/);
    expect(await undo(link)).toMatchObject({ status: 200, body: { MemId: memberId, Url: "/account" } });
    expect(await isSignedIn(thief)).toBe(false);
    expect(await enterBy(device)).toBe(422);
    expect(await signIn(new HttpShopper(world))).toMatchObject({ status: 401 });
    expect(await signIn(new HttpShopper(world), NEW_PASSWORD)).toMatchObject({ body: { MemId: memberId } });
    expect((await owner.get("/api/member/two-factor")).body).toMatchObject({ IsOn: false, RecoveryCodesLeft: 0 });
    expect((await owner.get("/api/member/passkeys")).body).toMatchObject({ Passkeys: [] });
  });

  test("undoes what no mail was answered about: whoever says it of one change has said it of all since", async () => {
    const device = await addPasskey(thief);
    days(NOTICE_DAYS - 1);
    await signIn(thief);
    await thief.put("/api/member/password", { Password: PASSWORD, NewPassword: "the thief's own fan" });
    expect(await undo(await linkOf("password was changed"))).toMatchObject({ status: 200 });
    expect(await enterBy(device)).toBe(422);
  });

  test("leaves what is older to the owner: his code is asked for, his paper and his passkey open, a thief's new codes do not", async () => {
    const device = await addPasskey(thief);
    const { code, recovery } = await turnOn(thief);
    days(NOTICE_DAYS + 1);
    const inside = new HttpShopper(world);
    await signIn(inside);
    await inside.post("/api/login/two-factor", { Code: code(world.now()) });
    await addPasskey(inside);
    later(30);
    expect(await undo(await linkOf("A passkey was added"))).toMatchObject({
      body: { MemId: -1, Url: "/sign-in/code" },
    });
    expect(await owner.post("/api/login/two-factor", { Code: recovery[0] })).toMatchObject({ status: 200 });
    expect(await enterBy(device)).toBe(200);
    expect((await owner.get("/api/member/passkeys")).body["Passkeys"]).toHaveLength(1);
    const renewed = await owner.post("/api/member/recovery-codes", { Password: NEW_PASSWORD });
    const [stolen = ""] = renewed.body["RecoveryCodes"] as string[];
    expect(await undo(await linkOf("New recovery codes"), new HttpShopper(world))).toMatchObject({ status: 200 });
    const waits = new HttpShopper(world);
    await signIn(waits, NEW_PASSWORD);
    expect(await waits.post("/api/login/two-factor", { Code: stolen })).toMatchObject({ status: 422 });
    expect(await waits.post("/api/login/two-factor", { Code: code(world.now()) })).toMatchObject({ status: 200 });
  });

  test("works once and for a week, and ends every other link that could set a password", async () => {
    await addPasskey(thief);
    const passkey = await linkOf("A passkey was added");
    await turnOn(thief);
    const factor = await linkOf("Two-factor is on");
    await new HttpShopper(world).post("/api/member/forget", { Email: email });
    const asked = await linkOf("Reset your");
    expect(await undo(factor)).toMatchObject({ status: 200 });
    for (const link of [factor, passkey, asked])
      expect(await undo(link, new HttpShopper(world))).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    const own = await linkOf("password was changed");
    days(NOTICE_DAYS);
    later(1);
    expect(await undo(own, new HttpShopper(world))).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
  });

  test("is one of many who press at once", async () => {
    await turnOn(thief);
    const link = await linkOf("Two-factor is on");
    const answers = await Promise.all([1, 2, 3].map(() => undo(link, new HttpShopper(world))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test("a reset that was only asked for takes nothing off, and its own mail says how", async () => {
    await turnOn(thief);
    await new HttpShopper(world).post("/api/member/forget", { Email: email });
    expect(await undo(await linkOf("Reset your"))).toMatchObject({ body: { Url: "/sign-in/code" } });
    expect(await undo(await linkOf("password was changed"))).toMatchObject({ body: { MemId: memberId } });
  });

  test("stands in every mail that tells of a change", async () => {
    for (const purpose of NOTICES) {
      const facts = { id: "5f0c7d0e-0000-4000-8000-000000000001", purpose, memberId, email };
      const mail = await MEMBER_MAIL.write(world, facts);
      expect(mail.text, purpose).toContain("&undo=1");
      expect(mail.html, purpose).toContain("It was not me");
    }
  });
});
