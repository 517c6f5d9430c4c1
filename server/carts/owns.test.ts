import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { getOrder } from "#contract/checkout.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import type { Principal } from "../http/principal.ts";
import { findOwnOrder } from "../orders/orders-table.ts";
import { waitingAtBank } from "../payments/abandon-payment.ts";
import { ROUTES } from "../routes.ts";
import { addMember } from "../testing/members.ts";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { cartTokenSha256 } from "../http/visitor-cookies.ts";
import { loadCart } from "./load-cart.ts";

const ADA = 100_001;
const BOB = 100_002;
const nobody = {
  clientKey: "x",
  cartTokenSha256: null,
  sessionSha256: null,
  stepSha256: null,
  knownBrowser: null,
  orderKeys: new Map<string, string>(),
};
const member = (memberId: number): Principal => ({ ...nobody, kind: "member", memberId, sessionId: "x" });

describe.each(databasesToTest())("a cart and its order on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let token: Uint8Array;
  let orderNumber: string;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
    for (const email of ["ada@example.com", "bob@example.com"]) await addMember(world, { email });
    const ada = await readyBuyer(world, SHOP.mouse);
    orderNumber = (await createOrderFor(ada)).CustOrderID;
    token = cartTokenSha256(ada.cookies.get("cart") ?? "");
    await db.queries.updateTable("carts").set({ member_id: ADA }).where("token_sha256", "=", token).execute();
    await db.queries.updateTable("orders").set({ member_id: ADA }).where("order_number", "=", orderNumber).execute();
    const [order] = await db.queries.selectFrom("orders").select("id").execute();
    await db.queries
      .insertInto("payments")
      .values({
        id: "5f0c7d0e-0000-4000-8000-0000000000ff",
        order_id: order?.id ?? "",
        provider: "none",
        state: "requires_action",
        amount_cents: 100,
        payment_token: "pm_x",
        created_at: world.now(),
        changed_at: world.now(),
      })
      .execute();
  });
  afterAll(() => db.close());

  test.each<[string, () => Principal, boolean]>([
    ["the browser that holds its token", () => ({ ...nobody, kind: "guest", cartTokenSha256: token }), true],
    ["the member whose it is, on any device", () => member(ADA), true],
    [
      "a member on the browser that holds its token",
      () => ({ ...member(BOB), cartTokenSha256: token }) as Principal,
      true,
    ],
    ["another member", () => member(BOB), false],
    ["a browser with another token", () => ({ ...nobody, kind: "guest", cartTokenSha256: new Uint8Array(32) }), false],
    ["a browser without one", () => ({ ...nobody, kind: "guest" }), false],
    ["staff", () => ({ kind: "operator", clientKey: "x" }), false],
    ["a provider", () => ({ kind: "peer", event: null, clientKey: "x" }), false],
  ])("%s: cart, order and payment are theirs or not there, all three alike", async (_who, asking, isTheirs) => {
    const principal = asking();
    const found = [
      await loadCart(world, principal),
      await findOwnOrder(db.queries, principal, orderNumber),
      (await waitingAtBank(db.queries, principal, { cartVersion: -1, paymentType: "CreditCard" }))[0] ?? null,
    ];
    expect(found.map((each) => each !== null)).toEqual([isTheirs, isTheirs, isTheirs]);
  });

  test("a member sees cart and order through the store's own door, another one neither", async () => {
    const seenBy = async (principal: Principal) => {
      const app = createApp({
        world,
        routes: ROUTES,
        limits: noRateLimits,
        makePrincipal: () => Promise.resolve(principal),
      });
      const cart = (await (await app.request(cartInit.path)).json()) as { TotalCount: number };
      const order = await app.request(`${getOrder.path}?number=${orderNumber}`);
      return [cart.TotalCount, order.status];
    };
    expect(await seenBy(member(ADA))).toEqual([1, 200]);
    expect(await seenBy(member(BOB))).toEqual([0, 404]);
  });

  test("a member's new cart is the member's on every device", async () => {
    const appOf = (principal: Principal) =>
      createApp({ world, routes: ROUTES, limits: noRateLimits, makePrincipal: () => Promise.resolve(principal) });
    const body = JSON.stringify({ SkuID: SHOP.cable });
    const headers = { "content-type": "application/json" };
    await appOf(member(BOB)).request(addToCart.path, { method: "POST", headers, body });
    await appOf(member(BOB)).request(addToCart.path, { method: "POST", headers, body });
    const cart = (await (await appOf(member(BOB)).request(cartInit.path)).json()) as { TotalCount: number };
    expect(cart.TotalCount).toBe(2);
  });
});
