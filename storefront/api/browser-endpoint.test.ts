import { expect, test } from "vitest";
import * as carts from "#contract/carts.ts";
import * as checkout from "#contract/checkout.ts";
import * as cartCalls from "../cart/cart-calls.ts";
import * as checkoutCalls from "../checkout/checkout-calls.ts";

const calls = [
  ...Object.entries(cartCalls).map(([name, call]) => ({ name, call, contract: carts[name as keyof typeof cartCalls] })),
  ...Object.entries(checkoutCalls).map(([name, call]) => ({
    name,
    call,
    contract: checkout[name as keyof typeof checkoutCalls],
  })),
];

test.each(calls)("$name goes where the contract says", ({ call, contract }) => {
  expect({ method: call.method, path: call.path }).toEqual({ method: contract.method, path: contract.path });
});
