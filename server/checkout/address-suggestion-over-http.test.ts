import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { easypostAddresses } from "#adapters/address/easypost-addresses.ts";
import { addToCart } from "#contract/carts.ts";
import { createOrder, getCheckout, saveInformation, type ShippingAddress } from "#contract/checkout.ts";
import { EASYPOST_SANDBOX_KEY } from "#sandbox/address/easypost-peer.ts";
import { databasesToTest } from "../db/test-database.ts";
import { DENVER, goToPayment, orderBody } from "../testing/buyer.ts";
import { SHOP } from "../testing/small-shop.ts";
import { openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

const MISSPELT: ShippingAddress = { ...DENVER, Email: "ada@example.com", Address1: "1200 Mian Stret" };

describe.each(databasesToTest())("another spelling of an address on %s", (kind) => {
  let market: TestMarket;
  let visitor: Visitor;

  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(async () => {
    const apiBase = `${market.peer.origin}/easypost/v2`;
    market.world.addressValidator = easypostAddresses({ apiBase, apiKey: EASYPOST_SANDBOX_KEY, timeoutMs: 1000 });
    visitor = newVisitor(market.world);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  });

  const save = (address: ShippingAddress, AddressChoice?: "suggested" | "kept") =>
    visitor.call(saveInformation, { body: { ShippingAddress: address, ...(AddressChoice && { AddressChoice }) } });
  const checkOf = async () => {
    const { rows } = await market.db.execute("select address_check from carts order by created_at desc limit 1");
    return rows[0]?.["address_check"];
  };

  test("is offered when the address is saved, and never takes its place by itself", async () => {
    const saved = await save(MISSPELT);
    expect(saved.AddressSuggestion).toEqual({
      Address1: "1200 Main ST",
      Address2: "",
      City: "Denver",
      State: "CO",
      ZipCode: DENVER.ZipCode,
    });
    expect(saved.ShippingAddress?.Address1).toBe("1200 Mian Stret");
    expect(saved.OpenStep).toBeGreaterThan(1);
    expect(await checkOf()).toBe("none");
    expect((await visitor.call(getCheckout)) as object).not.toHaveProperty("AddressSuggestion");
  });

  test("that is taken, and one that is not, are both asked about once, and the order keeps which", async () => {
    const { AddressSuggestion } = await save(MISSPELT);
    const taken = await save({ ...MISSPELT, ...AddressSuggestion }, "suggested");
    expect(taken).not.toHaveProperty("AddressSuggestion");
    expect(taken.ShippingAddress?.Address1).toBe("1200 Main ST");
    expect(await checkOf()).toBe("suggested");
    const kept = await save(MISSPELT, "kept");
    expect(kept).not.toHaveProperty("AddressSuggestion");
    expect(await checkOf()).toBe("kept");
    await goToPayment(visitor, "ada@example.com", DENVER);
    await save(MISSPELT, "kept");
    const { CustOrderID } = await visitor.call(createOrder, { body: await orderBody(visitor) });
    const order = await market.db.queries
      .selectFrom("orders")
      .select(["address_check", "shipping_address"])
      .where("order_number", "=", CustOrderID)
      .executeTakeFirst();
    expect(order).toMatchObject({ address_check: "kept", shipping_address: { Address1: "1200 Mian Stret" } });
  });

  test("is none where the place is known as it was typed, or not known at all", async () => {
    expect(await save({ ...MISSPELT, Address1: "1200 Main Street" })).not.toHaveProperty("AddressSuggestion");
    expect(await checkOf()).toBe("confirmed");
    expect(await save({ ...MISSPELT, Address1: "1 Nowhere Ave" })).not.toHaveProperty("AddressSuggestion");
    expect(await checkOf()).toBe("unconfirmed");
  });

  test.each(["timeout", "error_500", "garbage"])(
    "keeps nobody from going on where the service is away: %s",
    async (broken) => {
      await fetch(`${market.peer.origin}/easypost/faults`, { method: "POST", body: JSON.stringify({ kind: broken }) });
      const saved = await save(MISSPELT);
      expect(saved.OpenStep).toBeGreaterThan(1);
      expect(saved).not.toHaveProperty("AddressSuggestion");
      expect(await checkOf()).toBe("none");
    },
  );
});
