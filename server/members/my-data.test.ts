import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subscribe } from "#contract/alerts.ts";
import { addToCart } from "#contract/carts.ts";
import { getUserInfo, register, signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("what is known of a member on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
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
    keepMails(world);
    email = `known-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    member = newVisitor(world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: true } });
  });

  async function order(): Promise<string> {
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(member, email);
    return (await createOrderFor(member)).CustOrderID;
  }

  test("is taken along as JSON: account, orders, sessions and events, of this member only, and no key of the account", async () => {
    const orderNumber = await order();
    const other = newVisitor(world);
    const otherEmail = `other-${email}`;
    await addMember(world, { email: otherEmail });
    await other.call(signIn, { body: { Email: otherEmail, Password: PASSWORD, keepMeSignedIn: false } });
    const { Data, TakenAt } = await member.call(getMyData);
    expect(new Date(TakenAt).getTime()).toBeGreaterThanOrEqual(TEST_NOW.getTime());
    expect(Data["Account"]).toMatchObject([{ email, first_name: "Ada", last_name: "Byron" }]);
    expect(Data["Orders"]).toMatchObject([{ order_number: orderNumber, shipping_address: { ZipCode: "80202" } }]);
    expect(Data["OrderLines"]).toMatchObject([{ order_number: orderNumber, quantity: 1 }]);
    expect(Data["Sessions"]).toMatchObject([{ keeps: true }]);
    expect(Data["SecurityEvents"]).toMatchObject([{ name: "signed_in" }]);
    const text = JSON.stringify(Data);
    expect(text).not.toContain(otherEmail);
    expect(text).not.toMatch(/argon2|sha256/);
    const guest = new HttpShopper(world);
    expect(await guest.get("/api/member/data")).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
  });

  test("has the points, returns, reviews and alerts of the member, and loses the alerts with the account", async () => {
    const orderNumber = await order();
    await member.call(subscribe, { body: { Email: email } });
    await db.execute(
      `insert into stock_notices (sku_id, email, created_at) values (${SHOP.soldOut}, '${email}', now());
      insert into point_entries (member_id, kind, points, at) values (${memberId}, 'expire', -5, now());
      insert into rmas select gen_random_uuid(), 'RMA-' || order_number, id, 'requested', 'repair', 'defective', 'Rattles', now(), now()
        from orders where order_number = '${orderNumber}';
      insert into reviews (id, product_id, order_id, member_id, state, rating, author, body, created_at)
        select gen_random_uuid(), product_id, orders.id, ${memberId}, 'published', 4, 'Ada', 'Quiet.', now()
        from orders, skus where order_number = '${orderNumber}' and sku_id = ${SHOP.mouse};
      insert into order_surveys select id, 5, 'friend', 'Quick', now() from orders where order_number = '${orderNumber}'`,
    );
    const { Data } = await member.call(getMyData);
    expect(Data).toMatchObject({
      Points: [{ kind: "expire", points: -5, order_number: null }],
      Returns: [{ order_number: orderNumber, told: "Rattles" }],
      Reviews: [{ product: "Test Mouse", rating: 4, author: "Ada" }],
      Surveys: [{ order_number: orderNumber, comment: "Quick" }],
      Alerts: [{ kind: "news" }],
      StockNotices: [{ sku_id: SHOP.soldOut }],
    });
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(world);
    const left = await db.execute(
      `select email from alerts where email = '${email}' union all
      select email from stock_notices where email = '${email}' union all
      select author from reviews where member_id = ${memberId}`,
    );
    expect(left.rows).toEqual([]);
  });

  test("is all that names a member: a table with a member's number or email is in it, or is named here", async () => {
    const KEYS_AND_QUEUES = new Set([
      "mail_tokens",
      "member_sessions",
      "members",
      "passkey_challenges",
      "point_totals",
      "provider_sign_ins",
      "recovery_codes",
      "sign_in_steps",
      // Of the staff, who are no members.
      "staff",
    ]);
    const { rows } = await db.execute(
      `select distinct table_name from information_schema.columns
      where table_schema = current_schema() and column_name in ('member_id', 'email') order by 1`,
    );
    const source = readFileSync("server/members/my-data.ts", "utf8");
    const missing = rows
      .map(({ table_name }) => String(table_name))
      .filter((table) => !KEYS_AND_QUEUES.has(table) && !new RegExp(`(?:from|join) ${table}\\b`).test(source));
    expect(missing).toEqual([]);
  });

  test("DELETE /api/member/account ends every way in by the password, and the orders stay with their email", async () => {
    const orderNumber = await order();
    const elsewhere = newVisitor(world);
    await elsewhere.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: false } });
    const wrong = reasonOf(await member.tryCall(closeAccount, { body: { Password: "not this one at all" } }));
    expect(wrong).toBe("password_wrong");
    expect(await member.call(closeAccount, { body: { Password: PASSWORD } })).toEqual({
      Success: true,
      Url: "/keep-account",
    });
    for (const by of [member, elsewhere]) expect(await by.call(getUserInfo)).toMatchObject({ MemId: -1 });
    await passClosingDays(world);
    const body = { Email: email, Password: PASSWORD, keepMeSignedIn: false };
    expect(reasonOf(await newVisitor(world).tryCall(signIn, { body }))).toBe("sign_in_failed");
    const row = await db.queries.selectFrom("members").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: "closed",
      email: `closed-${memberId}@account.invalid`,
      password_hash: null,
      first_name: "",
      shipping_address: null,
    });
    const kept = await db.queries
      .selectFrom("orders")
      .select(["member_id", "email"])
      .where("order_number", "=", orderNumber)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ member_id: null, email });
    const carts = await db.queries.selectFrom("carts").select("id").where("member_id", "=", memberId).execute();
    expect(carts).toEqual([]);
  });

  test("the email of an ended account is free again, and its number is nobody's", async () => {
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(world);
    const body = { Email: email, Password: PASSWORD, FirstName: "Ada", LastName: "King", ReceiveInfo: false };
    await newVisitor(world).call(register, { body });
    const { id } = await db.queries
      .selectFrom("members")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(id).not.toBe(memberId);
  });
});
