import { execFileSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { addFactors } from "./add-factors.ts";
import { checkPage } from "./check-page.ts";
import { DeskWorker, DESK_PASSWORD, hireStaff, press } from "./desk-worker.ts";
import { firstOf } from "./listed-products.ts";
import { mailedLink } from "./mailed-link.ts";
import { test } from "./shop.ts";
import { seeAccount } from "./see-account.ts";
import { voucherByCommand } from "./voucher-by-command.ts";
import { keptIn, leaksIn } from "./leaks.ts";
import { TYPED } from "./typed-secrets.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { addToCart, awake, CARDS, fillInformation, keepShipping, openPage, pay, typeCard } from "./shopper.ts";

test.describe.configure({ mode: "serial" });

const EMAIL = "ada@example.com";
const PASSWORD = "quiet fan on a desk";
/** One person walks through registering, two purchases and a return within a few minutes. */
const environment = { RATE_LIMITS: "off", LOG_LEVEL: "trace" };
let store: OpenStore;
let product: string;
let buyer: Page;
let desk: Page;
let first: string;
let earned: number;
/** What opened something on the way, by what it is. */
const opened: Record<string, string> = { password: PASSWORD, "desk's password": DESK_PASSWORD };
let output = "";

test.beforeAll(async ({ browser }) => {
  store = await openStore({ environment });
  product = await firstOf(store, "prebuilt-gaming-pcs");
  buyer = await browser.newPage();
  desk = await browser.newPage({ javaScriptEnabled: false });
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

/** From the cart, which is open in the browser, to the paid order; answers its number. */
async function buyTheCart(atPayment = async () => {}): Promise<string> {
  await buyer.goto(`${store.url}/carts?step=information`);
  await awake(buyer);
  await expect(buyer.getByRole("main")).toContainText(`You are signed in as ${EMAIL}`);
  await expect(buyer.getByLabel("Last name")).toHaveValue("Byron");
  await fillInformation(buyer, EMAIL);
  await keepShipping(buyer);
  await expect(buyer.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
  await atPayment();
  await typeCard(buyer, CARDS.good);
  await pay(buyer);
  await expect(buyer).toHaveURL(/\/carts\/order\/RS-/);
  return /RS-[0-9A-Z]{5}-[0-9A-Z]{6}/.exec(buyer.url())?.[0] ?? "";
}

/** A figure of the points page, by what stands over it. */
async function points(term: "Available" | "Pending"): Promise<number> {
  await buyer.goto(`${store.url}/account/points`);
  const figure = buyer.locator("dl > div").filter({ has: buyer.getByText(term, { exact: true }) });
  const text = await figure.locator("dd").evaluate((dd) => dd.firstChild?.textContent ?? "");
  return Number(text.replaceAll(",", "").replace("−", "-"));
}

test("a new member's first order earns points, which wait for it to ship", async () => {
  await buyer.goto(`${store.url}/register`);
  await buyer.getByLabel("First name").fill("Ada");
  await buyer.getByLabel("Last name").fill("Byron");
  await buyer.getByRole("textbox", { name: "Email" }).fill(EMAIL);
  await buyer.getByLabel("Password").fill(PASSWORD);
  await press(buyer, "Create my account");
  const link = await mailedLink(buyer, store.url, EMAIL, "Confirm your email");
  opened["mailed link"] = secretOf(link);
  await buyer.goto(link);
  await buyer.getByLabel("Password").fill(PASSWORD);
  await press(buyer, "Confirm and sign in");
  await expect(buyer).toHaveURL(`${store.url}/account`);
  await openPage(buyer, product);
  await addToCart(buyer);
  first = await buyTheCart();
  earned = await points("Pending");
  expect(earned).toBeGreaterThan(500);
  expect(await points("Available")).toBe(0);
});

test("the desk ships the order: its points can be spent", async () => {
  output += store.output();
  const hired = await hireStaff(store, [], environment, (settings) => {
    opened["voucher code"] = voucherByCommand("5", EMAIL, settings);
    opened["voucher code in one"] = opened["voucher code"].replaceAll("-", "");
  });
  opened["invitation"] = secretOf(hired.invitation);
  store = hired.store;
  const ines = new DeskWorker(store.url);
  await ines.readInvitation(desk, hired.invitation);
  opened["desk's authenticator"] = (await desk.locator("code").innerText()).replaceAll(/\s/g, "");
  await ines.join(desk);
  await desk.goto(`${store.url}/staff/orders/${first}`);
  for (const move of ["Start the build", "Start the test", "Mark packed"]) {
    if (!(await desk.getByRole("button", { name: move, exact: true }).isVisible())) continue;
    await press(desk, move);
  }
  await desk.getByLabel("Carrier").selectOption("FedEx");
  await desk.getByLabel("Tracking number").fill("771234567890");
  await press(desk, "Ship it");
  await press(desk, "Mark delivered");
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("Delivered");
  expect(await points("Available")).toBe(earned);
  expect(await points("Pending")).toBe(0);
  await buyer.goto(`${store.url}/account/warranties`);
  await expect(buyer.getByRole("listitem").filter({ hasText: first })).toContainText("days left");
  expect(await buyer.evaluate(() => window.scrollY)).toBe(0);
  await checkPage(buyer, / · Rigsmith$/);
});

test("the buyer's review is read at the desk, and then stands with the product's reviews", async () => {
  await buyer.goto(`${store.url}/account/orders`);
  await buyer
    .getByRole("listitem")
    .filter({ hasText: first })
    .last()
    .getByRole("link", { name: "Write a review" })
    .click();
  await buyer.getByRole("radio", { name: "4 stars" }).check();
  await expect(buyer.getByText("4 of 5, good with a reservation")).toBeVisible();
  await buyer.getByLabel("Name to show").fill("Ada B.");
  await buyer.getByLabel("Tell others what you would tell a friend").fill("Every game runs as the page said.");
  await press(buyer, "Send the review");
  await expect(buyer.getByRole("status")).toHaveText("Thank you. We read it before we show it.");
  await openPage(buyer, product);
  await expect(buyer.locator("#reviews")).not.toContainText("Every game runs as the page said.");
  const reviews = await buyer.locator("#reviews").getByRole("link").last().getAttribute("href");
  await desk.goto(`${store.url}/staff/reviews`);
  await expect(desk.getByRole("main")).toContainText("Every game runs as the page said.");
  await press(desk, "Show it");
  await buyer.goto(store.url + (reviews ?? ""));
  await expect(buyer.getByRole("main")).toContainText("Every game runs as the page said.");
  await expect(buyer.getByRole("main")).toContainText("Bought here");
  await expect(buyer.getByRole("main")).not.toContainText("Sample");
});

test("a second order is paid in part with points and a gift voucher, and the bill says so", async () => {
  await openPage(buyer, await firstOf(store, "gear-store"));
  await addToCart(buyer);
  await openPage(buyer, `${store.url}/carts`);
  await buyer.getByText("Reward points", { exact: true }).click();
  await buyer.getByLabel("Points to spend").fill("500");
  await press(buyer, "Spend");
  await expect(buyer.getByRole("main")).toContainText("500 points take $5.00 off");
  await buyer.getByText("Gift voucher", { exact: true }).click();
  await buyer.getByLabel("Voucher code").fill(opened["voucher code"] ?? "");
  await press(buyer, "Use it");
  await expect(buyer.locator(".receipt__tender")).toHaveText(/Gift voucher\s*−\$5\.00/);
  const second = await buyTheCart();
  await expect(buyer.getByText(`Gift voucher ending in ${opened["voucher code"]?.slice(-4)}`)).toBeVisible();
  expect(await points("Available")).toBe(earned - 500);
  await expect(buyer.getByRole("row", { name: `Spent, order ${second}` })).toContainText("−500");
  await seeAccount(buyer, store.url, second, opened["voucher code"] ?? "");
});

test("a certificate that the desk approved takes the sales tax off at payment, once its box is ticked", async () => {
  await buyer.goto(`${store.url}/account/tax-exemption`);
  await buyer.getByLabel("State you ship to").selectOption("Colorado");
  await buyer.getByLabel("Name on the certificate").fill("Byron Lab");
  await buyer.getByLabel("Why no tax is owed").selectOption("A school or university");
  await buyer.getByLabel("Certificate number").fill("98-01339");
  await press(buyer, "Send the application");
  await expect(buyer.getByRole("listitem").filter({ hasText: "Byron Lab" })).toContainText("Being checked");
  await checkPage(buyer, / · Rigsmith$/);
  await desk.goto(`${store.url}/staff/exemptions`);
  await desk.getByLabel("Answer").fill("The number is right.");
  await press(desk, "Approve");
  await expect(desk.getByRole("status")).toContainText("Decided");
  await openPage(buyer, await firstOf(store, "gear-store"));
  await addToCart(buyer);
  const box = buyer.getByLabel("Buy for Byron Lab, without Colorado sales tax");
  const third = await buyTheCart(async () => {
    await expect(box).not.toBeChecked();
    await expect(buyer.getByRole("main")).not.toContainText("Exempt by certificate");
    await buyer.getByText("Buy for Byron Lab, without Colorado sales tax").click();
    await expect(box).toBeChecked();
    await expect(buyer.getByRole("main")).toContainText("Exempt by certificate 98-01339");
  });
  await expect(buyer.getByRole("main")).toContainText(third);
  await expect(buyer.getByRole("main")).toContainText("Exempt by certificate 98-01339");
});

test("points that the desk gives are there at once, and the history says why", async () => {
  const before = await points("Available");
  await desk.goto(`${store.url}/staff/points?q=${EMAIL}`);
  await desk.getByLabel("By how many").fill("250");
  await desk.getByLabel("Reason").fill("The parcel was late");
  await press(desk, "Correct");
  await expect(desk.getByRole("status")).toContainText(`can spend ${(before + 250).toLocaleString("en-US")} points`);
  expect(await points("Available")).toBe(before + 250);
  await expect(buyer.getByRole("row", { name: "Corrected by us" })).toContainText("The parcel was late");
  await desk.getByLabel("By how many").fill("-250");
  await desk.getByLabel("Reason").fill("It was not late");
  await press(desk, "Correct");
  expect(await points("Available")).toBe(before);
});

test("the first order comes back: the desk settles the return and refunds it, and its points are taken back", async () => {
  await buyer.goto(`${store.url}/account/returns`);
  await buyer.getByRole("link", { name: "New return" }).first().click();
  await buyer.getByLabel("Order number").fill(first);
  await buyer.getByLabel("Email of the order").fill(EMAIL);
  await press(buyer, "Find the order");
  await buyer.getByLabel("Anything we should know?").fill("Too loud for the room.");
  await press(buyer, "Request the return");
  await expect(buyer.getByRole("status")).toContainText("is with us");
  await desk.goto(`${store.url}/staff/returns?q=${first}`);
  for (const move of ["Accept", "The parcel is here"]) await press(desk, move);
  await desk.getByRole("link", { name: /^Give back its unit/ }).click();
  await expect(desk.getByLabel(/: units$/).first()).toHaveValue("1");
  await desk.getByLabel("Everything that is left").check();
  await press(desk, "Go on");
  await desk.getByRole("button", { name: /^Send \$/ }).click();
  await press(desk, "Settled");
  await desk.goto(`${store.url}/staff/orders/${first}`);
  await expect(desk.getByRole("heading", { level: 1 })).toContainText("Refunded");
  expect(await points("Available")).toBe(-500);
  const takenBack = buyer.getByRole("row", { name: `Taken back after a refund, order ${first}` });
  await expect(takenBack).toContainText(`−${earned.toLocaleString("en-US")}`);
  await buyer.goto(`${store.url}/account/returns`);
  await expect(buyer.getByRole("main")).toContainText("Settled");
});

/** A call with the buyer's own cookies. */
async function call(method: string, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await buyer.request.fetch(store.url + path, { method, data, headers: { origin: store.url } });
  return (await answer.json()) as Record<string, unknown>;
}

test("links, second factors, passkeys and tester mode open what they are for", async () => {
  await call("POST", "/api/order/look-up", { OrderNumber: first, Email: EMAIL });
  const orderLink = await mailedLink(buyer, store.url, EMAIL, "Your link to");
  opened["order link"] = secretOf(orderLink);
  await buyer.goto(orderLink);
  await expect(buyer).not.toHaveURL(/key=/);
  const tester = execFileSync(process.execPath, ["scripts/tester.ts"], {
    env: { ...process.env, DATA_DIR: store.dataDir, STORE_URL: store.url, DATABASE_URL: "" },
    encoding: "utf8",
  });
  const testerLink = /http\S+/.exec(tester)?.[0] ?? "";
  opened["tester link"] = secretOf(testerLink);
  await buyer.goto(testerLink);
  Object.assign(opened, await addFactors({ call, password: PASSWORD, origin: store.url }));
  opened["wrong password"] = "a wrong and quiet fan";
  await call("POST", "/api/login/member", { Email: EMAIL, Password: opened["wrong password"] });
  await call("POST", "/api/member/forget", { Email: EMAIL });
  opened["reset link"] = secretOf(await mailedLink(buyer, store.url, EMAIL, "Reset your"));
});

test("nothing of it that opens anything stands in the database, the logs or the browser's storage in clear", async () => {
  for (const page of [buyer, desk])
    for (const { name, value, httpOnly } of await page.context().cookies())
      if (httpOnly && value.length >= 20) opened[`cookie ${name}`] = value;
  const names = Object.keys(opened).join();
  expect(names).toContain("session");
  expect(names).toContain("staff");
  await openPage(buyer, `${store.url}/carts`);
  const browser = await keptIn(buyer);
  output += store.output();
  await store.kill();
  // Without a mail server the table of mails stands for everybody's inbox.
  const rows = execFileSync(process.execPath, ["e2e/print-texts.ts", store.dataDir, "mails"], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  expect(rows).toContain(EMAIL);
  const secrets = { ...TYPED, ...opened };
  for (const what of [
    "order link",
    "reset link",
    "tester link",
    "authenticator",
    "voucher code",
    "voucher code in one",
    "recovery code 9",
    "invitation",
  ])
    expect(secrets[what] ?? "", what).toMatch(/\S{8}/);
  const places = Object.entries({ "the database": rows, "the logs": output, "the browser": browser });
  expect(leaksIn(places, secrets)).toEqual([]);
  // Whoever looks for them finds one that is there.
  expect(leaksIn([...places, ["a row", `${EMAIL} ${opened["reset link"]}`]], secrets)).toEqual([
    "the reset link in a row",
  ]);
});

/** What of a link nobody can guess: its longest word. */
function secretOf(link: string): string {
  const words = new URL(link).href.split(/[/?=&#.]/);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
}
