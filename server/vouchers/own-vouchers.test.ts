import { describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { cancelOrder } from "#contract/orders.ts";
import { addToCart } from "#contract/carts.ts";
import { applyGiftVoucher, listOwnVouchers } from "#contract/vouchers.ts";
import { cents } from "#rules/money/cents.ts";
import { databasesToTest } from "../db/test-database.ts";
import { refundOrder } from "../refunds/refund-order.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { VoucherScene } from "../testing/voucher-scene.ts";
import { correctVoucher, endVoucher } from "./issue-voucher.ts";

const HOUR_MS = 3_600_000;
let members = 0;

describe.each(databasesToTest())("GET /api/member/gift-vouchers on %s", (kind) => {
  const scene = new VoucherScene(kind);

  async function member(state: "active" | "unconfirmed" = "active"): Promise<{ visitor: Visitor; email: string }> {
    const email = `given${(members += 1)}@example.com`;
    await addMember(scene.market.world, { email, state });
    const visitor = newVisitor(scene.market.world);
    if (state === "active") await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    return { visitor, email };
  }
  async function ordered({ visitor, email }: { visitor: Visitor; email: string }, code: string) {
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await goToPayment(visitor, email);
    await visitor.call(applyGiftVoucher, { body: { VoucherCode: code } });
    return createOrderFor(visitor);
  }
  async function paid(buyer: { visitor: Visitor; email: string }, code: string): Promise<string> {
    const { CustOrderID, ToPay } = await ordered(buyer, code);
    await payWith(buyer.visitor, CustOrderID, ToPay === 0 ? "" : CARDS.approved);
    return CustOrderID;
  }
  const shown = async (visitor: Visitor) => (await visitor.call(listOwnVouchers)).Vouchers;

  test("lists what was mailed to the member's address, however it is spelled, and shows nothing of the code but its end", async () => {
    const owner = await member();
    expect(await shown(owner.visitor)).toEqual([]);
    const { code } = await scene.issue(75.5, { email: owner.email.toUpperCase() });
    await scene.issue(10);
    expect(await shown(owner.visitor)).toEqual([
      {
        Last4: code.slice(-4),
        IsGiven: true,
        State: "usable",
        Issued: 75.5,
        Balance: 75.5,
        IssuedAt: expect.stringMatching(/^2026-11-21T/),
        ExpiresAt: null,
        Orders: [],
        Elsewhere: 0,
      },
    ]);
    expect(JSON.stringify(await shown(owner.visitor))).not.toContain(code.slice(0, -4));
    expect(reasonOf(await newVisitor(scene.market.world).tryCall(listOwnVouchers))).toBe("sign_in_needed");
  });

  test("says what the member's orders took, what others took with the code, and what came back", async () => {
    const owner = await member();
    const friend = await member();
    const { id, code } = await scene.issue(100, { email: owner.email });
    const [mine, theirs] = [await paid(owner, code), await paid(friend, code)];
    const spent = await scene.entries(id);
    const [first = 0, second = 0] = spent.filter(([what]) => what === "spend").map(([, moved]) => -moved / 100);
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(0);
    const Balance = (await scene.left(id)) / 100;
    expect(await shown(owner.visitor)).toMatchObject([
      { IsGiven: true, Issued: 100, Balance, Orders: [{ OrderNumber: mine, Amount: first }], Elsewhere: second },
    ]);
    expect(await shown(friend.visitor)).toMatchObject([
      { IsGiven: false, Balance, Orders: [{ OrderNumber: theirs, Amount: second }], Elsewhere: first },
    ]);

    await scene.forgetTries();
    await refundOrder(scene.market.world, {
      orderNumber: theirs,
      key: "all",
      parts: [],
      reason: "returned",
      sentBy: "test",
    });
    const back = (await scene.left(id)) / 100;
    expect(back).toBeGreaterThan(Balance);
    expect(await shown(friend.visitor)).toMatchObject([{ Balance: back, Orders: [] }]);
  });

  test("leaves out a voucher that an order held and was canceled with, unless it was mailed to the member", async () => {
    const owner = await member();
    const friend = await member();
    const { code } = await scene.issue(20, { email: owner.email });
    const { CustOrderID } = await ordered(friend, code);
    expect(await shown(friend.visitor)).toMatchObject([{ Balance: 0, State: "spent" }]);
    await friend.visitor.call(cancelOrder, { body: { OrderNumber: CustOrderID } });
    expect(await shown(friend.visitor)).toEqual([]);
    expect(await shown(owner.visitor)).toMatchObject([{ Balance: 20, State: "usable", Elsewhere: 0 }]);
  });

  test("tells one that is over by its date or ended from one that is spent, and shows a correction in what is left", async () => {
    const owner = await member();
    const until = new Date(TEST_NOW.getTime() + HOUR_MS);
    await scene.issue(5, { email: owner.email, expiresAt: until });
    const ended = await scene.issue(6, { email: owner.email });
    const more = await scene.issue(7, { email: owner.email });
    const { db, world } = scene.market;
    await db.transaction((tx) => endVoucher(tx, ended.id, world.now()));
    await db.transaction((tx) => correctVoucher(tx, more.id, { by: cents(300), reason: "late", now: world.now() }));
    expect(await shown(owner.visitor)).toMatchObject([
      { State: "usable", Issued: 7, Balance: 10 },
      { State: "ended", Issued: 6, Balance: 0 },
      { State: "usable", Issued: 5, ExpiresAt: until.toISOString() },
    ]);
    world.setNow(until);
    expect((await shown(owner.visitor)).at(-1)).toMatchObject({ State: "over", Balance: 5 });
  });
});
