import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addAddress, listAddresses } from "#contract/addresses.ts";
import { addToCart, deleteCartItem } from "#contract/carts.ts";
import { createOrder, getCheckout, getOrder, saveInformation } from "#contract/checkout.ts";
import { checkBeforePlaceOrder, orderConfirm, tempOrder } from "#contract/final-confirm.ts";
import { signIn } from "#contract/members.ts";
import { changePaidOrder, quoteOrderChange } from "#contract/order-changes.ts";
import { getSavedLists, moveSavedToCart, saveLine } from "#contract/saved-lists.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { databasesToTest } from "../db/test-database.ts";
import { codeOf, codeOfParts, LAB, labSkuId, loadBuildShop, LUMEN_PARTS, pcSkuId } from "../testing/build-shop.ts";
import { createOrderFor, DENVER, goToPayment, orderBody } from "../testing/buyer.ts";
import { ChangeScene, NOTHING } from "../testing/change-scene.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { cartPayload, finalPayload } from "../testing/specified-payload.ts";
import { CARDS } from "../testing/test-market.ts";
import { newVisitor, reasonOf, type Visitor } from "../testing/visitor.ts";

const COMPACT = pcSkuId("easy-compact");
const AUSTIN = { ...DENVER, Address1: "301 W 2nd St", ZipCode: "78701", City: "Austin", State: "TX" };
const { Email: _email, ...HOME } = DENVER;

/** A card of 504 GB/s leaves a PC under the law; one of 896 exempts it. */
const NARROW = codeOfParts(...LUMEN_PARTS.filter((part) => part !== "rtx-5070-ti-three-fan"), "rtx-4070-super");
const WIDE = codeOfParts(...LUMEN_PARTS);

describe.each(databasesToTest())("no other way leads a PC into a state that its law keeps it out of, on %s", (kind) => {
  const scene = new ChangeScene(kind);
  let members = 0;
  beforeAll(() => loadBuildShop(scene.market.db, ["easy-compact", LAB]));

  const add = (visitor: Visitor, SkuID: number, Build?: string) =>
    visitor.call(addToCart, { body: { SkuID, ...(Build !== undefined && { Build }) } });
  const toDenver = (visitor: Visitor) => visitor.tryCall(saveInformation, { body: { ShippingAddress: DENVER } });
  async function memberOf(): Promise<{ email: string; member: Visitor }> {
    const email = `law-${(members += 1)}-${kind}@example.com`;
    await addMember(scene.market.world, { email });
    return { email, member: await enter(newVisitor(scene.market.world), email) };
  }
  async function enter(visitor: Visitor, Email: string): Promise<Visitor> {
    await visitor.call(signIn, { body: { Email, Password: PASSWORD } });
    return visitor;
  }
  /** A paid order for Austin. */
  async function paidInAustin(...lines: readonly (readonly [number, string?])[]) {
    const visitor = newVisitor(scene.market.world);
    for (const [skuId, build] of lines) await add(visitor, skuId, build);
    await goToPayment(visitor, AUSTIN.Email, AUSTIN);
    const { CustOrderID } = await createOrderFor(visitor);
    expect(reasonOf(await payWith(visitor, CustOrderID, CARDS.approved))).toBeNull();
    return { visitor, CustOrderID };
  }

  test("not a member's saved address, which is kept all the same", async () => {
    const { member } = await memberOf();
    const { Addresses } = await member.call(addAddress, { body: { Address: HOME } });
    await add(member, COMPACT);
    const [saved] = Addresses;
    const ShippingAddress = { ...HOME, ...saved?.Address, Email: DENVER.Email };
    expect(reasonOf(await member.tryCall(saveInformation, { body: { ShippingAddress } }))).toBe("energy_law");
    expect((await member.call(listAddresses)).Addresses).toHaveLength(1);
  });

  test("not the cart of a guest that joins a member's, whose address is older", async () => {
    const { email, member } = await memberOf();
    await add(member, SHOP.mouse);
    await goToPayment(member);
    const guest = newVisitor(scene.market.world);
    await add(guest, COMPACT);
    await enter(guest, email);
    const { OpenStep, ShippingAddress } = await guest.call(getCheckout);
    expect([OpenStep, ShippingAddress?.State]).toEqual([1, "CO"]);
    expect(reasonOf(await guest.tryCall(createOrder, { body: await orderBody(guest) }))).toBe("energy_law");
  });

  test("not a line that was saved for later and comes back behind its address", async () => {
    const { member } = await memberOf();
    const { Items } = await add(member, COMPACT);
    await member.call(saveLine, { body: { cartItemId: Items[0]?.CartItemId ?? "" } });
    await add(member, SHOP.mouse);
    await goToPayment(member);
    const { Lists } = await member.call(getSavedLists);
    await member.call(moveSavedToCart, { body: { Id: Lists[0]?.Items[0]?.Id ?? "" } });
    expect(reasonOf(await member.tryCall(createOrder, { body: await orderBody(member) }))).toBe("energy_law");
  });

  test.each<PaymentType>(["PAYPAL", "AMAZONV2", "AFFIRM", "Katapult"])(
    "not the specification's payload that pays by %s, made first or confirmed at once",
    async (Payment) => {
      const visitor = newVisitor(scene.market.world);
      await add(visitor, COMPACT);
      const payload = await finalPayload(visitor);
      const body = {
        ...payload,
        Checkout: { ...payload.Checkout, Payment, PaymentToken: "", Number: "", CardType: "" },
      };
      expect(reasonOf(await visitor.tryCall(tempOrder, { body }))).toBe("energy_law");
      const atOnce = { body: { ...body, CustOrderID: "", IsInsertTempOrder: true } };
      expect(reasonOf(await visitor.tryCall(orderConfirm, atOnce))).toBe("energy_law");
    },
  );

  test("not the payload of a payment: an order goes where it was made for, whatever address comes with it", async () => {
    const visitor = newVisitor(scene.market.world);
    await add(visitor, COMPACT);
    const payload = await finalPayload(visitor, { address: AUSTIN });
    const { CustOrderID } = await visitor.call(tempOrder, { body: payload });
    const elsewhere = await finalPayload(visitor, { address: DENVER });
    const paid = await visitor.call(orderConfirm, {
      body: { ...payload, Checkout: elsewhere.Checkout, CustOrderID },
    });
    expect(paid).toMatchObject({ State: "paid" });
    const { ShipTo } = await visitor.call(getOrder, { query: { number: CustOrderID } });
    expect(ShipTo.lines).toContain("Austin, TX 78701");
  });

  test("and the specification's check before the order says so for the place of its payload", async () => {
    const visitor = newVisitor(scene.market.world);
    await add(visitor, COMPACT);
    const body = await cartPayload(visitor);
    expect(reasonOf(await visitor.tryCall(checkBeforePlaceOrder, { body }))).toBe("energy_law");
    const away = { body: { ...body, State: "TX", ZipCode: "78701" } };
    expect(reasonOf(await visitor.tryCall(checkBeforePlaceOrder, away))).toBeNull();
  });

  test("not an older order's address: once the PC is out, the rest goes there, and back in it does not", async () => {
    const visitor = newVisitor(scene.market.world);
    await add(visitor, SHOP.mouse);
    const { Items } = await add(visitor, COMPACT);
    expect(reasonOf(await toDenver(visitor))).toBe("energy_law");
    const cartItemId = Items.find(({ SkuID }) => SkuID === COMPACT)?.CartItemId ?? "";
    await visitor.call(deleteCartItem, { body: { cartItemId } });
    await goToPayment(visitor);
    await createOrderFor(visitor);
    await add(visitor, COMPACT);
    expect(reasonOf(await visitor.tryCall(createOrder, { body: await orderBody(visitor) }))).toBe("energy_law");
  });

  test("not a build: its parts are asked, in the cart and once it is paid", async () => {
    for (const [skuId, build, reason] of [
      [COMPACT, codeOf("easy-compact"), "energy_law"],
      [labSkuId(), NARROW, "energy_law"],
      [labSkuId(), WIDE, null],
    ] as const) {
      const visitor = newVisitor(scene.market.world);
      await add(visitor, skuId, build);
      expect(reasonOf(await toDenver(visitor)), build).toBe(reason);
      const { visitor: buyer, CustOrderID } = await paidInAustin([skuId, build]);
      const body = { OrderNumber: CustOrderID, Change: { ...NOTHING, Address: HOME } };
      expect(reasonOf(await buyer.tryCall(quoteOrderChange, { body })), build).toBe(reason);
    }
  });

  test("not a change of a paid order, pressed by its buyer or at the desk; without its PC the order may go", async () => {
    const { visitor, CustOrderID } = await paidInAustin([SHOP.mouse], [COMPACT]);
    const there = { ...NOTHING, Address: HOME };
    const press = { OrderNumber: CustOrderID, Change: there, Total: 1, Key: randomUUID() };
    expect(reasonOf(await visitor.tryCall(changePaidOrder, { body: press }))).toBe("energy_law");
    const seen = await scene.seen(CustOrderID);
    const staff = { ...press, ...seen, Key: randomUUID(), Reason: "Called" };
    const answer = await scene.owner.post("/api/staff/orders/change", staff);
    expect([answer.status, answer.body["Reason"]]).toEqual([409, "energy_law"]);

    const without = { ...there, Lines: [{ Line: 2, Quantity: 0 }] };
    const { Then } = await visitor.call(quoteOrderChange, { body: { OrderNumber: CustOrderID, Change: without } });
    const made = { OrderNumber: CustOrderID, Change: without, Total: Then.Totals.Total, Key: randomUUID() };
    expect(reasonOf(await visitor.tryCall(changePaidOrder, { body: made }))).toBeNull();
    const back = { OrderNumber: CustOrderID, Change: { ...NOTHING, Lines: [{ Line: 2, Quantity: 1 }] } };
    expect(reasonOf(await visitor.tryCall(quoteOrderChange, { body: back }))).toBe("change_only_fewer");
  });
});
