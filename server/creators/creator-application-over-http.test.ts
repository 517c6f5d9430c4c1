import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { applyAsCreator, getCreatorApplication } from "#contract/creators.ts";
import { signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const FIELDS = {
  Name: "Ada builds",
  Platform: "youtube",
  Url: "YouTube.com/@ada",
  Audience: 12_000,
  About: "Quiet PCs",
} as const;

describe.each(databasesToTest())("an application to the creator program on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let memberId: number;
  let email: string;
  let mails: Mail[];
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.execute("delete from outbox; delete from slow_counters");
    mails = keepMails(world);
    email = `creator-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    member = newVisitor(world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  });

  const apply = (more: object = {}) => member.call(applyAsCreator, { body: { ...FIELDS, ...more } });
  const answer = (Decision: string, Version = 1) => ({
    MemberId: memberId,
    Version,
    Decision,
    Answer: "Write to Sam.",
  });

  test("needs a sign-in, is kept with its fields, and can be changed until it is answered", async () => {
    const guest = new HttpShopper(world);
    for (const asked of [guest.get, guest.post])
      expect(await asked.call(guest, "/api/member/creator-application", FIELDS)).toMatchObject({
        status: 401,
        body: { Reason: "sign_in_needed" },
      });
    expect((await member.call(getCreatorApplication)).Application).toBeNull();
    await apply();
    expect((await apply({ Audience: 13_000 })).Application).toMatchObject({
      ...FIELDS,
      Url: "https://youtube.com/@ada",
      Audience: 13_000,
      State: "pending",
      Answer: "",
    });
  });

  test("is refused by its field where the link is none", async () => {
    const wrong = await member.tryCall(applyAsCreator, { body: { ...FIELDS, Url: "javascript:alert(1)" } });
    expect(wrong).toMatchObject({ refusal: { status: 422, alert: { Fields: [{ field: "Url" }] } } });
    const negative = await member.tryCall(applyAsCreator, { body: { ...FIELDS, Audience: -1 } });
    expect(negative).toMatchObject({ refusal: { status: 400, alert: { Fields: [{ field: "Audience" }] } } });
  });

  test("is listed at the desk and answered once, by mail and in the log, by who may", async () => {
    await apply();
    const [support, builder] = [
      await deskOf(world, `support-${email}`, ["support"]),
      await deskOf(world, `builder-${email}`, ["builder"]),
    ];
    const { body } = await support.get("/api/staff/creators");
    expect(body["Applications"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ MemberId: memberId, Email: email, State: "pending" })]),
    );
    expect(await builder.post("/api/staff/creators/answer", answer("accepted"))).toMatchObject({ status: 403 });
    const both = await Promise.all([
      support.post("/api/staff/creators/answer", answer("accepted")),
      support.post("/api/staff/creators/answer", answer("accepted")),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await deliverOutbox(world);
    expect(mails.map(({ to, text }) => [to, text.includes("Write to Sam.")])).toEqual([[email, true]]);
    expect((await member.call(getCreatorApplication)).Application).toMatchObject({
      State: "accepted",
      Answer: "Write to Sam.",
    });
    expect(reasonOf(await member.tryCall(applyAsCreator, { body: FIELDS }))).toBe("creator_answered");
    const log = await db.queries
      .selectFrom("staff_log")
      .select(["act", "reason"])
      .where("subject", "=", `member:${memberId}`)
      .execute();
    expect(log).toEqual([{ act: "creator_answer", reason: "Write to Sam." }]);
  });

  test("that was sent again since staff saw it is not accepted for what they saw", async () => {
    await apply();
    const support = await deskOf(world, `support-${email}`, ["support"]);
    const seen = async () => {
      const { body } = await support.get("/api/staff/creators");
      return (body["Applications"] as { MemberId: number; Version: number }[]).find((one) => one.MemberId === memberId);
    };
    const before = await seen();
    await apply({ Url: "youtube.com/@another", About: "Something else" });
    expect(await support.post("/api/staff/creators/answer", answer("accepted", before?.Version))).toMatchObject({
      status: 409,
      body: { Reason: "creator_not_waiting" },
    });
    expect((await member.call(getCreatorApplication)).Application).toMatchObject({ State: "pending" });
    const now = await seen();
    expect(await support.post("/api/staff/creators/answer", answer("accepted", now?.Version))).toMatchObject({
      status: 200,
    });
  });

  test("goes along with a copy of the member's data and ends with the account", async () => {
    await apply();
    expect((await member.call(getMyData)).Data["CreatorApplication"]).toMatchObject([{ name: "Ada builds" }]);
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(world);
    const left = await db.execute("select member_id from creator_applications where member_id = $1", [memberId]);
    expect(left.rows).toEqual([]);
  });
});
