import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { MOST_ITEMS } from "./saved-items-table.ts";
import { MOST_LISTS } from "./saved-lists-table.ts";

interface Item {
  Id: string;
  SkuID: number;
  Quantity: number;
  Price: number | null;
  PriceThen: number;
}
interface List {
  Id: string;
  Name: string;
  Items: Item[];
  ShareUrl: string | null;
}
const LISTS = "/api/member/saved-lists";

describe.each(databasesToTest())("a member's saved lists on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: HttpShopper;
  let memberId: number;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world = makeTestWorld(db);
    await db.execute("update skus set price_cents = 5900 where sku_id = $1::int", [SHOP.mouse]);
    email = `keeper-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    member = await signedIn(email);
  });

  async function signedIn(of: string): Promise<HttpShopper> {
    const browser = new HttpShopper(world);
    await browser.post("/api/login/member", { Email: of, Password: PASSWORD, keepMeSignedIn: false });
    return browser;
  }
  const lists = async (of = member) => (await of.get(LISTS)).body["Lists"] as List[];
  const save = (SkuID: number, to: { ListId?: string; NewList?: string } = {}, by = member) =>
    by.post("/api/saved-items", { SkuID, ...to });
  const firstItem = async () => (await lists())[0]?.Items[0] as Item;
  const addList = async (Name: string) => ((await member.post(LISTS, { Name })).body["Lists"] as List[]).at(-1) as List;
  const cart = async () =>
    (await member.get("/api/carts/cart-init")).body["Items"] as {
      CartItemId: string;
      SkuID: number;
      Quantity: number;
    }[];

  test("are none at first, and begin with what is saved, once however often, as it is in the shop", async () => {
    expect(await lists()).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      expect(await save(SHOP.mouse)).toEqual({
        status: 200,
        body: { Success: true, Name: "", ListId: expect.any(String) as string },
      });
    expect(await lists()).toMatchObject([
      {
        Name: "",
        ShareUrl: null,
        Items: [
          {
            SkuID: SHOP.mouse,
            ItemDescription: "Test Mouse",
            Quantity: 1,
            Price: 59,
            PriceThen: 59,
            SavedAt: expect.stringMatching(/^2026-11-21T15:00:/),
            Availability: { state: "in_stock" },
          },
        ],
      },
    ]);
  });

  test("say what a thing cost then and costs now, that it is sold out, and that it is not sold any more", async () => {
    await save(SHOP.mouse);
    await save(SHOP.soldOut);
    await db.execute("update skus set price_cents = 4900 where sku_id = $1::int", [SHOP.mouse]);
    world = makeTestWorld(db);
    member = await signedIn(email);
    const bySku = async (skuId: number) => (await lists())[0]?.Items.find(({ SkuID }) => SkuID === skuId);
    expect(await bySku(SHOP.mouse)).toMatchObject({ Price: 49, PriceThen: 59 });
    expect(await bySku(SHOP.soldOut)).toMatchObject({ Price: 39, Availability: { state: "sold_out" } });
    await db.execute("update skus set active = false where sku_id = $1::int", [SHOP.mouse]);
    world = makeTestWorld(db);
    member = await signedIn(email);
    expect(await bySku(SHOP.mouse)).toMatchObject({ Price: null, Availability: null, Link: "", PriceThen: 59 });
    await db.execute("update skus set active = true where sku_id = $1::int", [SHOP.mouse]);
  });

  test("are named, renamed and removed, each with its own name", async () => {
    expect(await member.post(LISTS, { Name: "  Desk  " })).toMatchObject({
      status: 200,
      body: { Lists: [{ Name: "" }, { Name: "Desk" }], Most: MOST_LISTS },
    });
    for (const Name of ["desk", "SAVED"])
      expect(await member.post(LISTS, { Name })).toMatchObject({ status: 409, body: { Reason: "list_name_taken" } });
    expect(await member.post(LISTS, { Name: " " })).toMatchObject({
      status: 422,
      body: { Reason: "list_name_missing", Fields: [{ field: "Name" }] },
    });
    const [first, desk] = await lists();
    expect(await member.put(LISTS, { Id: first?.Id, Name: "Desk" })).toMatchObject({ status: 409 });
    await member.put(LISTS, { Id: desk?.Id, Name: "Bench" });
    await member.put(LISTS, { Id: first?.Id, Name: "Wishes" });
    expect((await lists()).map(({ Name }) => Name)).toEqual(["Wishes", "Bench"]);
    await member.delete(LISTS, { Id: first?.Id });
    await save(SHOP.cable);
    expect(await lists()).toMatchObject([{ Name: "Bench", Items: [{ SkuID: SHOP.cable }] }]);
    expect(await member.delete(LISTS, { Id: first?.Id })).toMatchObject({
      status: 404,
      body: { Reason: "list_unknown" },
    });
  });

  test("move a thing from one to the other with its price of then, and its units join the same choice", async () => {
    await save(SHOP.mouse);
    const desk = await addList("Desk");
    await db.execute("update saved_items set price_cents = 6900 where sku_id = $1::int", [SHOP.mouse]);
    const { Id } = await firstItem();
    await member.put("/api/member/saved-items", { Id, ListId: desk.Id });
    expect((await lists()).map(({ Items }) => Items.map(({ PriceThen }) => PriceThen))).toEqual([[], [69]]);
    await save(SHOP.mouse, { ListId: (await lists())[0]?.Id ?? "" });
    await member.put("/api/member/saved-items", { Id: (await firstItem()).Id, ListId: desk.Id });
    expect(await lists()).toMatchObject([{ Items: [] }, { Items: [{ Id, Quantity: 2, PriceThen: 69 }] }]);
    expect(await member.delete("/api/member/saved-items", { Id })).toMatchObject({ status: 200 });
    expect(await member.delete("/api/member/saved-items", { Id })).toMatchObject({
      status: 404,
      body: { Reason: "saved_unknown" },
    });
  });

  test("are chosen where a thing is saved: who has several says which, or makes one", async () => {
    await member.post("/api/carts/addToCart", { SkuID: SHOP.pc, Quantity: 1 });
    const desk = await addList("Desk");
    const [line] = await cart();
    const saveLine = (to: object = {}) =>
      member.post("/api/saved-items/from-cart", { cartItemId: line?.CartItemId, ...to });
    for (const answer of [await save(SHOP.mouse), await saveLine()])
      expect(answer).toMatchObject({ status: 409, body: { Reason: "list_to_choose" } });
    expect(await save(SHOP.mouse, { ListId: desk.Id })).toMatchObject({ body: { Name: "Desk", ListId: desk.Id } });
    expect(await saveLine({ NewList: "DESK" })).toMatchObject({ status: 409, body: { Reason: "list_name_taken" } });
    expect(await cart()).toHaveLength(1);
    expect(await saveLine({ NewList: " Bench " })).toMatchObject({ status: 200, body: { Items: [] } });
    expect(await lists()).toMatchObject([
      { Name: "", Items: [] },
      { Name: "Desk", Items: [{ SkuID: SHOP.mouse }] },
      { Name: "Bench", Items: [{ SkuID: SHOP.pc }] },
    ]);
    expect(await saveLine({ NewList: "Nothing" })).toMatchObject({ status: 404, body: { Reason: "line_unknown" } });
    expect(await lists()).toHaveLength(3);
  });

  test("take a line out of the cart and give it back, with all that was chosen with it, and never hold it twice", async () => {
    await member.post("/api/carts/addToCart", { SkuID: SHOP.pc, Quantity: 1, AdditionalWarrantyID: 1 });
    const [line] = await cart();
    const left = await member.post("/api/saved-items/from-cart", { cartItemId: line?.CartItemId });
    expect(left).toMatchObject({ status: 200, body: { Items: [], TotalCount: 0 } });
    const { Id } = await firstItem();
    expect(await member.post("/api/member/saved-items/to-cart", { Id })).toMatchObject({
      status: 200,
      body: { Items: [{ SkuID: SHOP.pc, Quantity: 1, AdditionalWarrantyID: 1 }] },
    });
    expect(await lists()).toMatchObject([{ Items: [] }]);
    expect(await member.post("/api/member/saved-items/to-cart", { Id })).toMatchObject({ status: 404 });
    expect(await member.post("/api/saved-items/from-cart", { cartItemId: line?.CartItemId })).toMatchObject({
      status: 404,
      body: { Reason: "line_unknown" },
    });
  });

  test("keep what cannot go to the cart: sold out, it stays on the list", async () => {
    await save(SHOP.soldOut);
    const { Id } = await firstItem();
    const refused = await member.post("/api/member/saved-items/to-cart", { Id });
    expect(refused.status).toBe(409);
    expect(await lists()).toMatchObject([{ Items: [{ Id }] }]);
    expect(await cart()).toEqual([]);
  });

  test("are read by a link that says nothing of whose they are, until it is withdrawn for good", async () => {
    await save(SHOP.mouse);
    const [list] = await lists();
    const { body } = await member.post(`${LISTS}/share`, { Id: list?.Id });
    const url = new URL(String((body["Lists"] as List[])[0]?.ShareUrl));
    const key = url.searchParams.get("key") ?? "";
    expect(url.pathname).toBe(`/lists/${list?.Id}`);
    expect(key).toHaveLength(43);
    expect((await db.execute("select saved_lists::text as row from saved_lists")).rows.join(" ")).not.toContain(key);
    const stranger = new HttpShopper(world);
    const open = (Key: string) =>
      stranger.get(`/api/saved-lists/shared?${new URLSearchParams({ Id: list?.Id ?? "", Key })}`);
    const shown = await open(key);
    expect(shown).toMatchObject({ status: 200, body: { Name: "", Items: [{ SkuID: SHOP.mouse, Price: 59 }] } });
    for (const secret of [email, "Ada", "PriceThen", "SavedAt", String(memberId)])
      expect(JSON.stringify(shown.body)).not.toContain(secret);
    for (const wrong of ["", "A".repeat(43), key.slice(0, 42)])
      expect(await open(wrong)).toMatchObject({ status: 404, body: { Reason: "list_not_shared" } });
    await member.delete(`${LISTS}/share`, { Id: list?.Id });
    expect(await open(key)).toMatchObject({ status: 404 });
    const again = (await member.post(`${LISTS}/share`, { Id: list?.Id })).body["Lists"] as List[];
    expect(again[0]?.ShareUrl).not.toBe(url.href);
    expect(await open(key)).toMatchObject({ status: 404 });
  });

  test("are the member's alone: another one's list and thing look like none, and a guest is asked to sign in", async () => {
    await save(SHOP.mouse);
    const [list] = await lists();
    const other = `other-${email}`;
    await addMember(world, { email: other });
    const stranger = await signedIn(other);
    const { Id } = await firstItem();
    expect(await save(SHOP.mouse, { ListId: list?.Id ?? "" }, stranger)).toMatchObject({
      status: 404,
      body: { Reason: "list_unknown" },
    });
    expect(await stranger.put(LISTS, { Id: list?.Id, Name: "Mine" })).toMatchObject({ status: 404 });
    expect(await stranger.post(`${LISTS}/share`, { Id: list?.Id })).toMatchObject({ status: 404 });
    expect(await stranger.delete("/api/member/saved-items", { Id })).toMatchObject({ status: 404 });
    expect(await stranger.post("/api/member/saved-items/to-cart", { Id })).toMatchObject({ status: 404 });
    expect(await lists(stranger)).toEqual([]);
    expect(await new HttpShopper(world).get(LISTS)).toMatchObject({ status: 401, body: { Reason: "sign_in_needed" } });
  });

  test("have an end: so many lists, and so many things on one", async () => {
    for (let number = 1; number < MOST_LISTS; number += 1) await addList(`List ${number}`);
    expect(await member.post(LISTS, { Name: "One more" })).toMatchObject({
      status: 409,
      body: { Reason: "lists_full" },
    });
    await db.execute(
      `insert into saved_items select gen_random_uuid(), $1::uuid, $2::int, 1, 1000 + n, 'none', false, 5900, $3::timestamptz
       from generate_series(1, $4::int) n`,
      [(await lists())[0]?.Id, SHOP.cable, TEST_NOW, MOST_ITEMS],
    );
    const full = { ListId: (await lists())[0]?.Id ?? "" };
    expect(await save(SHOP.mouse, full)).toMatchObject({ status: 409, body: { Reason: "list_full" } });
    expect(await save(SHOP.mouse, { NewList: "One more" })).toMatchObject({
      status: 409,
      body: { Reason: "lists_full" },
    });
  });

  test("refuse a product that we do not sell and a body that is none", async () => {
    expect(await save(4_000_000)).toMatchObject({ status: 404, body: { Reason: "product_unknown" } });
    for (const SkuID of ["7", -1, 1.5, null])
      expect(await member.post("/api/saved-items", { SkuID })).toMatchObject({ status: 400 });
    expect(await member.post(LISTS, { Name: "x".repeat(41) })).toMatchObject({ status: 400 });
    expect(await member.put(LISTS, { Id: "not one", Name: "x" })).toMatchObject({ status: 400 });
    expect(await lists()).toEqual([]);
  });

  test("are read by their link no more while the account ends, and again once it is had back", async () => {
    await save(SHOP.mouse);
    const [list] = await lists();
    const { body } = await member.post(`${LISTS}/share`, { Id: list?.Id });
    const link = new URL(String((body["Lists"] as List[])[0]?.ShareUrl)).searchParams;
    const open = () =>
      new HttpShopper(world).get(
        `/api/saved-lists/shared?${new URLSearchParams({ Id: list?.Id ?? "", Key: link.get("key") ?? "" })}`,
      );
    await member.delete("/api/member/account", { Password: PASSWORD });
    expect(await open()).toMatchObject({ status: 404, body: { Reason: "list_not_shared" } });
    await member.post("/api/login/member", { Email: email, Password: PASSWORD, keepMeSignedIn: true });
    expect(await open()).toMatchObject({ status: 200, body: { Items: [{ SkuID: SHOP.mouse }] } });
  });

  test("are taken along with the member's data, and end with the account", async () => {
    await save(SHOP.mouse);
    await addList("Desk");
    expect((await member.get("/api/member/data")).body["Data"]).toMatchObject({
      SavedLists: [{ name: "" }, { name: "Desk" }],
      SavedItems: [{ list: "", sku_id: SHOP.mouse, price_cents: 5900 }],
    });
    await member.delete("/api/member/account", { Password: PASSWORD });
    await passClosingDays(world);
    const left = await db.execute("select id from saved_lists where member_id = $1::bigint", [memberId]);
    expect(left.rows).toEqual([]);
  });
});
