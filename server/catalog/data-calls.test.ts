import { afterAll, beforeAll, expect, test } from "vitest";
import { cartSummaryWords } from "#words/cart.ts";
import { type DemoShop, openDemoShop } from "../testing/demo-shop.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";

let shop: DemoShop;
let shopper: HttpShopper;
beforeAll(async () => {
  shop = await openDemoShop();
  shopper = shop.newShopper();
});
afterAll(() => shop.close());

test("GET /api/get-unitinfo-skus says what one unit is, weighs in kilograms and costs, and leaves out ids nobody knows", async () => {
  const { body } = await shopper.get("/api/get-unitinfo-skus?skuIds=230152,218001,999999");
  const units = body["Skus"] as { SkuID: number; Weight: number; Price: number; ModelID: number; Link: string }[];
  expect(units.map(({ SkuID }) => SkuID).sort()).toEqual([218001, 230152]);
  expect(units.find(({ SkuID }) => SkuID === 230152)).toMatchObject({ ModelID: 0, Price: 19, Weight: 0.32 });
  const pc = units.find(({ SkuID }) => SkuID === 218001);
  expect(pc).toMatchObject({ Price: 5699, Link: expect.stringMatching(/^\/store\//) });
  const { body: models } = await shopper.get(`/api/get-model-stock?modelIds=${pc?.ModelID}`);
  expect(models["Models"]).toMatchObject([{ SkuId: 218001 }]);
});

test.each(["", "?skuIds=", "?skuIds=a", `?skuIds=${Array.from({ length: 65 }, () => 1).join(",")}`])(
  "GET /api/get-unitinfo-skus%s is refused at its field",
  async (query) => {
    const refused = await shopper.get(`/api/get-unitinfo-skus${query}`);
    expect(refused).toMatchObject({ status: 400, body: { Reason: "invalid_request", Fields: [{ field: "skuIds" }] } });
  },
);

test("GET /api/get-language-json says the words that pages say, and nothing that waits for its facts", async () => {
  const { body } = await shopper.get("/api/get-language-json");
  const words = body["Words"] as Record<string, Record<string, Record<string, unknown>>>;
  const said = Object.entries(cartSummaryWords).filter(([, text]) => typeof text === "string");
  expect(said.length).toBeGreaterThan(2);
  expect(words["cart"]?.["cartSummaryWords"]).toMatchObject(Object.fromEntries(said));
  expect(JSON.stringify(words)).not.toMatch(/null|\{\}/);
});
