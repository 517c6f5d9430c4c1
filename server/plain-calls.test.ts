import { afterAll, beforeAll, expect, test } from "vitest";
import { checkCartItems, validateCart } from "#contract/checkout.ts";
import { cartInit } from "#contract/carts.ts";
import { lookUpOrder } from "#contract/orders.ts";
import { openRma } from "#contract/rma.ts";
import { createOrderFor, DENVER, readyBuyer } from "./testing/buyer.ts";
import { type DemoShop, openDemoShop } from "./testing/demo-shop.ts";
import { HttpShopper } from "./testing/http-shopper.ts";
import { payWith } from "./testing/paying.ts";
import { SHOP } from "./testing/small-shop.ts";
import { deskOf } from "./testing/staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "./testing/test-market.ts";

let market: TestMarket;
let demo: DemoShop;
beforeAll(async () => {
  market = await openTestMarket("pglite");
  demo = await openDemoShop();
});
afterAll(async () => {
  await demo.close();
  await market.close();
});

test("the calls behind every page answer a stranger: the ways of the header, and the art of a page", async () => {
  const stranger = new HttpShopper(demo.world);
  const sections = await stranger.get("/api/catalog/sections");
  expect([sections.status, Object.keys(sections.body).length > 0]).toEqual([200, true]);
  const art = await stranger.get("/api/catalog/page-art?place=ready-made");
  expect([art.status, Object.keys(art.body).length > 0]).toEqual([200, true]);
});

test("a cart that may be bought is told so by both calls of the specification's checkout", async () => {
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const { Version } = await buyer.call(cartInit);
  expect(await buyer.call(validateCart)).toEqual({ Success: true });
  expect(await buyer.call(checkCartItems, { body: { Version } })).toEqual({ Success: true });
});

test("a return that is not accepted says so, and a guest who asks for the order gets the same words as everybody", async () => {
  const buyer = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID: OrderNumber } = await createOrderFor(buyer);
  await payWith(buyer, OrderNumber, CARDS.approved);
  const owner = await deskOf(market.world, "floor@example.com", ["owner"]);
  for (const [move, more] of [
    ["pack", {}],
    ["ship", { Carrier: "UPS", Tracking: "1Z999AA10123456784" }],
  ] as const) {
    const { body: seen } = await owner.get(`/api/staff/orders/view?number=${OrderNumber}`);
    const moved = await owner.post(`/api/staff/orders/${move}`, { OrderNumber, Version: seen["Version"], ...more });
    expect(moved.status, move).toBe(200);
  }
  const body = { OrderNumber, Lines: [{ Line: 1, Units: 1 }], Wants: "refund" as const, Reason: "defective" as const };
  const { Rma } = await buyer.call(openRma, { body: { ...body, Told: "The left button sticks." } });
  const desk = await deskOf(market.world, "plain@example.com", ["owner"]);
  const { RmaNumber } = Rma;
  const rejected = { RmaNumber, Version: 1, Answer: "It is older than two years." };
  expect(await desk.post("/api/staff/rmas/reject", rejected)).toMatchObject({ body: { Rma: { State: "rejected" } } });
  const guest = await buyer.call(lookUpOrder, { body: { OrderNumber, Email: DENVER.Email } });
  const nobody = await buyer.call(lookUpOrder, { body: { OrderNumber: "RS-00000-000000", Email: DENVER.Email } });
  expect(guest).toEqual(nobody);
});
