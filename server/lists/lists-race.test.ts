import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { signIn } from "#contract/members.ts";
import { addSavedList, getSavedLists, moveSavedToCart, saveLine, saveProduct } from "#contract/saved-lists.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { MOST_LISTS } from "./saved-lists-table.ts";

const AT_ONCE = 12;
/** PGlite does one thing after the other: only PostgreSQL shows a race. */
describe.each(databasesToTest().filter((kind) => kind !== "pglite"))("saved lists at the same time on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    const email = `racer-${(count += 1)}@example.com`;
    await addMember(world, { email });
    member = newVisitor(world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
  });
  const atOnce = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, (_, n) => act(n)));
  const units = async () => {
    const [lists, cart] = [await member.call(getSavedLists), await member.call(cartInit)];
    const of = (items: readonly { SkuID: number; Quantity: number }[]) =>
      items.filter(({ SkuID }) => SkuID === SHOP.mouse).reduce((sum, { Quantity }) => sum + Quantity, 0);
    return { saved: of(lists.Lists.flatMap(({ Items }) => Items)), inCart: of(cart.Items) };
  };

  test("many first saves of one product make one list with one thing", async () => {
    await atOnce(() => member.call(saveProduct, { body: { SkuID: SHOP.mouse } }));
    const { Lists } = await member.call(getSavedLists);
    expect(Lists.map(({ Items }) => Items.length)).toEqual([1]);
  });

  test("a line that is saved many times at once is on the list once, and in the cart no more", async () => {
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 3 } });
    const [line] = (await member.call(cartInit)).Items;
    await atOnce(() => member.tryCall(saveLine, { body: { cartItemId: line?.CartItemId ?? "" } }));
    expect(await units()).toEqual({ saved: 3, inCart: 0 });
  });

  test("a thing that is moved to the cart many times at once is there once, and on the list no more", async () => {
    await member.call(saveProduct, { body: { SkuID: SHOP.mouse } });
    const [list] = (await member.call(getSavedLists)).Lists;
    const Id = list?.Items[0]?.Id ?? "";
    const answers = await atOnce(() => member.tryCall(moveSavedToCart, { body: { Id } }));
    expect(answers.filter((answer) => "reply" in answer)).toHaveLength(1);
    expect(await units()).toEqual({ saved: 0, inCart: 1 });
  });

  test("a line that is saved to new lists many times at once makes one of them", async () => {
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 3 } });
    const [line] = (await member.call(cartInit)).Items;
    const cartItemId = line?.CartItemId ?? "";
    await atOnce((n) => member.tryCall(saveLine, { body: { cartItemId, NewList: `List ${n}` } }));
    expect(await units()).toEqual({ saved: 3, inCart: 0 });
    expect((await member.call(getSavedLists)).Lists).toHaveLength(2);
  });

  test("many new lists at once never pass the limit, and one name is given once", async () => {
    await Promise.all(
      Array.from({ length: MOST_LISTS + 5 }, (_, n) => member.tryCall(addSavedList, { body: { Name: `List ${n}` } })),
    );
    await atOnce(() => member.tryCall(addSavedList, { body: { Name: "List 1" } }));
    const { Lists } = await member.call(getSavedLists);
    expect(Lists).toHaveLength(MOST_LISTS);
    expect(new Set(Lists.map(({ Name }) => Name)).size).toBe(MOST_LISTS);
  });
});
