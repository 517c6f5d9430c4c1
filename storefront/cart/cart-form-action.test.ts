import { expect, test } from "vitest";
import type { Api } from "#contract/call.ts";
import * as schemas from "#contract/schemas/carts.ts";
import { anAlert } from "../testing/an-alert.ts";
import { cartFormAction } from "./cart-form-action.ts";
import { removedIn } from "./removed-line.ts";
import { aCartView } from "./test-cart-view.ts";

/** Answers with an empty cart when the body fits the contract, as the server would, and notes what was asked. */
function contractApi() {
  const asked: { path: string; body: unknown }[] = [];
  const api: Api = async (call, input) => {
    const endpoint = Object.values(schemas).find((schema) => "path" in schema && schema.path === call.path);
    if (!endpoint || !("path" in endpoint)) throw new Error(`The cart has no call ${call.path}`);
    const body = endpoint.body.safeParse(input?.body ?? {});
    if (!body.success) {
      return { ok: false, status: 400, alert: anAlert("invalid_request", {}, "General Error") };
    }
    asked.push({ path: endpoint.path, body: body.data });
    return { ok: true, reply: endpoint.reply.parse(aCartView([], { Total: 0 })) as never };
  };
  return { api, asked };
}

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a card's form without JavaScript adds its SKU and leads to the cart", async () => {
  const { api, asked } = contractApi();
  expect(await cartFormAction(api, form({ intent: "add", skuId: "4711", quantity: "2" }))).toEqual({ goTo: "/carts" });
  expect(asked).toEqual([
    {
      path: "/api/carts/addToCart",
      body: {
        SkuID: 4711,
        Quantity: 2,
        AdditionalWarrantyID: 0,
        IsCompleteYourPurchase: false,
        RushService: "none",
        Build: "",
      },
    },
  ]);
});

test("a removed line can be put back, as it was, from the page that follows", async () => {
  const { api } = contractApi();
  const line = { skuId: 4711, quantity: 3, warrantyId: 2, rushService: "rush", build: "1p220001-4p220031x2" } as const;
  const fields = Object.fromEntries(Object.entries(line).map(([name, value]) => [name, String(value)]));
  const answer = await cartFormAction(api, form({ intent: "remove", cartItemId: "line-0001", ...fields }));
  const page = new URL("goTo" in answer ? answer.goTo : "", "http://store.example");
  expect(page.pathname).toBe("/carts");
  expect(removedIn(page.searchParams)).toEqual(line);
});

test("what stands in a removed line's hidden fields cannot lead anywhere else", async () => {
  const { api } = contractApi();
  expect(
    await cartFormAction(api, form({ intent: "remove", cartItemId: "line-0001", skuId: "1&x=//evil", quantity: "1" })),
  ).toEqual({ goTo: "/carts" });
});

test("an empty code takes the coupon off", async () => {
  const { api, asked } = contractApi();
  await cartFormAction(api, form({ intent: "coupon", couponCode: "" }));
  expect(asked).toEqual([{ path: "/api/carts/coupon", body: { couponCode: "" } }]);
});

test.each(["-1", "0", "1.5", "1e9", "null", "", "two"])(
  "a quantity of %j is refused, never repaired",
  async (quantity) => {
    const { api, asked } = contractApi();
    expect(await cartFormAction(api, form({ intent: "quantity", cartItemId: "line-0001", quantity }))).toMatchObject({
      status: 400,
    });
    expect(asked).toEqual([]);
  },
);

test("a form that says nothing we know is refused", async () => {
  const { api, asked } = contractApi();
  expect(await cartFormAction(api, form({ intent: "empty-everything" }))).toMatchObject({
    status: 400,
    alert: { Reason: "unknown_form" },
  });
  expect(asked).toEqual([]);
});
