import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayMoveOrder, ORDER_STATES } from "#rules/order/order-states.ts";
import { databasesToTest } from "../db/test-database.ts";
import { type Door, DOORS, FAULTS, WalkedShop } from "../testing/walked-shop.ts";

/** `npm run test:deep` walks every fault through every door of every state; else each door of a state has one of them. */
const isDeep = Boolean(process.env["DEEP"]);
const doors = Object.keys(DOORS) as Door[];

const walks = ORDER_STATES.flatMap((state, at) =>
  doors.flatMap((door, next) =>
    FAULTS.filter((_, which) => isDeep || which === (at + next) % FAULTS.length).map((fault) => ({
      state,
      door,
      fault,
    })),
  ),
);

describe.each(databasesToTest())("whoever moves an order, on %s", { timeout: 60_000 }, (kind) => {
  const shop = new WalkedShop();
  beforeAll(() => shop.open(kind));
  afterAll(() => shop.market.close());

  test.each(walks)("from $state, $door, with $fault: the books close", async ({ state, door, fault }) => {
    await shop.orderIn(state);
    await shop.use(door, fault);
    await shop.settle(fault);
    const { state: end, isTestMode } = await shop.order();
    expect(end === state || mayMoveOrder(state, end, isTestMode), `${state} to ${end}`).toBe(true);
    expect(await shop.wrongBooks()).toEqual([]);
  });
});
