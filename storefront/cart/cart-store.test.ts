import { beforeEach, expect, test } from "vitest";
import { addToCart, applyCoupon, cartInit, changeCartItemQty, deleteCartItem } from "#contract/carts.ts";
import { EMPTY_SHIPPING_ADDRESS } from "#rules/address/shipping-address.ts";
import { shownTotals } from "#rules/cart/shown-totals.ts";
import { CART_STORAGE_KEY } from "./cart-on-demand.ts";
import { aCartView, anItem } from "./test-cart-view.ts";
import { anAlert } from "../testing/an-alert.ts";
import { answers, forgetAnswers, memoryStorage, openStore, refuses, says, sent } from "./test-cart-store.ts";

let disk: Storage;
beforeEach(() => {
  forgetAnswers();
  disk = memoryStorage();
});
const open = () => openStore(disk);

test("adding shows the server's total and count, and opens the drawer on the line", async () => {
  answers.set(addToCart.path, says(aCartView([anItem({ SkuID: 7, Price: 119 })], { Total: 119 })));
  const store = open();
  expect(await store.getState().add({ skuId: 7 })).toBe(true);
  expect(sent[0]?.body).toEqual({
    SkuID: 7,
    Quantity: 1,
    AdditionalWarrantyID: 0,
    IsCompleteYourPurchase: false,
    RushService: "none",
    Build: "",
  });
  const { cart, addedSkuId } = store.getState();
  expect([cart.totalCount, cart.finalAmount, cart.backendFinalAmount, addedSkuId]).toEqual([1, 119, 119, 7]);
});

test("a new quantity shows our own subtotal, tax and total at once, then the server's", async () => {
  const line = anItem({ Price: 119, Quantity: 1, Recycle: 4 });
  const store = open();
  const totals = {
    SubTotal: 119,
    Recycling: 4,
    TaxKnown: true,
    TaxRate: 0.1,
    Tax: 11.9,
    ShippingFee: 12,
    Total: 146.9,
  };
  store.getState().show(aCartView([line], totals));
  answers.set(changeCartItemQty.path, says(aCartView([{ ...line, Quantity: 2 }], { SubTotal: 238, Total: 270.05 })));
  const shown = () => [store.getState().cart.subTotal, shownTotals(store.getState().cart).finalAmount];
  const change = store.getState().changeQuantity(line.CartItemId, 2);
  // 238.00 + 2 × 4.00 recycling + 23.80 tax + 12.00 shipping
  expect(shown()).toEqual([238, 281.8]);
  expect(store.getState()).toMatchObject({ changesInFlight: 1, cart: { totalCount: 2, isBackendAnswered: false } });
  await change;
  expect(shown()).toEqual([238, 270.05]);
  expect(store.getState()).toMatchObject({ changesInFlight: 0, cart: { totalCount: 2, isBackendAnswered: true } });
});

test("the cart knows who led here and what its checkout met, whatever the server answers, until the order is placed", async () => {
  disk.setItem("link-origin", JSON.stringify({ salesName: "Byron", referralCode: "ada" }));
  const store = open();
  store.getState().show(aCartView([anItem({})], {}));
  store.getState().noteRefusal();
  store.getState().noteRefusal();
  answers.set(cartInit.path, says(aCartView([anItem({})], {})));
  await store.getState().load();
  expect(store.getState().cart).toMatchObject({ salesName: "Byron", referralCode: "ada", request: "", errorCount: 2 });
  store.getState().reset("RS-10482");
  expect(store.getState().cart).toMatchObject({ salesName: "", referralCode: "", request: "", errorCount: 0 });
  expect(disk.getItem("link-origin")).toBeNull();
});

test("the way to pay is kept with the cart through every answer, until the order is placed", async () => {
  const store = open();
  store.getState().show(aCartView([anItem({})], {}));
  expect(store.getState().cart.paymentType).toBe("");
  store.getState().choosePayment("PAYPAL");
  answers.set(cartInit.path, says(aCartView([anItem({})], {})));
  await store.getState().load();
  expect(store.getState().cart.paymentType).toBe("PAYPAL");
  store.getState().reset("RS-10482");
  expect(store.getState().cart.paymentType).toBe("");
});

test("a server's total of 0.00 is shown like any other", () => {
  const store = open();
  store.getState().show(aCartView([anItem({})], { SubTotal: 119, Saving: 119, Total: 0 }));
  expect(shownTotals(store.getState().cart)).toMatchObject({ from: "backend", finalAmount: 0, totalDiscount: 119 });
});

test("two lines of one SKU are two items, each under its own id", async () => {
  const [plain, covered] = [
    anItem({ CartItemId: "line-0001" }),
    anItem({ CartItemId: "line-0002", AdditionalWarrantyID: 3 }),
  ];
  const store = open();
  store.getState().show(aCartView([plain, covered], { Total: 238 }));
  expect(Object.entries(store.getState().cart.cartItems)).toEqual([
    ["line-0001", plain],
    ["line-0002", covered],
  ]);
  answers.set(changeCartItemQty.path, says(aCartView([plain, { ...covered, Quantity: 4 }], { Total: 595 })));
  const change = store.getState().changeQuantity("line-0002", 4);
  expect(store.getState().cart).toMatchObject({ totalCount: 5, subTotal: 595 });
  await change;
  expect(JSON.parse(disk.getItem(CART_STORAGE_KEY) ?? "")).toMatchObject({
    cart: { cartItems: { "line-0001": { Quantity: 1 }, "line-0002": { Quantity: 4 } } },
  });
});

test("another warranty changes its line's price at once by what it costs more", () => {
  const choice = (warrantyId: number, price: number) => ({
    warrantyId,
    price,
    title: "",
    detail: "",
    included: price === 0,
  });
  const line = anItem({ Price: 2649, AdditionalWarrantyID: 0, Warranties: [choice(0, 0), choice(3, 149)] });
  const store = open();
  store.getState().show(aCartView([line], { Total: 2649 }));
  void store.getState().chooseWarranty(line.CartItemId, 3);
  expect(store.getState().cart).toMatchObject({
    subTotal: 2798,
    cartItems: { "line-0001": { Price: 2798, AdditionalWarrantyID: 3, AdditionalWarrantyPrice: 149 } },
  });
});

test.each([
  ["New York", {}, [true, false, false, false]],
  ["Toronto", { Country: "CANADA", State: "ON", City: "Toronto", ZipCode: "M5V 2T6" }, [false, false, false, false]],
  ["an APO", { State: "AE", City: "APO", ZipCode: "09012" }, [true, true, false, false]],
  ["Honolulu", { State: "HI", City: "Honolulu", ZipCode: "96813" }, [true, false, true, false]],
  ["a PO box", { Address1: "PO Box 12" }, [true, false, false, true]],
] as const)("the server's answer says what %s means for the cart", (_place, more, flags) => {
  const store = open();
  const view = aCartView([anItem({})], { Total: 119 });
  store.getState().show(view, {
    ...EMPTY_SHIPPING_ADDRESS,
    Address1: "1 Main St",
    State: "NY",
    City: "New York",
    ZipCode: "10001",
    ...more,
  });
  const { isUSA, isMilitaryState, isStateIsAKOrHI, isPOBOXAddress } = store.getState().cart;
  expect([isUSA, isMilitaryState, isStateIsAKOrHI, isPOBOXAddress]).toEqual(flags);
});

test("an answer and a refusal both leave the step where the page is", async () => {
  const line = anItem({});
  const store = open();
  store.getState().show(aCartView([line], { Total: 119 }));
  store.getState().goToStep(3);
  answers.set(
    changeCartItemQty.path,
    refuses(anAlert("out_of_stock", { name: "Glide", left: 2, at: "cart" }, "2 left.")),
  );
  await store.getState().changeQuantity(line.CartItemId, 9);
  store.getState().show(aCartView([line], { Total: 119 }));
  expect(store.getState().cart).toMatchObject({ cartStep: 3, isWentToStep3: true });
});

test("a refused quantity goes back to what the server has and opens the alert", async () => {
  const line = anItem({ Quantity: 1 });
  const store = open();
  store.getState().show(aCartView([line], { Total: 119 }));
  answers.set(
    changeCartItemQty.path,
    refuses(anAlert("out_of_stock", { name: "Glide", left: 2, at: "cart" }, "2 left.")),
  );
  expect(await store.getState().changeQuantity(line.CartItemId, 9)).toBe(false);
  expect(store.getState()).toMatchObject({
    alert: { Message: "2 left." },
    cart: { cartItems: { "line-0001": { Quantity: 1 } }, finalAmount: 119 },
  });
});

test("a change that gets no answer opens the specification's default alert", async () => {
  const store = open();
  await store.getState().add({ skuId: 7 });
  expect(store.getState().alert).toMatchObject({
    Message: "General Error",
    Title: "System",
    Icon: "error",
    Button: "OK",
  });
});

test("an alert whose code does not arrive is logged, and the change that it answers fails", async () => {
  const logged: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => logged.push(error) });
  const broken = new TypeError("Failed to fetch dynamically imported module");
  const store = openStore(disk, () => Promise.reject(broken));
  store.getState().show(aCartView([anItem({})], { Total: 119 }));
  answers.set(
    changeCartItemQty.path,
    refuses(anAlert("out_of_stock", { name: "Ridge One", left: 1, at: "cart" }, "Only one is left.")),
  );
  await expect(store.getState().changeQuantity("line-0001", 2)).rejects.toBe(broken);
  expect(logged).toEqual([broken]);
  expect(store.getState()).toMatchObject({ alert: { Message: "Only one is left." }, changesInFlight: 0 });
});

test("an add that is lost on its way, and did not arrive, says that nothing was added", async () => {
  const line = anItem({});
  const store = open();
  store.getState().show(aCartView([line], { Total: 119 }));
  answers.set(cartInit.path, says(aCartView([line], { Total: 119 })));
  expect(await store.getState().add({ skuId: 9 })).toBe(false);
  expect(store.getState().alert).toMatchObject({
    Message: "General Error",
    help: "Nothing was added. Your cart is as it was. Try again.",
  });
  expect(await store.getState().changeQuantity(line.CartItemId, 2)).toBe(false);
  expect(store.getState()).toMatchObject({
    alert: { help: "Nothing was changed. Your cart is as it was. Try again." },
    cart: { cartItems: { "line-0001": { Quantity: 1 } } },
  });
});

test("an add whose answer is lost, but which arrived, is in the cart and raises no alarm", async () => {
  const store = open();
  store.getState().show(aCartView([], { Total: 0 }));
  answers.set(cartInit.path, says({ ...aCartView([anItem({ SkuID: 9 })], { Total: 119 }), Version: 4 }));
  expect(await store.getState().add({ skuId: 9 })).toBe(true);
  expect(store.getState()).toMatchObject({ alert: null, addedSkuId: 9, cart: { totalCount: 1 } });
});

test("a store out of reach is not said to have added nothing", async () => {
  const store = open();
  store.getState().show(aCartView([], { Total: 0 }));
  await store.getState().add({ skuId: 9 });
  expect(store.getState().alert?.help).toBe("We couldn’t reach the store. Check your connection, then try again.");
});

test("two quick changes end with the second one's answer", async () => {
  const line = anItem({ Quantity: 1 });
  const store = open();
  store.getState().show(aCartView([line], { Total: 100 }));
  let quantity = 1;
  answers.set(changeCartItemQty.path, async () => {
    quantity += 1;
    return { ok: true, reply: aCartView([{ ...line, Quantity: quantity }], { Total: 100 * quantity }) };
  });
  const first = store.getState().changeQuantity(line.CartItemId, 2);
  const second = store.getState().changeQuantity(line.CartItemId, 3);
  await first;
  expect(store.getState().cart.cartItems["line-0001"]?.Quantity).toBe(3);
  await second;
  expect(store.getState()).toMatchObject({
    changesInFlight: 0,
    cart: { finalAmount: 300, cartItems: { "line-0001": { Quantity: 3 } } },
  });
});

test("what a page read before a change was answered does not bring the old cart back", async () => {
  const store = open();
  const old = aCartView([anItem({ Quantity: 1 })], { Total: 100 });
  store.getState().show(old);
  answers.set(changeCartItemQty.path, says({ ...aCartView([anItem({ Quantity: 2 })], { Total: 200 }), Version: 4 }));
  await store.getState().changeQuantity("line-0001", 2);
  store.getState().show(old);
  expect(store.getState().cart.finalAmount).toBe(200);
  store.getState().show({ ...old, ShoppingCartID: "cart-0002" });
  expect(store.getState().cart.finalAmount).toBe(100);
});

test("a removed line can be put back with its quantity, its warranty and its turn", async () => {
  const line = anItem({ SkuID: 9, Quantity: 2, AdditionalWarrantyID: 3, RushService: "rush" });
  const store = open();
  store.getState().show(aCartView([line], { Total: 50 }));
  answers.set(deleteCartItem.path, says(aCartView([], { Total: 0 })));
  answers.set(addToCart.path, says(aCartView([line], { Total: 50 })));
  await store.getState().remove(line.CartItemId);
  expect(store.getState().removed?.SkuID).toBe(9);
  await store.getState().putBack();
  expect(sent.at(-1)?.body).toMatchObject({ SkuID: 9, Quantity: 2, AdditionalWarrantyID: 3, RushService: "rush" });
  expect(store.getState().removed).toBeNull();
});

test("a refused coupon is answered to its field and the coupon that was there stays", async () => {
  const store = open();
  store.getState().show(aCartView([anItem({})], { Total: 50 }, "FALL150"));
  answers.set(
    applyCoupon.path,
    refuses(anAlert("coupon_expired", { code: "GEAR20", endedOn: "2026-11-20" }, "GEAR20 ended.")),
  );
  expect(await store.getState().applyCoupon("GEAR20")).toMatchObject({ Reason: "coupon_expired" });
  expect(store.getState()).toMatchObject({ alert: null, cart: { couponCode: "FALL150" } });
});
