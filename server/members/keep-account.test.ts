import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "#adapters/mail/mailer.ts";
import { addToCart, cartInit } from "#contract/carts.ts";
import { emailIsExist, getUserInfo, signIn } from "#contract/members.ts";
import { closeAccount, keepAccount } from "#contract/my-data.ts";
import { CLOSING_DAYS } from "#rules/member/member-states.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { deliverOutbox } from "../jobs/deliver-outbox.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { eraseAccounts } from "./erase-accounts.ts";

const DAY = 86_400_000;

describe.each(databasesToTest())("an account that is ending on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let mails: Mail[];
  let member: Visitor;
  let email: string;
  let memberId: number;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world = makeTestWorld(db);
    world.setNow(TEST_NOW);
    await db.execute("delete from slow_counters");
    mails = keepMails(world);
    email = `ends-${kind}-${++count}@example.com`;
    memberId = await addMember(world, { email });
    member = newVisitor(world);
    await enter(member);
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 2 } });
    await member.call(closeAccount, { body: { Password: PASSWORD } });
  });

  const enter = (by: Visitor) =>
    by.tryCall(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: false } });
  const keep = (token: string) => newVisitor(world).tryCall(keepAccount, { body: { token } });
  const later = (ms: number) => world.setNow(new Date(world.now().getTime() + ms));
  /** The newest link that keeps the account. */
  async function link(): Promise<string> {
    await deliverOutbox(world);
    const found = mails.map(({ text }) => /keep-account\?token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean);
    expect(found).toBeDefined();
    return found ?? "";
  }
  async function stands(): Promise<unknown> {
    const row = await db.queries.selectFrom("members").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();
    return [row.state, row.email];
  }
  const events = async () =>
    (
      await db.execute("select name from security_events where member_id = $1 and name like 'account_%' order by id", [
        memberId,
      ])
    ).rows.map(({ name }) => name);

  test("is signed out everywhere, its email counts as taken, and a day before its end the job leaves it", async () => {
    expect(await member.call(getUserInfo)).toMatchObject({ MemId: -1 });
    expect(await newVisitor(world).call(emailIsExist, { body: { Email: email } })).toMatchObject({ IsExist: true });
    later((CLOSING_DAYS - 1) * DAY);
    await eraseAccounts(world);
    expect(await stands()).toEqual(["closing", email]);
    expect(await events()).toEqual(["account_closing"]);
  });

  test("is had back by signing in, with its cart; its owner hears of it, the mail's link has ended, and no job erases it", async () => {
    const token = await link();
    const back = newVisitor(world);
    await enter(back);
    expect(await back.call(getUserInfo)).toMatchObject({ MemId: memberId });
    expect((await back.call(cartInit)).Items.map((item) => item.Quantity)).toEqual([2]);
    expect(reasonOf(await keep(token))).toBe("link_ended");
    await passClosingDays(world);
    expect(await stands()).toEqual(["active", email]);
    expect(await events()).toEqual(["account_closing", "account_kept"]);
    await deliverOutbox(world);
    expect(mails.filter(({ subject }) => subject.endsWith("account stays"))).toHaveLength(1);
  });

  test("is had back by the mail's link, once, which signs nobody in", async () => {
    const token = await link();
    expect(reasonOf(await keep(`${token}x`))).toBe("link_ended");
    const guest = newVisitor(world);
    expect(await guest.call(keepAccount, { body: { token } })).toEqual({ Success: true, Url: "/sign-in" });
    expect(await guest.call(getUserInfo)).toMatchObject({ MemId: -1 });
    expect(await stands()).toEqual(["active", email]);
    const again = newVisitor(world);
    await enter(again);
    await again.call(closeAccount, { body: { Password: PASSWORD } });
    expect(reasonOf(await keep(token))).toBe("link_ended");
    expect(await stands()).toEqual(["closing", email]);
  });

  test("is not kept by a wrong password, and is gone for good after its days: no sign-in and no link has it back", async () => {
    const token = await link();
    const wrong = { Email: email, Password: "not this one at all", keepMeSignedIn: false };
    expect(reasonOf(await newVisitor(world).tryCall(signIn, { body: wrong }))).toBe("sign_in_failed");
    await passClosingDays(world);
    expect(await stands()).toEqual(["closed", `closed-${memberId}@account.invalid`]);
    expect(reasonOf(await keep(token))).toBe("link_ended");
    expect(reasonOf(await enter(newVisitor(world)))).toBe("sign_in_failed");
    await eraseAccounts(world);
    expect(await events()).toEqual(["account_closing", "account_closed"]);
  });

  test("ends once however many tabs end it, with one mail", async () => {
    await enter(member);
    const tabs = Array.from({ length: 5 }, () => newVisitor(world, undefined, new Map(member.cookies)));
    const answers = await Promise.all(tabs.map((tab) => tab.tryCall(closeAccount, { body: { Password: PASSWORD } })));
    expect(answers.filter((answer) => "reply" in answer)).toHaveLength(1);
    expect(await events()).toEqual(["account_closing", "account_kept", "account_closing"]);
  });

  /** One PGlite session hides races. */
  describe.runIf(kind === "postgres")("at once", () => {
    const moment = (isLate: boolean) =>
      isLate ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve(null);

    test.each(Array.from({ length: 8 }, (_, round) => [round]))(
      "with the job on two nodes and its owner's sign-in, round %i: it is erased, or stays whole, and never half of it",
      async (round) => {
        later(CLOSING_DAYS * DAY);
        const back = newVisitor(world);
        const [entered] = await Promise.all([
          moment(round % 2 === 0).then(() => enter(back)),
          moment(round % 4 > 1).then(() => eraseAccounts(world)),
          eraseAccounts(world),
        ]);
        const isBack = "reply" in entered;
        expect(await stands()).toEqual(isBack ? ["active", email] : ["closed", `closed-${memberId}@account.invalid`]);
        expect(await events()).toEqual(["account_closing", isBack ? "account_kept" : "account_closed"]);
        const { rows } = await db.execute(
          `select coalesce(sum(quantity), 0)::int as units from cart_items join carts on carts.id = cart_id
           where member_id = $1`,
          [memberId],
        );
        expect(rows).toEqual([{ units: isBack ? 2 : 0 }]);
      },
    );

    test("with five presses of the mail's link: one keeps it", async () => {
      const token = await link();
      const answers = await Promise.all(Array.from({ length: 5 }, () => keep(token)));
      expect(answers.filter((answer) => "reply" in answer)).toHaveLength(1);
      expect(await events()).toEqual(["account_closing", "account_kept"]);
    });

    test("with the mail's link in its last moment: it is erased, or stays", async () => {
      const token = await link();
      later(CLOSING_DAYS * DAY - 1);
      const early = makeTestWorld(db);
      early.setNow(world.now());
      later(1);
      const [kept] = await Promise.all([
        newVisitor(early).tryCall(keepAccount, { body: { token } }),
        eraseAccounts(world),
      ]);
      const isKept = "reply" in kept;
      expect(await stands()).toEqual(isKept ? ["active", email] : ["closed", `closed-${memberId}@account.invalid`]);
      expect(await events()).toEqual(["account_closing", isKept ? "account_kept" : "account_closed"]);
    });
  });
});
