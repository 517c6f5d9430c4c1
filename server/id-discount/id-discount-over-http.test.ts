import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { idmeGroups } from "#adapters/identity/idme-groups.ts";
import { addToCart, applyCoupon, cartInit, deleteCartItem } from "#contract/carts.ts";
import { createOrder, getOrder } from "#contract/checkout.ts";
import { cartCheckout, tempOrder } from "#contract/final-confirm.ts";
import { getIdDiscount, idmeVerify, removeIdVerify, startIdVerify } from "#contract/id-discount.ts";
import { signIn } from "#contract/members.ts";
import type { IdGroup } from "#rules/discounts/id-groups.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { databasesToTest } from "../db/test-database.ts";
import { recomputeOrder } from "../orders/recompute-order.ts";
import { idmeSettings } from "../settings/provider-settings.ts";
import { DENVER, goToPayment, orderBody } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARD_BLOCK, shippingBlock } from "../testing/specified-payload.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("a group's discount on %s", (kind) => {
  let market: TestMarket;
  let sandbox: Sandbox;
  let visitor: Visitor;
  let count = 0;

  beforeAll(async () => {
    market = await openTestMarket(kind);
    await market.db.queries.updateTable("stock").set({ on_hand: 1000 }).where("policy", "=", "tracked").execute();
    sandbox = await startSandbox({
      port: 0,
      host: "127.0.0.1",
      storeUrl: market.world.settings.storeUrl,
      dataDir: null,
      secretKey: "sk_test",
      webhookSecret: "whsec",
    });
  });
  afterAll(async () => {
    await sandbox.close();
    await market.close();
  });
  beforeEach(async () => {
    await market.db.execute("delete from outbox; delete from slow_counters");
    const { origin } = sandbox;
    const settings = idmeSettings(() => null, { sandbox: { origin, port: Number(new URL(origin).port) }, demo: null });
    market.world.groupVerifier = settings && idmeGroups({ ...settings, patienceMs: 500 });
    visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.pc } });
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  });

  /** A visitor who goes to ID.me, presses one of its buttons, and is sent back with this. */
  async function away(answer: "yes" | "no" | "stop", by = visitor, Group: IdGroup = "military") {
    const { Url } = await by.call(startIdVerify, { body: { Group } });
    const form = new URLSearchParams({ answer, email: "ada@example.com" });
    const pressed = await fetch(Url, { method: "POST", body: form, redirect: "manual" });
    const back = new URL(pressed.headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe(`${market.world.settings.storeUrl}/carts`);
    return { code: back.searchParams.get("code") ?? "", state: back.searchParams.get("state") ?? "" };
  }
  const verified = async (by = visitor, group: IdGroup = "military") =>
    by.call(idmeVerify, { body: await away("yes", by, group) });
  const stateOf = async (by = visitor) => {
    const { IDmeVerifyResult, CouponCode, Totals } = await by.call(cartInit);
    return { IDmeVerifyResult, CouponCode, saving: Totals.Saving };
  };

  test("POST /api/carts/idme-verify answers the specification's fields, and five percent are off each item", async () => {
    const before = await visitor.call(cartInit);
    expect(before.IDmeVerifyResult).toBeNull();
    const cart = await verified();
    const lines = cart.Items.map(({ CartItemId }) => CartItemId);
    const off = cart.Items.map(({ Price }) => Math.round(Price * 5) / 100).reduce((one, other) => one + other);
    expect(cart.IDmeVerifyResult).toEqual({
      UserId: expect.stringMatching(/^\d+$/),
      GroupName: "military",
      Verified: true,
      DiscountPercetage: 5,
      AvailableApply: true,
      IDmeDiscountCartitems: lines,
      IDmeTotalDiscount: off,
    });
    expect(cart.Totals.Saving).toBe(off);
    expect(cart.Totals.Steps).toContainEqual(
      expect.objectContaining({ kind: "id_discount", label: "Military and veterans discount", rate: 0.05 }),
    );
    expect(await visitor.call(getIdDiscount)).toMatchObject({ Verified: "military", IsIDmeOffered: true });
  });

  test("the server's result comes back on load, an item that goes leaves it, and it can be taken off", async () => {
    const { Items } = await verified();
    const [pc, mouse] = Items.map(({ CartItemId }) => CartItemId);
    expect((await visitor.call(cartInit)).IDmeVerifyResult?.IDmeDiscountCartitems).toEqual([pc, mouse]);
    const left = await visitor.call(deleteCartItem, { body: { cartItemId: mouse ?? "" } });
    expect(left.IDmeVerifyResult).toMatchObject({ IDmeDiscountCartitems: [pc], IDmeTotalDiscount: 99.95 });
    expect(await visitor.call(removeIdVerify)).toMatchObject({ IDmeVerifyResult: null, Totals: { Saving: 0 } });
  });

  test("a verified ID takes the coupon's place, and a coupon takes its place", async () => {
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    expect(await verified()).toMatchObject({ CouponCode: "", IDmeVerifyResult: { Verified: true } });
    expect(await stateOf()).toMatchObject({ CouponCode: "" });
    expect(reasonOf(await visitor.tryCall(applyCoupon, { body: { couponCode: "NONE" } }))).toBe("coupon_unknown");
    expect(await stateOf()).toMatchObject({ IDmeVerifyResult: { Verified: true } });
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    expect(await stateOf()).toMatchObject({ CouponCode: "TEN", IDmeVerifyResult: null });
  });

  test("who is not in the group, or turns back, gets nothing, and the cart keeps its coupon", async () => {
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    const before = await visitor.call(cartInit);
    for (const [answer, reason] of [
      ["no", "id_group_not_confirmed"],
      ["stop", "id_check_stopped"],
    ] as const)
      expect(reasonOf(await visitor.tryCall(idmeVerify, { body: await away(answer) }))).toBe(reason);
    expect(await visitor.call(cartInit)).toEqual(before);
  });

  test("a way back is good for its own cart, once, for ten minutes, with its own code", async () => {
    const came = await away("yes");
    const other = newVisitor(market.world);
    await other.call(addToCart, { body: { SkuID: SHOP.pc } });
    const ended = async (by: Visitor, body: { code: string; state: string }) =>
      expect(reasonOf(await by.tryCall(idmeVerify, { body }))).toBe("id_check_ended");
    await ended(other, came);
    await ended(newVisitor(market.world), came);
    await ended(visitor, { ...came, state: "made-up" });
    // The state is not used up by those who may not use it. Of five at once one counts.
    const at = await Promise.all([1, 2, 3, 4, 5].map(() => visitor.tryCall(idmeVerify, { body: came })));
    expect(at.filter((one) => "reply" in one)).toHaveLength(1);
    await visitor.call(removeIdVerify);
    await ended(visitor, came);
    await ended(visitor, { ...(await away("yes")), code: "made-up" });
    const [first, second] = [await away("yes"), await away("yes")];
    await ended(visitor, { state: first.state, code: second.code });
    const late = await away("yes");
    market.world.setNow(new Date(market.world.now().getTime() + 601_000));
    await ended(visitor, late);
    expect(await stateOf()).toMatchObject({ IDmeVerifyResult: null, saving: 0 });
  });

  test("where ID.me is away the cart is as it was, and the words say so", async () => {
    const came = await away("yes");
    await fetch(`${sandbox.origin}/idme/faults`, { method: "POST", body: '{"kind":"silence_token"}' });
    const before = await visitor.call(cartInit);
    const tried = await visitor.tryCall(idmeVerify, { body: came });
    expect(tried).toMatchObject({ refusal: { status: 409, alert: { Reason: "idme_away" } } });
    expect("refusal" in tried && tried.refusal.alert.Message).toContain("Your cart is as it was");
    expect(await visitor.call(cartInit)).toEqual(before);
    market.world.groupVerifier = null;
    const off = await visitor.tryCall(startIdVerify, { body: { Group: "military" } });
    expect(reasonOf(off)).toBe("idme_not_offered");
    expect(await visitor.call(getIdDiscount)).toMatchObject({ IsIDmeOffered: false });
  });

  test("an order keeps it to the cent, whatever the discount is later", async () => {
    await verified();
    await goToPayment(visitor, "ada@example.com", DENVER);
    const { CustOrderID } = await visitor.call(createOrder, { body: await orderBody(visitor) });
    const { Totals } = await visitor.call(getOrder, { query: { number: CustOrderID } });
    expect(Totals.Steps).toContainEqual(
      expect.objectContaining({ kind: "id_discount", label: "Military and veterans discount" }),
    );
    const none = { ...market.world.config, idDiscounts: [] };
    expect(await recomputeOrder(market.db.queries, none, CustOrderID)).toMatchObject({ differences: [] });
    const kept = await market.db.queries
      .selectFrom("orders")
      .select("priced_cart")
      .where("order_number", "=", CustOrderID)
      .executeTakeFirst();
    expect(kept?.priced_cart).toMatchObject({ idVerification: { groupName: "military", discountPpm: 50_000 } });
  });

  test("a group that gets nothing any more takes nothing off, and its cart can have a coupon", async () => {
    await verified();
    const { config } = market.world;
    market.world.config = { ...config, idDiscounts: config.idDiscounts.filter(({ group }) => group !== "military") };
    expect(await stateOf()).toMatchObject({ IDmeVerifyResult: null, saving: 0 });
    await visitor.call(applyCoupon, { body: { couponCode: "TEN" } });
    expect((await stateOf()).saving).toBeGreaterThan(0);
    const gone = await visitor.tryCall(startIdVerify, { body: { Group: "military" } });
    expect(reasonOf(gone)).toBe("id_group_unknown");
    market.world.config = config;
  });

  test("the specification's payload carries IDme and IDmeVerifyResult: what the cart has, and nothing else", async () => {
    const { IDmeVerifyResult } = await verified();
    const { Items } = await visitor.call(cartInit);
    const lines = Items.map(({ CartItemId, Quantity: Qty, Price }) => ({ CartItemId, Qty, Price }));
    const payload = (IDme: unknown, Result: unknown, CouponCode = "") => ({
      ConfirmItem: lines.map(({ CartItemId, Qty }) => ({ CartItemId, Qty })),
      CartToCheckout: { Items: lines, IDme, CouponCode } as never,
      Checkout: { ...shippingBlock({ ...DENVER, Email: "ada@example.com" }), ...CARD_BLOCK } as never,
      FinalAmount: 99_999,
      IDmeVerifyResult: Result as never,
    });
    const made = await visitor.call(tempOrder, { body: payload(IDmeVerifyResult, IDmeVerifyResult) });
    expect(made.TotalDiscount).toBe(IDmeVerifyResult?.IDmeTotalDiscount);
    const forged = { ...IDmeVerifyResult, UserId: "another", IDmeTotalDiscount: 1999 };
    for (const [body, field] of [
      [payload(forged, null), "CartToCheckout.IDme"],
      [payload(null, forged), "IDmeVerifyResult"],
    ] as const)
      expect(await visitor.tryCall(tempOrder, { body })).toMatchObject({
        refusal: { status: 409, alert: { Reason: "id_not_verified", Fields: [{ field }] } },
      });
    const both = await visitor.tryCall(cartCheckout, {
      body: { Items: lines, IDme: IDmeVerifyResult, CouponCode: "TEN" } as never,
    });
    expect(both).toMatchObject({
      refusal: { alert: { Reason: "invalid_request", Fields: [{ field: "CouponCode" }] } },
    });
    expect(await stateOf()).toMatchObject({ IDmeVerifyResult: { Verified: true } });
  });

  test("signing in brings it to the member's cart, in place of the coupon that was there", async () => {
    const email = `veteran-${(count += 1)}@example.com`;
    await addMember(market.world, { email });
    const elsewhere = newVisitor(market.world);
    await elsewhere.call(signIn, { body: { Email: email, Password: PASSWORD } });
    await elsewhere.call(addToCart, { body: { SkuID: SHOP.mouse } });
    await elsewhere.call(applyCoupon, { body: { couponCode: "TEN" } });
    await verified();
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    expect(await stateOf()).toMatchObject({ CouponCode: "", IDmeVerifyResult: { GroupName: "military" } });
  });
});
