import { readFile, rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { buyOverHttp } from "./api-buyer.ts";
import { checkPage } from "./check-page.ts";
import { DeskWorker, hireStaff, press } from "./desk-worker.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { test } from "./shop.ts";

test.describe.configure({ mode: "serial" });

let store: OpenStore;
let invitation: string;
let pc: string;
let mouse: string;
let ines: DeskWorker;

/** Two paid orders, and the first of the staff. */
test.beforeAll(async () => {
  const open = await openStore();
  const buy = async (list: "gaming-pcs" | "gear-store") => {
    const product = (await productsOf(open, list)).find(({ canAddToCart }) => canAddToCart);
    return buyOverHttp(open.url, product?.skuId ?? 0);
  };
  pc = await buy("gaming-pcs");
  mouse = await buy("gear-store");
  ({ store, invitation } = await hireStaff(open, [
    `update order_lines set made = 'built' where order_id = (select id from orders where order_number = '${pc}')`,
  ]));
  ines = new DeskWorker(store.url);
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

test.use({ javaScriptEnabled: false });

test("the first of the staff joins by the command's link with a password and an authenticator, once", async ({
  page,
}) => {
  await ines.readInvitation(page, invitation);
  await ines.join(page, "too short");
  await expect(page.getByRole("main")).toContainText("Use 15 characters or more");
  await ines.join(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
  await expect(page.getByRole("main")).toContainText(pc);
  await press(page, "Sign out");
  await page.goto(invitation);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This invitation has ended");
});

test("staff sign in with a code, build, test and ship a PC; its buyer reads it on the order page and in a mail", async ({
  page,
  browser,
}) => {
  await page.goto(`${store.url}/staff`);
  await expect(page).toHaveURL(`${store.url}/staff/sign-in`);
  await ines.signIn(page);
  await page.getByRole("button", { name: `Start the build, ${pc}` }).click();
  await expect(page.getByRole("row", { name: pc })).toContainText("Building");
  await page.getByRole("link", { name: pc, exact: true }).click();
  await press(page, "Start the test");
  await page.locator("form", { hasText: "Back to the bench" }).getByLabel("Reason").fill("Fan rattles");
  await press(page, "Send back");
  await expect(page.getByRole("main")).toContainText("Back to the bench: Fan rattles");
  await press(page, "Start the test");
  await page.getByLabel("Processor, hottest (°C)").fill("780");
  await press(page, "Save what was measured");
  await expect(page.getByRole("main")).toContainText("It can be 10 to 120.");
  await page.getByLabel("Processor, hottest (°C)").fill("78");
  await page.getByLabel("Memory tested (passes)").fill("4");
  await press(page, "Save what was measured");
  await expect(page.getByLabel("Processor, hottest (°C)")).toHaveValue("78");
  await press(page, "Mark packed");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Testing");
  await page.getByLabel("Why before its test is over").fill("Burned in on another bench");
  await press(page, "Mark packed");
  await expect(page.getByRole("main")).toContainText("Packed before its test was over: Burned in on another bench");
  await page.getByLabel("Tracking number").fill("12");
  await press(page, "Ship it");
  await expect(page.getByRole("alert")).toContainText(
    "This is no tracking number of FedEx. One looks like 771234567890.",
  );
  await page.getByLabel("Carrier").selectOption("FedEx");
  await page.getByLabel("Tracking number").fill("7712 3456 7890");
  await press(page, "Ship it");
  await expect(page.getByRole("main")).toContainText("Shipped with FedEx, 771234567890");
  const buyer = await browser.newPage({ javaScriptEnabled: false });
  await expect(async () => {
    await buyer.goto(`${store.url}/dev/outbox`);
    await expect(buyer.getByRole("link", { name: `Order ${pc} is on its way` })).toHaveCount(1);
  }).toPass();
  await buyer.goto(await orderLinkInMail(buyer, store.url, new RegExp(`${pc}: receipt for`)));
  await expect(buyer.getByRole("main")).toContainText("Shipped");
  await expect(buyer.getByRole("link", { name: "771234567890" })).toHaveAttribute("href", /fedex\.com/);
  await expect(buyer.getByRole("main")).toContainText("4 passes without an error");
  await expect(buyer.getByRole("main")).not.toContainText("rattles");
  await buyer.close();
  await press(page, "Mark delivered");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Delivered");
});

test("a held order stops, goes on, and is called off with everything given back; a shelf is corrected", async ({
  page,
}) => {
  await ines.signIn(page);
  await page.goto(`${store.url}/staff?q=${mouse}`);
  await page.getByRole("link", { name: mouse, exact: true }).click();
  await page.locator("form", { hasText: "Nothing is built" }).getByLabel("Reason").fill("Look at the address");
  await press(page, "Hold");
  await expect(page.getByRole("main")).toContainText("Held by Ines Duarte: Look at the address");
  await expect(page.getByRole("button", { name: "Mark packed" })).toHaveCount(0);
  await press(page, "Release");
  await page.getByLabel("Note").fill("The buyer called twice");
  await press(page, "Add note");
  await page.getByRole("link", { name: "Give money back" }).click();
  await page.getByLabel(/: units$/).fill("1");
  await page.getByLabel("Reason").fill("Scratched");
  await press(page, "Go on");
  await expect(page.getByRole("status")).toContainText(/^Sends \$[\d.,]+ to Visa 4242/);
  await page.getByRole("button", { name: /^Send \$/ }).click();
  await expect(page.getByRole("main")).toContainText("Scratched");
  await page.locator("form", { hasText: "the stock is free again" }).getByLabel("Reason").fill("Buyer called");
  await press(page, "Cancel the order");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Refunded");
  await page.goto(`${store.url}/staff/stock`);
  const sku = (await page.locator("td b").first().innerText()).trim();
  await page.getByLabel("SKU", { exact: true }).fill(sku);
  await page.getByLabel("By how many").fill("3");
  await page.getByLabel("Reason").fill("Counted");
  await press(page, "Correct");
  await expect(page.getByRole("status")).toContainText("on the shelf now");
});

test("a guest asks for a return and shows a picture of it; the desk accepts it, and a mail says where to send it", async ({
  page,
  browser,
}) => {
  const buyer = await browser.newPage({ javaScriptEnabled: true });
  await buyer.goto(`${store.url}/support/rma`);
  await buyer.getByLabel("Order number").fill(pc);
  await buyer.getByLabel("Email of the order").fill("ada@example.com");
  await press(buyer, "Find the order");
  await buyer.getByLabel("Why").selectOption("damaged");
  await buyer.getByLabel("Anything we should know?").fill("The glass is cracked.");
  const shown = { name: "cracked.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
  const icon = await readFile("storefront/public/icon-192.png");
  await buyer.getByLabel(/^Show us/).setInputFiles([{ ...shown, name: "icon-192.png", buffer: icon }, shown]);
  await press(buyer, "Request the return");
  await expect(buyer.getByRole("alert")).toContainText("but not cracked.png. This file is not what its name says");
  await checkPage(buyer, / · Rigsmith$/);
  await buyer.getByRole("button", { name: /^See where it stands: RMA-/ }).click();
  await expect(buyer.getByRole("heading", { level: 1 })).toHaveText(/^Return RMA-/);
  await expect(buyer.getByRole("main")).toContainText("You have our answer by");
  const file = buyer.getByLabel(/^A picture or PDF for RMA-/);
  await file.setInputFiles(shown);
  await press(buyer, "Add it");
  await expect(buyer.getByRole("alert")).toContainText("This file is not what its name says");
  await file.setInputFiles({ ...shown, name: "bill.pdf", buffer: Buffer.from("%PDF-1.7 %%EOF") });
  await press(buyer, "Add it");
  await expect(buyer.getByRole("status")).toHaveText("Your file is with us.");
  await expect(buyer.getByRole("main")).toContainText("icon-192.png, bill.pdf");
  await buyer.getByLabel("Your message").fill("Is one box enough?");
  await press(buyer, "Send");
  await expect(buyer.getByRole("status")).toContainText("Your message is with us");
  await checkPage(buyer, / · Rigsmith$/);
  await ines.signIn(page);
  await page.goto(`${store.url}/staff/returns`);
  await expect(page.getByRole("main")).toContainText("The glass is cracked.");
  const address = await page.getByRole("link", { name: "Download icon-192.png" }).getAttribute("href");
  const download = await page.request.get(store.url + (address ?? ""));
  expect(download.headers()).toMatchObject({
    "content-type": "image/png",
    "content-disposition": expect.stringMatching(/^attachment; filename="RMA-/),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  expect((await buyer.request.get(store.url + (address ?? ""))).url()).toBe(`${store.url}/staff/sign-in`);
  await expect(page.getByRole("main")).toContainText("Is one box enough?");
  await page.getByLabel("Message to the buyer").fill("It needs both.");
  await press(page, "Send the message");
  await expect(page.getByRole("status")).toContainText("sent. The buyer is mailed.");
  await page.getByLabel("To the buyer", { exact: true }).fill("Use both boxes.");
  await press(page, "Accept");
  await expect(page.getByRole("status")).toContainText("Accepted, not here yet");
  await buyer.goto(await orderLinkInMail(buyer, store.url, /^A message about your return RMA-/, "Answer"));
  await buyer.getByLabel("Email of the order").fill("ada@example.com");
  await press(buyer, "See the return");
  await expect(buyer.getByRole("listitem").filter({ hasText: "Your parcel" }).first()).toContainText("Send by");
  await expect(buyer.getByRole("main")).toContainText("It needs both.");
  await checkPage(buyer, / · Rigsmith$/);
  for (const width of [390, 1280]) {
    await buyer.setViewportSize({ width, height: 900 });
    await buyer.screenshot({ path: `reports/screenshots/return-${width}.png`, fullPage: true });
  }
  await expect(async () => {
    await buyer.goto(`${store.url}/dev/outbox`);
    await buyer.getByRole("link", { name: /^Return RMA-.* is accepted$/ }).click();
    await expect(buyer.getByText("1200 Foundry Way")).toBeVisible();
  }).toPass();
  await page.getByLabel(/^Condition of /).selectOption("opened");
  await press(page, "The parcel is here");
  await expect(page.getByRole("status")).toContainText("Here. The buyer is mailed.");
  await expect(page.getByRole("main")).toContainText("Here, opened");
  await page.getByRole("link", { name: "Give back its unit" }).click();
  await expect(page.getByLabel(/: units$/).first()).toHaveValue("1");
  await buyer.goto(await orderLinkInMail(buyer, store.url, /^The parcel of return RMA-/, "See the return"));
  await buyer.getByLabel("Email of the order").fill("ada@example.com");
  await press(buyer, "See the return");
  await expect(buyer.getByRole("main")).toContainText("Here, opened");
  await checkPage(buyer, / · Rigsmith$/);
  await buyer.close();
});

test("every page of the desk is whole at every width and in both themes", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(`${store.url}/staff/sign-in`);
  await checkPage(page, / · Rigsmith$/);
  await ines.signIn(page);
  for (const path of [
    "/staff",
    "/staff?tab=held",
    "/staff/stock",
    "/staff/returns",
    "/staff/ship-dates",
    "/staff/screening",
    "/staff/exemptions",
    "/staff/points?q=1",
    "/staff/reviews",
    "/staff/people",
    "/staff/log",
    `/staff/orders/${mouse}/change`,
    `/staff/orders/${pc}`,
    `/staff/orders/${mouse}`,
    `/staff/orders/${pc}/refund`,
    `/staff/orders/${pc}/sheet`,
  ]) {
    await page.goto(store.url + path);
    await checkPage(page, / · Rigsmith$/);
  }
  // The last one is for paper: one page of it.
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await context.close();
});
