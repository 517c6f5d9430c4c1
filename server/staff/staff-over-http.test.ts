import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { totpCode, totpStep } from "#rules/member/totp.ts";
import { STAFF_CODE_LIMIT } from "#rules/staff/staff-states.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { hmacSha1 } from "../sessions/sealed-secret.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addStaff, codeOf, deskOf, STAFF_PASSWORD } from "../testing/staff-desk.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { changeRoles, endStaff, inviteStaff } from "./invite-staff.ts";

describe.each(databasesToTest())("the way to the desk on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let number = 0;
  let email: string;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.queries.deleteFrom("slow_counters").execute();
    email = `ines${(number += 1)}@example.com`;
  });

  const passMinutes = (minutes: number) => world.setNow(new Date(world.now().getTime() + minutes * 60_000));
  const signIn = async (desk: HttpShopper, more: object = {}) =>
    desk.post("/api/staff/session", {
      Email: email,
      Password: STAFF_PASSWORD,
      Code: await codeOf(world, email),
      ...more,
    });
  const logOf = async (act: string) =>
    (
      await db.queries
        .selectFrom("staff_log")
        .select("act")
        .where("act", "=", act as "joined")
        .execute()
    ).length;

  test("an invitation's link shows the authenticator's secret, and a password and a code join by it once", async () => {
    const token = await inviteStaff(world, { email, name: "Ines Duarte", roles: ["owner"] });
    const desk = new HttpShopper(world);
    const looked = await desk.get(`/api/staff/invitation?token=${token}`);
    expect(looked).toMatchObject({ status: 200, body: { Email: email, Name: "Ines Duarte" } });
    expect(String(looked.body["Uri"])).toContain(`secret=${String(looked.body["Secret"])}`);
    expect(looked.body).toMatchObject({ Qr: expect.stringMatching(/^M\d/), QrSize: expect.any(Number) });
    const body = { token, Password: STAFF_PASSWORD, Code: await codeOf(world, email) };
    const short = await desk.post("/api/staff/invitation", { ...body, Password: "fourteen chars" });
    expect(short).toMatchObject({ status: 422, body: { Reason: "password_refused", Fields: [{ field: "Password" }] } });
    const wrong = await desk.post("/api/staff/invitation", { ...body, Code: "000000" });
    expect(wrong).toMatchObject({ status: 422, body: { Reason: "staff_code_wrong", Fields: [{ field: "Code" }] } });
    expect(await desk.post("/api/staff/invitation", body)).toMatchObject({ status: 200 });
    expect(await desk.get("/api/staff/session")).toMatchObject({
      body: { Name: "Ines Duarte", Roles: ["owner"], IsFresh: true },
    });
    const again = await new HttpShopper(world).post("/api/staff/invitation", body);
    expect(again).toMatchObject({ status: 403, body: { Reason: "link_ended" } });
    expect(await logOf("joined")).toBe(1);
  });

  test("twenty who use one invitation at once get one session", async () => {
    const token = await inviteStaff(world, { email, name: "Sam", roles: ["builder"] });
    const body = { token, Password: STAFF_PASSWORD, Code: await codeOf(world, email) };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => new HttpShopper(world).post("/api/staff/invitation", body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("an invitation ends after a day, and a new one ends the one before", async () => {
    const first = await inviteStaff(world, { email, name: "Sam", roles: ["builder"] });
    const second = await inviteStaff(world, { email, name: "Sam", roles: ["builder"] });
    const look = (token: string) => new HttpShopper(world).get(`/api/staff/invitation?token=${token}`);
    expect([(await look(first)).status, (await look(second)).status]).toEqual([403, 200]);
    passMinutes(24 * 60 + 1);
    expect((await look(second)).status).toBe(403);
  });

  test("password and code open the desk by a cookie of its own", async () => {
    await addStaff(world, email, ["builder"]);
    const desk = new HttpShopper(world);
    expect(await desk.get("/api/staff/session")).toMatchObject({
      status: 401,
      body: { Reason: "staff_sign_in_needed" },
    });
    expect(await signIn(desk)).toMatchObject({ status: 200 });
    expect([...desk.cookies.keys()]).toEqual(["staff", "known-desk"]);
    expect(await desk.get("/api/staff/session")).toMatchObject({ status: 200, body: { Roles: ["builder"] } });
    expect(await desk.delete("/api/staff/session")).toMatchObject({ status: 200 });
    expect([...desk.cookies.keys()]).toEqual(["known-desk"]);
    expect((await desk.get("/api/staff/session")).status).toBe(401);
  });

  test.each([
    ["a wrong password", { Password: "another password of nobody" }],
    ["a wrong code", { Code: "000000" }],
    ["no code", { Code: "" }],
    ["an address of nobody", { Email: "nobody@example.com" }],
  ])("%s is the same refusal", async (_what, more) => {
    await addStaff(world, email, ["builder"]);
    const answer = await signIn(new HttpShopper(world), more);
    expect(answer).toMatchObject({ status: 401, body: { Reason: "staff_sign_in_failed", Facts: {} } });
  });

  test("a code opens once, also for ten who send it at the same moment", async () => {
    await addStaff(world, email, ["builder"]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(new HttpShopper(world))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
    expect((await signIn(new HttpShopper(world))).status).toBe(401);
  });

  test("nobody outside shuts the desk: after any number of wrong tries a right password with a right code enters", async () => {
    await addStaff(world, email, ["owner"]);
    const wrong = { Email: email, Password: "guess", Code: "000000" };
    const guesses = await Promise.all(
      Array.from({ length: 60 }, () => new HttpShopper(world).post("/api/staff/session", wrong)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.at(-1)?.status).toBe(429);
    for (let at = 0; at < 35; at += 1)
      await new HttpShopper(world).get(`/api/staff/invitation?token=${"A".repeat(42)}${at % 10}`);
    const right = { Email: email, Password: STAFF_PASSWORD, Code: await codeOf(world, email) };
    expect(await new HttpShopper(world).post("/api/staff/session", right)).toMatchObject({ status: 200 });
  });

  test("six digits are not guessed beside a stolen password, and who was at the desk on a browser is not shut out there", async () => {
    const desk = await deskOf(world, email, ["owner"]);
    await desk.delete("/api/staff/session");
    const thief = new HttpShopper(world);
    const answers: unknown[] = [];
    for (let at = 0; at < STAFF_CODE_LIMIT.most + 1; at += 1) {
      const Code = String(at).padStart(6, "0");
      answers.push((await thief.post("/api/staff/session", { Email: email, Password: STAFF_PASSWORD, Code })).status);
    }
    expect(answers).toEqual([...Array.from({ length: STAFF_CODE_LIMIT.most }, () => 401), 429]);
    passMinutes(1);
    const right = async () => ({ Email: email, Password: STAFF_PASSWORD, Code: await codeOf(world, email) });
    expect(await new HttpShopper(world).post("/api/staff/session", await right())).toMatchObject({ status: 429 });
    expect(await desk.post("/api/staff/session", await right())).toMatchObject({ status: 200 });
  });

  test("guessing is counted, for an address of nobody, too", async () => {
    await addStaff(world, email, ["builder"]);
    for (const Email of [email, `nobody${number}@example.com`]) {
      const guess = () =>
        new HttpShopper(world).post("/api/staff/session", { Email, Password: "guess", Code: "000000" });
      const statuses: number[] = [];
      for (let at = 0; at < 11; at += 1) statuses.push((await guess()).status);
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      expect(statuses[10]).toBe(429);
      passMinutes(16);
    }
  });

  test("a session ends after an idle hour, and after half a day in any case", async () => {
    const desk = await deskOf(world, email, ["builder"]);
    passMinutes(59);
    expect((await desk.get("/api/staff/session")).status).toBe(200);
    passMinutes(61);
    expect((await desk.get("/api/staff/session")).status).toBe(401);
    const other = await deskOf(world, `b${email}`, ["builder"]);
    for (let at = 0; at < 14; at += 1) {
      passMinutes(50);
      await other.get("/api/staff/session");
    }
    passMinutes(30);
    expect((await other.get("/api/staff/session")).status).toBe(401);
  });

  test("the second factor is fresh for ten minutes, and another code makes it fresh again", async () => {
    const desk = await deskOf(world, email, ["builder"]);
    passMinutes(11);
    expect(await desk.get("/api/staff/session")).toMatchObject({ body: { IsFresh: false } });
    expect(await desk.post("/api/staff/prove", { Code: "000000" })).toMatchObject({ status: 422 });
    const Code = await codeOf(world, email);
    expect(await desk.post("/api/staff/prove", { Code })).toMatchObject({ status: 200, body: { IsFresh: true } });
    expect(await desk.post("/api/staff/prove", { Code })).toMatchObject({ status: 422 });
    expect(await desk.get("/api/staff/session")).toMatchObject({ body: { IsFresh: true } });
  });

  test("who leaves, and whose roles change, is told so by the next call", async () => {
    const desk = await deskOf(world, email, ["builder"]);
    await changeRoles(world, email, ["warehouse"]);
    expect(await desk.get("/api/staff/session")).toMatchObject({ body: { Roles: ["warehouse"] } });
    await endStaff(world, email);
    expect((await desk.get("/api/staff/session")).status).toBe(401);
    expect((await signIn(new HttpShopper(world))).status).toBe(401);
  });

  test("a shopper's session opens no desk, and the desk's cookie no account", async () => {
    const desk = await deskOf(world, email, ["owner"]);
    const token = desk.cookies.get("staff") ?? "";
    const shopper = new HttpShopper(world);
    shopper.cookies.set("session", token);
    expect((await shopper.get("/api/staff/session")).status).toBe(401);
    expect((await shopper.get("/api/member/sessions")).status).toBe(401);
    expect(await desk.get("/api/member/user-info")).toMatchObject({ body: { MemId: -1 } });
  });

  test("neither password, token, code nor secret is in the database, and the log cannot be changed", async () => {
    const desk = await deskOf(world, email, ["owner"]);
    const tables = ["staff", "staff_sessions", "staff_log"];
    const dumps = await Promise.all(
      tables.map((table) => db.execute(`select to_jsonb(t)::text as row from ${table} t`)),
    );
    const text = JSON.stringify(dumps.flatMap(({ rows }) => rows));
    const token = desk.cookies.get("staff") ?? "";
    expect(text).not.toContain(STAFF_PASSWORD);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString("hex"));
    await expect(db.execute("update staff_log set reason = 'other'")).rejects.toThrow("append-only");
    await expect(db.execute("delete from staff_log")).rejects.toThrow("append-only");
    await expect(db.execute("truncate staff_log")).rejects.toThrow("append-only");
  });

  test("a code of another secret is none", async () => {
    await addStaff(world, email, ["builder"]);
    const Code = totpCode(new Uint8Array(20), totpStep(world.now()), hmacSha1);
    expect((await signIn(new HttpShopper(world), { Code })).status).toBe(401);
  });
});
