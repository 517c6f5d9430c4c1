import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { cancelOrder } from "#contract/orders.ts";
import { changePaidOrder, getOrderChange, quoteOrderChange, withdrawOrderChange } from "#contract/order-changes.ts";
import { formatMoney } from "#words/money.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { createOrderFor, goToPayment, readyBuyer } from "../testing/buyer.ts";
import { addMember, keepMails, PASSWORD } from "../testing/members.ts";
import { payWith } from "../testing/paying.ts";
import { SHOP } from "../testing/small-shop.ts";
import { deskOf } from "../testing/staff-desk.ts";
import { CARDS, openTestMarket, type TestMarket } from "../testing/test-market.ts";
import type { Visitor } from "../testing/visitor.ts";

let market: TestMarket;
let store: BuiltStore;
/** A member with a paid order of three mice, and an owner at the desk. */
let member: string;
let owner: string;
let order: string;
let buyer: Visitor;
beforeAll(async () => {
  market = await openTestMarket("pglite", { webhooks: true });
  store = await openBuiltStore(market.db);
  store.world.payments = market.world.payments;
  keepMails(store.world);
  await addMember(store.world, { email: "member@example.com" });
  buyer = await readyBuyer(market.world, SHOP.mouse, { quantity: 3 });
  await buyer.call(signIn, { body: { Email: "member@example.com", Password: PASSWORD } });
  await goToPayment(buyer, "member@example.com");
  order = (await createOrderFor(buyer)).CustOrderID;
  await payWith(buyer, order, CARDS.approved);
  member = cookieOf(buyer.cookies);
  owner = cookieOf((await deskOf(store.world, "owner@example.com", ["owner"])).cookies);
});
afterAll(async () => {
  await store.close();
  await market.close();
});

const cookieOf = (cookies: ReadonlyMap<string, string>) => [...cookies].map((pair) => pair.join("=")).join("; ");

/** A form as a browser without scripts sends it; what the page says then. */
async function send(path: string, fields: Record<string, string>, cookie = "") {
  const headers = { cookie, origin: store.world.settings.storeUrl };
  const body = new URLSearchParams(fields);
  const answer = await fetch(store.origin + path, { method: "POST", headers, body, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

/** What stands in a page's field, and what the page says is wrong with it. */
function fieldOf(html: string, name: string): { value: string | undefined; fault: string | undefined } {
  const tag = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  const id = / id="([^"]*)"/.exec(tag)?.[1] ?? "";
  const fault = html.split(`id="${id}-error">`)[1]?.split("<")[0];
  return { value: / value="([^"]*)"/.exec(tag)?.[1], fault };
}
const inviteFormOf = (html: string) => html.slice(html.indexOf('id="invite"'));
const isTicked = (html: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]* checked=""`).test(html);

test("an account refused without an email says so at the field, beside the other empty ones", async () => {
  const typed = { FirstName: "Ada", LastName: "", Email: "", Password: "quiet fan on a desk" };
  const { status, html } = await send("/register", typed);
  expect(status).toBe(400);
  expect(fieldOf(html, "Email").fault).toBe("Fill this in.");
  expect(fieldOf(html, "LastName").fault).toBe("Fill this in.");
  expect(fieldOf(html, "FirstName")).toEqual({ value: "Ada", fault: undefined });
});

test("an invitation to the desk that is refused keeps what was typed and says what is wrong at each field", async () => {
  const typed = { intent: "invite", Email: "nell", Name: "Nell Osei", builder: "on", Reason: "Bench 3" };
  const wrong = await send("/staff/people", typed, owner);
  expect(wrong.status).toBe(422);
  const form = inviteFormOf(wrong.html);
  expect(fieldOf(form, "Name").value).toBe("Nell Osei");
  expect(fieldOf(form, "Email")).toEqual({ value: "nell", fault: "Check the email address." });
  expect(fieldOf(form, "Reason").value).toBe("Bench 3");
  expect([isTicked(form, "builder"), isTicked(form, "owner")]).toEqual([true, false]);
  const { builder: _, ...roleless } = typed;
  const none = await send("/staff/people", { ...roleless, Email: "" }, owner);
  expect(fieldOf(inviteFormOf(none.html), "Email").fault).toBe("Fill this in.");
  expect(none.html).toContain('id="no-role">Choose at least one.');
});

test("a change of somebody's roles that is refused stays open with what was typed", async () => {
  const typed = { intent: "roles", Email: "owner@example.com", builder: "on", Reason: "Less to do" };
  const { status, html } = await send("/staff/people", typed, owner);
  expect(status).toBe(409);
  const form = html.slice(html.indexOf("<details open"), html.indexOf('id="invite"'));
  expect(fieldOf(form, "Reason").value).toBe("Less to do");
  expect([isTicked(form, "builder"), isTicked(form, "owner")]).toEqual([true, false]);
});

test.each([
  ["its buyer", () => `/carts/order/${order}/change`, () => member],
  ["the desk", () => `/staff/orders/${order}/change`, () => owner],
])("who chooses something else of a paid order finds what was chosen, as %s", async (_, path, cookie) => {
  const Change = JSON.stringify({ Lines: [{ Line: 1, Quantity: 2 }], ShippingMethodID: null, Address: null });
  const again = await send(path(), { intent: "again", Change }, cookie());
  expect(again.status).toBe(200);
  expect(fieldOf(again.html, "units-1").value).toBe("2");
  for (const made of ["{}", "null", "[", '{"Lines":[1]}']) {
    const anew = await send(path(), { intent: "again", Change: made }, cookie());
    expect([anew.status, fieldOf(anew.html, "units-1").value], made).toEqual([200, "3"]);
  }
});

test("an account names a dearer change that waits for its difference, until it is withdrawn", async () => {
  const account = async () => (await fetch(`${store.origin}/account`, { headers: { cookie: member } })).text();
  expect(await account()).not.toContain("for your change");
  const { ShippingChoices } = await buyer.call(getOrderChange, { query: { number: order } });
  const dearest = ShippingChoices.toSorted((one, other) => other.Fee - one.Fee)[0];
  const Change = { Lines: [], ShippingMethodID: dearest?.ShippingMethodID ?? null, Address: null };
  const { Then, Due } = await buyer.call(quoteOrderChange, { body: { OrderNumber: order, Change } });
  const body = { OrderNumber: order, Change, Total: Then.Totals.Total, Key: randomUUID() };
  await buyer.call(changePaidOrder, { body });
  const html = await account();
  expect(html).toContain(`Pay ${formatMoney(Due)} for your change`);
  expect(html).toContain(`href="/carts/order/${order}/change"`);
  await buyer.call(withdrawOrderChange, { body: { OrderNumber: order } });
  expect(await account()).not.toContain("for your change");
});

test("a mailed link that has ended leads to another one, not to its form again", async () => {
  const typed = { token: "x", Password: "quiet fan on a desk" };
  const reset = await send("/reset-password", typed);
  expect(reset.html).toContain('href="/forgot-password"');
  expect(reset.html).not.toContain('name="Password"');
  const ended = await send("/activate", typed);
  expect(ended.html).not.toContain('name="Password"');
  const wrong = await send("/activate", { intent: "again", Email: "nobody" });
  expect(fieldOf(wrong.html, "Email")).toEqual({
    value: "nobody",
    fault: "Enter an email address like name@example.com.",
  });
  const asked = await send("/activate", { intent: "again", Email: "nobody@example.com" });
  expect([asked.status, asked.html.includes("One more step, in your inbox")]).toEqual([200, true]);
});

test("a page of orders that is not there says so, and leads to the newest", async () => {
  const html = await (await fetch(`${store.origin}/account/orders?page=9`, { headers: { cookie: member } })).text();
  expect(html).toContain("There are no more orders");
  expect(html).not.toContain("No order matches");
  expect(html).toContain("To the newest orders");
});

test("an order that is not paid leads to its payment, and once it is canceled says what happened", async () => {
  const guest = await readyBuyer(market.world, SHOP.mouse);
  const { CustOrderID: OrderNumber } = await createOrderFor(guest);
  const headers = { cookie: cookieOf(guest.cookies) };
  const page = async () => (await fetch(`${store.origin}/carts/order/${OrderNumber}`, { headers })).text();
  expect(await page()).toMatch(/<a class="button button--primary" href="\/carts\?step=payment">Go to the payment</);
  await guest.call(cancelOrder, { body: { OrderNumber } });
  const ended = await page();
  expect(ended).not.toContain("Go to the payment");
  expect(ended).toMatch(/What happened<.*<ol class="timeline__events">.*Order canceled/s);
  expect(ended).not.toContain("What has happened so far");
});

test("what the desk was asked for stands in its search, and is named where nothing was found", async () => {
  const headers = { cookie: owner };
  const html = await (await fetch(`${store.origin}/staff?q=Featherstone`, { headers })).text();
  expect(fieldOf(html, "q").value).toBe("Featherstone");
  expect(html).toContain("No order has the number, email or last name “Featherstone”.");
  const log = await (await fetch(`${store.origin}/staff/log`, { headers })).text();
  expect(fieldOf(log, "q").value ?? "").toBe("");
});

test("the desk reads what a refund sends and to which card before it confirms, and exactly that leaves, once", async () => {
  const guest = await readyBuyer(market.world, SHOP.mouse, { quantity: 2 });
  const { CustOrderID: number } = await createOrderFor(guest);
  await payWith(guest, number, CARDS.approved);
  const path = `/staff/orders/${number}/refund`;
  const typed = { "units-1": "1", Why: "late", Reason: "Came late" };
  const asked = await send(path, { ...typed, intent: "show" }, owner);
  const amount = /Sends \$([\d.,]+) to visa 4242/i.exec(asked.html)?.[1] ?? "";
  expect(Number(amount)).toBeGreaterThan(59);
  expect(asked.html).toContain(`>Send $${amount}</button>`);
  const [charge] = await market.peer.chargesOf(number);
  expect(charge?.amountRefunded).toBe(0);
  const { Version = "", Key = "" } = Object.fromEntries(
    ["Version", "Key"].map((name) => [name, fieldOf(asked.html, name).value ?? ""]),
  );
  const confirm = { ...typed, Version, Key, intent: "send" };
  // Pressed twice it is one refund.
  for (let press = 0; press < 2; press += 1) expect((await send(path, confirm, owner)).status).toBe(303);
  expect((await market.peer.chargesOf(number))[0]?.amountRefunded).toBe(Math.round(Number(amount) * 100));
  const tooMany = await send(path, { ...typed, "units-1": "2", intent: "show" }, owner);
  expect([tooMany.status, tooMany.html.includes("More units than are left.")]).toEqual([422, true]);
  expect((await send(path, { ...typed, "units-1": "", intent: "send" }, owner)).status).toBe(422);
});
