import type { Mail } from "#adapters/mail/mailer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, keepMails, linkFrom, PASSWORD } from "../testing/members.ts";
import { seedShop } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;
let mails: Mail[];
let shopper: HttpShopper;
let email: string;
let count = 0;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  world.setNow(TEST_NOW);
  await db.execute("delete from slow_counters; delete from outbox");
  mails = keepMails(world);
  shopper = new HttpShopper(world);
  email = `member-${(count += 1)}@example.com`;
});

const registration = (more: object = {}) => ({
  Email: email,
  Password: PASSWORD,
  FirstName: "Ada",
  LastName: "Byron",
  ...more,
});
const signInAs = (who: string, more: object = {}, by = shopper) =>
  by.post("/api/login/member", { Email: who, Password: PASSWORD, ...more });
const infoOf = async (by = shopper) => (await by.get("/api/member/user-info")).body;
const later = (hours: number) => world.setNow(new Date(TEST_NOW.getTime() + hours * 3_600_000));

async function signedIn(): Promise<HttpShopper> {
  await addMember(world, { email });
  const by = new HttpShopper(world);
  expect(await signInAs(email, {}, by)).toMatchObject({ status: 200 });
  return by;
}

describe("POST /api/login/register and GET /api/member/activate", () => {
  test("make an account that the mail's link and the password open, and the link works once", async () => {
    const made = await shopper.post("/api/login/register", registration({ Email: email.toUpperCase() }));
    expect(made).toEqual({ status: 200, body: { Success: true, Message: expect.stringContaining("inbox") } });
    expect(await infoOf()).toMatchObject({ MemId: -1 });
    const link = await linkFrom(world, mails);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email.toUpperCase(), "Confirm your email for Rigsmith"],
    ]);
    const opened = await shopper.get(`/api/member/activate?memId=${link.get("memId")}&token=${link.get("token")}`);
    expect(opened).toEqual({ status: 200, body: { Success: true, Email: email.toUpperCase(), Url: "/activate" } });
    const verified = await shopper.post("/api/member/verify", { token: link.get("token"), Password: PASSWORD });
    expect(verified).toMatchObject({ status: 200, body: { Success: true, UserName: "Ada Byron", Url: "/account" } });
    expect(await infoOf()).toMatchObject({ MemId: Number(link.get("memId")), Point: 0, FailCount: 0 });
    const again = await shopper.post("/api/member/verify", { token: link.get("token"), Password: PASSWORD });
    expect(again).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
  });

  test("say in words of ours what is empty or too long", async () => {
    const wrong = registration({ FirstName: " ", LastName: "x".repeat(500) });
    const { status, body } = await shopper.post("/api/login/register", wrong);
    expect(status).toBe(400);
    expect(body["Fields"]).toEqual([
      { field: "FirstName", message: "Fill this in." },
      { field: "LastName", message: expect.stringMatching(/^This is too long: \d+ characters at most\.$/) },
    ]);
  });

  test("a link ends after a day, and another one can be sent for", async () => {
    await shopper.post("/api/login/register", registration());
    const old = await linkFrom(world, mails);
    later(25);
    const tooLate = await shopper.post("/api/member/verify", { token: old.get("token"), Password: PASSWORD });
    expect(tooLate).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    expect(await shopper.post("/api/login/sendactivatemail", { Email: email })).toMatchObject({ status: 200 });
    const link = await linkFrom(world, mails);
    expect(await shopper.post("/api/member/verify", { token: link.get("token"), Password: PASSWORD })).toMatchObject({
      status: 200,
    });
  });

  test("a foreign number, a made-up token and none are the same 403, byte by byte", async () => {
    await shopper.post("/api/login/register", registration());
    const link = await linkFrom(world, mails);
    const other = await addMember(world, { email: `other-${email}` });
    const answers = await Promise.all([
      shopper.get(`/api/member/activate?memId=${other}&token=${link.get("token")}`),
      shopper.get(`/api/member/activate?memId=${link.get("memId")}&token=${"A".repeat(43)}`),
      shopper.get(`/api/member/activate?memId=-1&token=${link.get("token")}`),
      shopper.get(`/api/member/activate?memId=999999999&token=`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await shopper.get(`/api/member/activate?memId=${other}`)).toMatchObject({ status: 400 });
  });

  test.each([
    [{ Email: "nobody" }, "email_invalid", "Email"],
    [{ Password: "too short" }, "password_refused", "Password"],
    [{ Password: "password1234" }, "password_refused", "Password"],
    [{ FirstName: "" }, "invalid_request", "FirstName"],
    [{ MemId: 7 }, "invalid_request", "MemId"],
    [{ LastName: "4242 4242 4242 4242" }, "card_number_not_here", "LastName"],
  ])("%j is refused as %s, by its field", async (wrong, reason, field) => {
    const answer = await shopper.post("/api/login/register", registration(wrong));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ IsSuccess: false, Reason: reason, Fields: [{ field }] });
    expect(mails).toEqual([]);
  });

  test("an unconfirmed account cannot sign in, and only who knows the password hears why", async () => {
    await shopper.post("/api/login/register", registration());
    expect(await signInAs(email)).toMatchObject({ status: 403, body: { Reason: "not_activated" } });
    const guess = await signInAs(email, { Password: "another password" });
    expect(guess).toMatchObject({ status: 401, body: { Reason: "sign_in_failed" } });
  });
});

describe("POST and DELETE /api/login/member", () => {
  test("sign in and out: the session's cookie is the browser's only, and goes", async () => {
    await addMember(world, { email });
    expect(await signInAs(email.toUpperCase())).toMatchObject({ status: 200, body: { Email: email, Url: "/account" } });
    const stolen = new HttpShopper(world);
    stolen.cookies.set("session", shopper.cookies.get("session") ?? "");
    expect(await infoOf(stolen)).toMatchObject({ Email: email });
    expect(await shopper.delete("/api/login/member")).toMatchObject({ status: 200, body: { MemId: -1 } });
    expect([...shopper.cookies.keys()]).toEqual(["known"]);
    expect(await infoOf(stolen)).toMatchObject({ MemId: -1, Email: "" });
    expect(await stolen.get("/api/member/sessions")).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
    expect(await shopper.delete("/api/login/member")).toMatchObject({ status: 200 });
  });

  test("a wrong password says how many tries are left, and the eleventh waits, whatever it is", async () => {
    await addMember(world, { email });
    const left: unknown[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      const { status, body } = await signInAs(email, { Password: `wrong password ${guess}` });
      expect(status).toBe(401);
      left.push((body["Facts"] as { left: number }).left);
    }
    expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(await signInAs(email)).toMatchObject({ status: 429, body: { Reason: "too_many_requests" } });
    later(0.26);
    expect(await signInAs(email)).toMatchObject({ status: 200, body: { FailCount: 0 } });
  });

  test("a session without keepMeSignedIn ends after two idle hours, a kept one after thirty days, both in the end", async () => {
    await addMember(world, { email });
    const kept = new HttpShopper(world);
    await signInAs(email);
    await signInAs(email, { keepMeSignedIn: true }, kept);
    later(1.9);
    expect(await infoOf()).toMatchObject({ Email: email });
    later(3.8);
    expect(await infoOf()).toMatchObject({ Email: email });
    later(6);
    expect(await infoOf()).toMatchObject({ MemId: -1 });
    expect(await infoOf(kept)).toMatchObject({ Email: email });
    for (const days of [29, 58, 87]) {
      later(days * 24);
      expect(await infoOf(kept)).toMatchObject({ Email: email });
    }
    later(91 * 24);
    expect(await infoOf(kept)).toMatchObject({ MemId: -1 });
  });

  test("a closed account is as one that never was", async () => {
    await addMember(world, { email, state: "closed" });
    expect(await signInAs(email)).toMatchObject({ status: 401, body: { Reason: "sign_in_failed" } });
  });
});

describe("POST and PUT /api/member/forget", () => {
  test("a link by mail sets a new password once, ends every session and signs in here", async () => {
    const before = await signedIn();
    expect(await shopper.post("/api/member/forget", { Email: email })).toMatchObject({ status: 200 });
    const token = (await linkFrom(world, mails)).get("token");
    const weak = await shopper.put("/api/member/forget", { token, Password: "123456789012" });
    expect(weak).toMatchObject({ status: 422, body: { Reason: "password_refused", Fields: [{ field: "Password" }] } });
    const set = await shopper.put("/api/member/forget", { token, Password: "another quiet fan" });
    expect(set).toMatchObject({ status: 200, body: { Email: email } });
    expect(await infoOf(before)).toMatchObject({ MemId: -1 });
    expect(await signInAs(email, {}, new HttpShopper(world))).toMatchObject({ status: 401 });
    const again = await shopper.put("/api/member/forget", { token, Password: "one more quiet fan" });
    expect(again).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    await linkFrom(world, mails);
    expect(mails.at(-1)?.subject).toBe("Your Rigsmith password was changed");
  });

  test("the link of an account that waited for its confirmation confirms it too", async () => {
    await shopper.post("/api/login/register", registration());
    await shopper.post("/api/member/forget", { Email: email });
    const token = (await linkFrom(world, mails)).get("token");
    expect(await shopper.put("/api/member/forget", { token, Password: "another quiet fan" })).toMatchObject({
      status: 200,
    });
    expect(await signInAs(email, { Password: "another quiet fan" })).toMatchObject({ status: 200 });
  });

  test("an address of nobody gets the same answer and no mail", async () => {
    await addMember(world, { email });
    const [known, unknown] = [
      await shopper.post("/api/member/forget", { Email: email }),
      await shopper.post("/api/member/forget", { Email: `nobody-${email}` }),
    ];
    expect(unknown).toEqual(known);
    await linkFrom(world, mails);
    expect(mails.map(({ to }) => to)).toEqual([email]);
  });
});

describe("POST /api/member/emailisexist", () => {
  test("tells a member's address from another one, five times a browser and day", async () => {
    await addMember(world, { email });
    await addMember(world, { email: `waits-${email}`, state: "unconfirmed" });
    const ask = async (Email: string) => await shopper.post("/api/member/emailisexist", { Email });
    expect((await ask(email.toUpperCase())).body).toEqual({ Success: true, IsExist: true });
    expect((await ask(`nobody-${email}`)).body).toEqual({ Success: true, IsExist: false });
    expect((await ask(`waits-${email}`)).body).toEqual({ Success: true, IsExist: false });
    expect(await ask("nothing")).toMatchObject({ status: 422, body: { Fields: [{ field: "Email" }] } });
    await ask(email);
    await ask(email);
    expect([(await ask(email)).status, (await ask(`nobody-${email}`)).status]).toEqual([429, 429]);
  });
});
