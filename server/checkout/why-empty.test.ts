import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart, cartInit } from "#contract/carts.ts";
import { createOrder, getCheckout, saveInformation, saveShippingMethod, validateCart } from "#contract/checkout.ts";
import { endSessions, signIn, signOut } from "#contract/members.ts";
import { databasesToTest } from "../db/test-database.ts";
import { createOrderFor, DENVER, goToPayment, orderBody, readyBuyer } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { TEST_NOW } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";

type Body = Awaited<ReturnType<typeof orderBody>>;

describe.each(databasesToTest())("a checkout whose cart is gone, on %s", (kind) => {
  let market: TestMarket;
  beforeAll(async () => {
    market = await openTestMarket(kind);
  });
  afterAll(() => market.close());
  beforeEach(() => market.world.setNow(TEST_NOW));

  /** What each step of it answers to a tab that still shows the cart. */
  const steps = async (visitor: Visitor, body: Body) => [
    await visitor.tryCall(getCheckout),
    await visitor.tryCall(saveInformation, { body: { ShippingAddress: DENVER } }),
    await visitor.tryCall(saveShippingMethod, { body: { ShippingMethodID: 1 } }),
    await visitor.tryCall(validateCart),
    await visitor.tryCall(createOrder, { body }),
  ];
  const fiveTimes = (Reason: string, Redirect: string) =>
    Array.from({ length: 5 }, () => ({ refusal: { alert: { Reason, Redirect } } }));
  const signedIn = async (email: string) => {
    const visitor = newVisitor(market.world);
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    return visitor;
  };

  test("says to a second tab, after the first has paid, which order it is, and the day after that the cart is empty", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const body = await orderBody(visitor);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    expect(await steps(visitor, body)).toMatchObject(fiveTimes("already_ordered", `/carts/order/${CustOrderID}`));
    market.world.setNow(new Date(TEST_NOW.getTime() + 25 * 3_600_000));
    expect(await steps(visitor, body)).toMatchObject(fiveTimes("cart_empty", "/carts"));
  });

  test("says the same to a member's second tab", async () => {
    const email = `ordered-${kind}@example.com`;
    await addMember(market.world, { email });
    const visitor = await signedIn(email);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(visitor, email);
    const body = await orderBody(visitor);
    const { CustOrderID } = await createOrderFor(visitor);
    await payWith(visitor, CustOrderID, CARDS.approved);
    expect(await steps(visitor, body)).toMatchObject(fiveTimes("already_ordered", `/carts/order/${CustOrderID}`));
  });

  test("says to whoever was signed out elsewhere that the cart is kept, and it is", async () => {
    const email = `elsewhere-${kind}@example.com`;
    await addMember(market.world, { email });
    const visitor = await signedIn(email);
    await visitor.call(addToCart, { body: { SkuID: SHOP.mouse, Quantity: 1 } });
    await goToPayment(visitor, email);
    const body = await orderBody(visitor);
    await (await signedIn(email)).call(endSessions, { body: {} });
    expect(await steps(visitor, body)).toMatchObject(fiveTimes("signed_out", "/sign-in"));
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    expect((await visitor.call(cartInit)).Items).toHaveLength(1);
  });

  test("is empty for a browser that has neither, and for one that has signed out itself", async () => {
    const visitor = await readyBuyer(market.world, SHOP.mouse);
    const body = await orderBody(visitor);
    expect(await steps(newVisitor(market.world), body)).toMatchObject(fiveTimes("cart_empty", "/carts"));
    const email = `herself-${kind}@example.com`;
    await addMember(market.world, { email });
    const member = await signedIn(email);
    await member.call(signOut);
    expect(await steps(member, body)).toMatchObject(fiveTimes("cart_empty", "/carts"));
  });
});
