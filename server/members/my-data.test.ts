import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { getUserInfo, register, signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
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

  test("DELETE /api/member/account ends every way in by the password, and the orders stay with their email", async () => {
    const orderNumber = await order();
    const elsewhere = newVisitor(world);
    await elsewhere.call(signIn, { body: { Email: email, Password: PASSWORD, keepMeSignedIn: false } });
    const wrong = reasonOf(await member.tryCall(closeAccount, { body: { Password: "not this one at all" } }));
    expect(wrong).toBe("password_wrong");
    expect(await member.call(closeAccount, { body: { Password: PASSWORD } })).toEqual({ Success: true, Url: "/" });
    for (const by of [member, elsewhere]) expect(await by.call(getUserInfo)).toMatchObject({ MemId: -1 });
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
