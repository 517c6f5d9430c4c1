import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addAddress, changeAddress, listAddresses, putAddressFirst, removeAddress } from "#contract/addresses.ts";
import { addToCart } from "#contract/carts.ts";
import { saveInformation } from "#contract/checkout.ts";
import { getUserInfo, saveUserInfo, signIn } from "#contract/members.ts";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { createOrderFor, DENVER, goToPayment, PORTLAND } from "../testing/buyer.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { passClosingDays } from "../testing/pass-closing-days.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { seedShop, SHOP } from "../testing/small-shop.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";
import { MOST_ADDRESSES } from "./addresses-table.ts";

const { Email: _denver, ...HOME } = DENVER;
const { Email: _portland, ...WORK } = PORTLAND;

describe.each(databasesToTest())("a member's addresses on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let member: Visitor;
  let memberId: number;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await seedShop(db);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    email = `book-${(count += 1)}@example.com`;
    memberId = await addMember(world, { email });
    member = await signedIn(email);
  });

  async function signedIn(of: string): Promise<Visitor> {
    const visitor = newVisitor(world);
    await visitor.call(signIn, { body: { Email: of, Password: PASSWORD } });
    return visitor;
  }
  const add = (Address: typeof HOME, more: object = {}) => member.call(addAddress, { body: { Address, ...more } });
  const shown = async () =>
    (await member.call(listAddresses)).Addresses.map(({ Label, IsDefault, Address }) => [
      Label,
      IsDefault,
      Address.City,
    ]);

  test("begin with the one that is used first, which is the account's own, and each says what holds there", async () => {
    await add(HOME, { Label: "Home" });
    const { Addresses, ...holder } = await add(WORK, { Label: "Work" });
    expect(holder).toMatchObject({ Email: email, FirstName: "Ada", LastName: "Byron" });
    expect(Addresses).toMatchObject([
      { Label: "Home", IsDefault: true, Address: { ZipCode: "80202" }, IsPoBox: false, Days: { From: 4 } },
      { Label: "Work", IsDefault: false, TaxRate: 0 },
    ]);
    expect(Addresses[0]?.TaxRate).toBeGreaterThan(0);
    await member.call(putAddressFirst, { body: { Id: Addresses[1]?.Id ?? "" } });
    expect(await shown()).toEqual([
      ["Work", true, "Portland"],
      ["Home", false, "Denver"],
    ]);
    expect((await member.call(getUserInfo)).Detail).toMatchObject({ SCity: "Portland", SStateName: "OR" });
    await member.call(removeAddress, { body: { Id: Addresses[1]?.Id ?? "" } });
    expect(await shown()).toEqual([["Home", true, "Denver"]]);
    const { Detail } = await member.call(getUserInfo);
    const body = { FirstName: "Ada", LastName: "Byron", ReceiveInfo: false };
    await member.call(saveUserInfo, { body: { ...body, Detail: Detail && { ...Detail, SAddressLine2: "Floor 3" } } });
    expect((await member.call(listAddresses)).Addresses).toMatchObject([{ Address: { Address2: "Floor 3" } }]);
    await member.call(saveUserInfo, { body: { ...body, Detail: null } });
    expect(await shown()).toEqual([["Home", false, "Denver"]]);
  });

  test("are checked like the checkout's, and a refusal names the field", async () => {
    const wrong = await member.tryCall(addAddress, { body: { Address: { ...HOME, City: "" } } });
    expect(wrong).toMatchObject({ refusal: { status: 422, alert: { Fields: [{ field: "Address.City" }] } } });
    const elsewhere = await member.tryCall(addAddress, { body: { Address: { ...HOME, State: "TX" } } });
    expect(elsewhere).toMatchObject({
      refusal: { alert: { Reason: "zip_in_another_state", Fields: [{ field: "Address.State" }] } },
    });
    const unknown = { ...HOME, ZipCode: "80299", State: "CO" };
    const asked = await member.tryCall(addAddress, { body: { Address: { ...unknown, ZipCode: "00000" } } });
    expect(reasonOf(asked)).toBe("zip_unknown");
    await add({ ...unknown, ZipCode: "00000" }, { ConfirmedZipCode: "00000" });
    expect(await shown()).toHaveLength(1);
  });

  test("are this member's alone: another's looks like none, and a guest has to sign in", async () => {
    const { Addresses } = await add(HOME);
    const Id = Addresses[0]?.Id ?? "";
    await addMember(world, { email: `other-${email}` });
    const other = await signedIn(`other-${email}`);
    const answers = await Promise.all([
      other.tryCall(changeAddress, { body: { Id, Address: WORK } }),
      other.tryCall(putAddressFirst, { body: { Id } }),
      other.tryCall(removeAddress, { body: { Id } }),
    ]);
    expect(answers.map(reasonOf)).toEqual(["address_unknown", "address_unknown", "address_unknown"]);
    expect((await other.call(listAddresses)).Addresses).toEqual([]);
    expect(reasonOf(await newVisitor(world).tryCall(listAddresses))).toBe("sign_in_needed");
    await member.call(changeAddress, { body: { Id, Label: "New", Address: WORK } });
    expect(await shown()).toEqual([["New", true, "Portland"]]);
  });

  test("have one that is used first and no more than an account can have, also when all are asked for at once", async () => {
    const many = Array.from({ length: MOST_ADDRESSES + 4 }, (_, at) => ({ ...HOME, Address2: `Unit ${at}` }));
    const answers = await Promise.all(
      many.map((Address) => member.tryCall(addAddress, { body: { Address, IsDefault: true } })),
    );
    expect(answers.map(reasonOf).filter((reason) => reason === "addresses_full")).toHaveLength(4);
    const { Addresses } = await member.call(listAddresses);
    expect(Addresses).toHaveLength(MOST_ADDRESSES);
    await Promise.all(Addresses.map(({ Id }) => member.call(putAddressFirst, { body: { Id } })));
    expect((await shown()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
    const second = db.execute("update member_addresses set is_default = true where member_id = $1", [memberId]);
    await expect(second).rejects.toThrow(/member_addresses_one_default/);
  });

  test("take one from the checkout when its box is ticked, once, and none when it is not or a guest asks", async () => {
    const save = async (who: Visitor, more: object) => {
      await who.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
      await who.call(saveInformation, { body: { ShippingAddress: DENVER, ...more } });
    };
    await save(member, {});
    expect(await shown()).toEqual([]);
    await save(member, { SaveAddress: true });
    await save(member, { SaveAddress: true });
    expect(await shown()).toEqual([["", true, "Denver"]]);
    await save(newVisitor(world), { SaveAddress: true });
  });

  test("are none yet, and the checkout of a member begins with where the last order went", async () => {
    expect((await member.call(listAddresses)).LastShippedTo).toBeNull();
    await member.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(member, email, PORTLAND);
    await createOrderFor(member);
    expect((await member.call(listAddresses)).LastShippedTo).toEqual(WORK);
    await addMember(world, { email: `other-${email}` });
    expect((await (await signedIn(`other-${email}`)).call(listAddresses)).LastShippedTo).toBeNull();
    await add(HOME);
    expect((await member.call(listAddresses)).LastShippedTo).toBeNull();
  });

  test("go along with a copy of the member's data and end with the account", async () => {
    await add(HOME, { Label: "Home" });
    expect((await member.call(getMyData)).Data["Addresses"]).toMatchObject([{ label: "Home", address: HOME }]);
    await member.call(closeAccount, { body: { Password: PASSWORD } });
    await passClosingDays(world);
    const left = await db.execute("select id from member_addresses where member_id = $1", [memberId]);
    expect(left.rows).toEqual([]);
  });

  test("/api/proxy/Services/Address/Validate says by both its paths, by GET and by POST, whether parcels can go there", async () => {
    const place = {
      Country: "USA",
      Address1: " 1701  Wynkoop St",
      City: "Denver",
      State: "Colorado",
      ZipCode: "80202",
    };
    const anyone = new HttpShopper(world);
    for (const path of ["/api/proxy/Services/Address/Validate", "/api/proxy/Services/Carts/Address/Validate"]) {
      const valid = {
        status: 200,
        body: { IsValid: true, Address: { Address1: "1701 Wynkoop St", State: "CO" }, Fields: [], Places: [] },
      };
      expect(await anyone.post(path, place)).toMatchObject(valid);
      expect(await anyone.get(`${path}?${new URLSearchParams(place)}`)).toMatchObject(valid);
      expect(await anyone.post(path, { ...place, State: "TX" })).toMatchObject({
        status: 200,
        body: {
          IsValid: false,
          Fields: [{ field: "State", message: expect.stringContaining("80202") }],
          Places: [{ State: "CO", City: "Denver" }],
        },
      });
      expect(await anyone.post(path, { ...place, Address1: "", City: "" })).toMatchObject({
        body: { IsValid: false, Fields: [{ field: "Address1" }, { field: "City" }] },
      });
      expect(await anyone.post(path, { ...place, ZipCode: 80202 })).toMatchObject({ status: 400 });
      expect(await anyone.post(path, { ...place, Country: "OTHER" })).toMatchObject({ body: { IsValid: false } });
    }
  });
});
