import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

let db: Database;
let world: TestWorld;
let shopper: HttpShopper;
let email: string;
let count = 0;

beforeAll(async () => {
  db = await openTestDatabase("pglite");
  await seedShop(db);
  world = makeTestWorld(db);
});
afterAll(() => db.close());
beforeEach(async () => {
  world.setNow(TEST_NOW);
  await db.execute("delete from slow_counters; delete from outbox");
  shopper = new HttpShopper(world);
  email = `account-${(count += 1)}@example.com`;
});

const signInAs = (who: string, more: object = {}, by = shopper) =>
  by.post("/api/login/member", { Email: who, Password: PASSWORD, ...more });
const infoOf = async (by = shopper) => (await by.get("/api/member/user-info")).body;

async function signedIn(): Promise<HttpShopper> {
  await addMember(world, { email });
  const by = new HttpShopper(world);
  expect(await signInAs(email, {}, by)).toMatchObject({ status: 200 });
  return by;
}

const DETAIL = {
  SFirstName: "Ada",
  SLastName: "Byron",
  SCompanyName: "",
  SCountry: "USA",
  SAddressLine1: "1701 Wynkoop St",
  SAddressLine2: "Unit 4",
  SZipCode: "80202",
  SCity: "Denver",
  SStateName: "CO",
  SContactNum: "(303) 555-0123",
  FirstName: "Augusta",
  LastName: "King",
  CompanyName: "Analytical Engines",
  Country: "CANADA",
  AddressLine1: "1 Main St",
  AddressLine2: "",
  ZipCode: "K1A 0B1",
  City: "Ottawa",
  StateName: "ON",
  ContactNum: "(613) 555-0123",
};

describe("GET and PUT /api/member/user-info", () => {
  test("keep name and both addresses under the specification's fields, for that member only", async () => {
    const by = await signedIn();
    const body = { FirstName: "Augusta", LastName: "King", ReceiveInfo: true, Detail: DETAIL };
    const saved = await by.put("/api/member/user-info", body);
    expect(saved).toMatchObject({ status: 200, body: { UserName: "Augusta King", ReceiveInfo: true, Detail: DETAIL } });
    expect((await infoOf(by))["Detail"]).toEqual(DETAIL);
    expect(Object.keys(await infoOf(by)).toSorted()).toEqual(
      [
        "Success",
        "Url",
        "Reason",
        "UserName",
        "Email",
        "Point",
        "FailCount",
        "ReceiveInfo",
        "MemId",
        "Detail",
      ].toSorted(),
    );
    email = `second-${email}`;
    const other = await signedIn();
    expect((await infoOf(other))["Detail"]).toMatchObject({ SCity: "", City: "" });
    expect(await shopper.put("/api/member/user-info", body)).toMatchObject({ status: 401 });
    expect(await infoOf()).toMatchObject({ MemId: -1, Detail: null });
  });

  test("say who is there, by every field: a guest, and a member with the wrong passwords since the last right one", async () => {
    const nobody = { Success: true, Reason: "", UserName: "", Email: "", Point: 0, FailCount: 0, ReceiveInfo: false };
    expect(await infoOf()).toEqual({ ...nobody, Url: "/sign-in", MemId: -1, Detail: null });
    const by = await signedIn();
    const wrong = { Email: email, Password: "not this one" };
    expect(await shopper.post("/api/login/member", wrong)).toMatchObject({ status: 401, body: { IsSuccess: false } });
    await shopper.post("/api/login/member", wrong);
    const mine = await infoOf(by);
    expect(mine).toMatchObject({ ...nobody, Url: "/account", UserName: "Ada Byron", Email: email, FailCount: 2 });
    expect(mine["MemId"]).toBeGreaterThan(0);
    expect(mine["Detail"]).toMatchObject({ SCity: "", City: "" });
    expect(await infoOf()).toMatchObject({ MemId: -1, Email: "", FailCount: 0 });
    expect(await signInAs(email)).toMatchObject({ body: { Success: true, MemId: mine["MemId"], FailCount: 0 } });
  });

  test.each([
    ["SZipCode", "8020", "Detail.SZipCode"],
    ["StateName", "Atlantis", "Detail.StateName"],
    ["ContactNum", "555", "Detail.ContactNum"],
    ["SAddressLine1", "", "Detail.SAddressLine1"],
  ])("a wrong %s is named where it stands", async (field, value, named) => {
    const by = await signedIn();
    const Detail = { ...DETAIL, [field]: value };
    const answer = await by.put("/api/member/user-info", { FirstName: "A", LastName: "B", ReceiveInfo: false, Detail });
    expect(answer).toMatchObject({ status: 422, body: { Reason: "address_invalid", Fields: [{ field: named }] } });
  });
});

describe("PUT /api/member/password", () => {
  test("asks for the present one, ends every other session and gives this one a new token", async () => {
    const by = await signedIn();
    const elsewhere = new HttpShopper(world);
    await signInAs(email, {}, elsewhere);
    const old = by.cookies.get("session") ?? "";
    const change = (Password: string, NewPassword: string) => by.put("/api/member/password", { Password, NewPassword });
    expect(await change("not this one", "another quiet fan")).toMatchObject({
      status: 422,
      body: { Reason: "password_wrong", Fields: [{ field: "Password" }] },
    });
    expect(await change(PASSWORD, "short")).toMatchObject({
      status: 422,
      body: { Fields: [{ field: "NewPassword" }] },
    });
    expect(await change(PASSWORD, "another quiet fan")).toMatchObject({ status: 200 });
    expect(await infoOf(elsewhere)).toMatchObject({ MemId: -1 });
    expect(await infoOf(by)).toMatchObject({ Email: email });
    shopper.cookies.set("session", old);
    expect(await infoOf()).toMatchObject({ MemId: -1 });
    expect(await shopper.put("/api/member/password", { Password: PASSWORD, NewPassword: "x" })).toMatchObject({
      status: 401,
    });
  });
});

describe("sessions", () => {
  test("GET and DELETE /api/member/sessions show where one is signed in, and end one, or all others", async () => {
    const by = await signedIn();
    const [second, third] = [new HttpShopper(world), new HttpShopper(world)];
    await signInAs(email, {}, second);
    await signInAs(email, { keepMeSignedIn: true }, third);
    const list = async () =>
      (await by.get("/api/member/sessions")).body["Sessions"] as { id: string; isThis: boolean }[];
    expect(await list()).toHaveLength(3);
    expect((await list()).filter(({ isThis }) => isThis)).toHaveLength(1);
    const other = (await second.get("/api/member/sessions")).body["Sessions"] as { id: string; isThis: boolean }[];
    const id = other.find(({ isThis }) => isThis)?.id;
    expect(await by.delete("/api/member/sessions", { id })).toMatchObject({ status: 200 });
    expect(await infoOf(second)).toMatchObject({ MemId: -1 });
    expect(await by.delete("/api/member/sessions", { id })).toMatchObject({
      status: 404,
      body: { Reason: "session_unknown" },
    });
    const own = (await list()).find(({ isThis }) => isThis)?.id;
    email = `stranger-${email}`;
    const stranger = await signedIn();
    const foreign = await stranger.delete("/api/member/sessions", { id: own });
    const absent = await stranger.delete("/api/member/sessions", { id: "5f0c7d0e-0000-4000-8000-000000000000" });
    expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
    expect(await by.delete("/api/member/sessions")).toMatchObject({ status: 200 });
    expect([(await infoOf(third))["MemId"], await list()]).toEqual([-1, [expect.objectContaining({ isThis: true })]]);
  });

  test("POST /api/cart-checkout/refresh-session gives a new token, and the old one opens nothing", async () => {
    const by = await signedIn();
    shopper.cookies.set("session", by.cookies.get("session") ?? "");
    expect(await by.post("/api/cart-checkout/refresh-session")).toMatchObject({ status: 200, body: { Email: email } });
    expect(await infoOf(by)).toMatchObject({ Email: email });
    expect(await infoOf()).toMatchObject({ MemId: -1 });
    expect(await shopper.post("/api/cart-checkout/refresh-session")).toMatchObject({
      status: 200,
      body: { MemId: -1 },
    });
  });
});

test("what a member puts in the cart is there on every device, and on none after signing out", async () => {
  const by = await signedIn();
  await by.post("/api/carts/addToCart", { SkuID: SHOP.mouse });
  expect(by.cookies.has("cart")).toBe(false);
  const phone = new HttpShopper(world);
  await signInAs(email, {}, phone);
  expect((await phone.get("/api/carts/cart-init")).body).toMatchObject({ TotalCount: 1 });
  await by.delete("/api/login/member");
  expect((await by.get("/api/carts/cart-init")).body).toMatchObject({ TotalCount: 0 });
});
