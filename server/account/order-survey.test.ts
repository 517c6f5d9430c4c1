import { afterAll, beforeAll, expect, test } from "vitest";
import { createOrderFor, readyBuyer } from "../testing/buyer.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import type { Visitor } from "../testing/visitor.ts";
import { HttpShopper } from "../testing/http-shopper.ts";

const PATH = "/api/carts/orderSurveySubmit";
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
});
afterAll(() => market.close());

/** The same browser by literal methods and paths. */
function shopperWith({ cookies }: Visitor): HttpShopper {
  const shopper = new HttpShopper(market.world);
  for (const [name, value] of cookies) shopper.cookies.set(name, value);
  return shopper;
}

async function order(isPaid: boolean) {
  const buyer = await readyBuyer(market.world, SHOP.cable);
  const { CustOrderID } = await createOrderFor(buyer);
  if (isPaid) await payWith(buyer, CustOrderID, CARDS.approved);
  return { CustOrderID, buyer: shopperWith(buyer) };
}

const kept = async (orderNumber: string) =>
  (
    await market.db.execute(
      `select rating, heard_from, order_surveys.comment from order_surveys join orders on orders.id = order_id where order_number = $1`,
      [orderNumber],
    )
  ).rows;

test("POST /api/carts/orderSurveySubmit keeps what the buyer of a paid order says, once", async () => {
  const { CustOrderID, buyer } = await order(true);
  const said = { CustOrderID, Rating: 4, HeardFrom: "friend", Comment: " Quick.\n" };
  expect(await buyer.post(PATH, said)).toMatchObject({ status: 200, body: { Success: true } });
  expect(await buyer.post(PATH, { ...said, Rating: 1 })).toMatchObject({
    status: 409,
    body: { Reason: "survey_answered" },
  });
  expect(await kept(CustOrderID)).toEqual([{ rating: 4, heard_from: "friend", comment: "Quick." }]);
});

test("two presses at once are one answer", async () => {
  const { CustOrderID, buyer } = await order(true);
  const answers = await Promise.all([1, 2, 3].map((Rating) => buyer.post(PATH, { CustOrderID, Rating })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await kept(CustOrderID)).toHaveLength(1);
});

test("a stranger's order looks like one that is not there, and nothing is kept", async () => {
  const { CustOrderID } = await order(true);
  const stranger = (await order(true)).buyer;
  const foreign = await stranger.post(PATH, { CustOrderID, Rating: 5 });
  expect(foreign).toMatchObject({ status: 404, body: { Reason: "order_unknown" } });
  expect(await stranger.post(PATH, { CustOrderID: "RS-00000-000000", Rating: 5 })).toEqual(foreign);
  expect(await new HttpShopper(market.world).post(PATH, { CustOrderID, Rating: 5 })).toEqual(foreign);
  expect(await kept(CustOrderID)).toEqual([]);
});

test("an order that is not paid has nothing to be asked about", async () => {
  const { CustOrderID, buyer } = await order(false);
  expect(await buyer.post(PATH, { CustOrderID, Rating: 5 })).toMatchObject({
    status: 409,
    body: { Reason: "survey_too_early" },
  });
});

test.each([
  ["Rating", { Rating: 6 }],
  ["Rating", { Rating: 0 }],
  ["Rating", { Rating: 2.5 }],
  ["Rating", {}],
  ["HeardFrom", { Rating: 5, HeardFrom: "nowhere" }],
  ["Comment", { Rating: 5, Comment: "x".repeat(1001) }],
])("a wrong %s is refused by its name: %o", async (field, said) => {
  const { CustOrderID, buyer } = await order(true);
  const answer = await buyer.post(PATH, { CustOrderID, ...said });
  expect(answer).toMatchObject({ status: 400, body: { Reason: "invalid_request", Fields: [{ field }] } });
});
