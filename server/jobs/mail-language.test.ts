import { afterAll, beforeAll, expect, test } from "vitest";
import { addToCart } from "#contract/carts.ts";
import { notifyMe } from "#contract/catalog.ts";
import { askPasswordReset, register } from "#contract/members.ts";
import { DEFAULT_LOCALE } from "#messages/locales.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { createOrderFor, goToPayment } from "../testing/buyer.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import { newVisitor } from "../testing/visitor.ts";
import { deliverOutbox } from "./deliver-outbox.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket("pglite");
});
afterAll(() => market.close());

const canadian = () => newVisitor(market.world, noRateLimits, new Map(), "en-CA");

async function buy(email: string): Promise<string> {
  const visitor = canadian();
  await visitor.call(addToCart, { body: { SkuID: SHOP.mouse } });
  await goToPayment(visitor, email);
  const { CustOrderID: number } = await createOrderFor(visitor);
  await payWith(visitor, number, CARDS.approved);
  return number;
}

async function mailTo(recipient: string): Promise<string> {
  await deliverOutbox(Object.assign(market.world, { mailer: null }));
  const { rows } = await market.db.execute("select html, body_text from mails where recipient = $1", [recipient]);
  return rows.map(({ html, body_text: text }) => `${String(html)}\n${String(text)}`).join("\n");
}

test("an order keeps the language it was placed in, and is mailed in it whoever pays, ships or refunds later", async () => {
  const number = await buy("ada@example.com");
  const { rows } = await market.db.execute("select locale from orders where order_number = $1", [number]);
  expect(rows).toEqual([{ locale: "en-CA" }]);
  const mail = await mailTo("ada@example.com");
  expect(mail).toContain('lang="en-CA"');
  expect(mail).toContain(`${market.world.settings.storeUrl}/en-ca/carts/order/${number}`);
});

test("an order in a language that the store speaks no more is shown and mailed in the one at the root, whole", async () => {
  const { config } = market.world;
  const number = await buy("emily@example.com");
  market.world.config = { ...config, languages: [DEFAULT_LOCALE] };
  const mail = await mailTo("emily@example.com");
  market.world.config = config;
  expect(mail).toContain('lang="en-US"');
  expect(mail).not.toContain('lang="en-CA"');
  expect(mail).toContain(`${market.world.settings.storeUrl}/carts/order/${number}`);
});

test("a member is written to in the language they registered in", async () => {
  const Email = "margaret@example.com";
  await canadian().call(register, {
    body: { Email, Password: PASSWORD, FirstName: "Margaret", LastName: "Laurence", ReceiveInfo: false },
  });
  const mail = await mailTo(Email);
  expect(mail).toContain('lang="en-CA"');
  expect(mail).toContain(`${market.world.settings.storeUrl}/en-ca/activate?`);
});

test("a mail that somebody asks for is in the language of the page that they ask on", async () => {
  const Email = "gabrielle@example.com";
  await addMember(market.world, { email: Email });
  await canadian().call(askPasswordReset, { body: { Email } });
  expect(await mailTo(Email)).toContain(`${market.world.settings.storeUrl}/en-ca/reset-password?`);
});

test("who asked for one mail about a product keeps the language they asked in", async () => {
  await canadian().call(notifyMe, { body: { SkuID: SHOP.soldOut, Email: "roch@example.com" } });
  const { rows } = await market.db.execute("select locale from stock_notices where email = 'roch@example.com'");
  expect(rows).toEqual([{ locale: "en-CA" }]);
});
