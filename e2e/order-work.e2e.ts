import { rm } from "node:fs/promises";
import { expect } from "@playwright/test";
import { buyOverHttp } from "./api-buyer.ts";
import { checkPage } from "./check-page.ts";
import { DeskWorker, hireStaff, press } from "./desk-worker.ts";
import { productsOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { test } from "./shop.ts";

let store: OpenStore;
let invitation: string;
let pc: string;

test.beforeAll(async () => {
  const open = await openStore();
  const product = (await productsOf(open, "gaming-pcs")).find(({ canAddToCart }) => canAddToCart);
  pc = await buyOverHttp(open.url, product?.skuId ?? 0);
  ({ store, invitation } = await hireStaff(open, [
    `update order_lines set made = 'built' where order_id = (select id from orders where order_number = '${pc}')`,
  ]));
});
test.afterAll(async () => {
  await store.stop();
  await rm(store.dataDir, { recursive: true, force: true });
});

test("what staff and carrier wrote down of a PC stands on its order: serial numbers, its tests, and where its parcel was seen", async ({
  page,
  browser,
}) => {
  const ines = new DeskWorker(store.url);
  await ines.readInvitation(page, invitation);
  await ines.join(page);
  await page.goto(`${store.url}/staff/orders/${pc}`);
  await press(page, "Start the build");
  await page.getByLabel("The PC itself").fill("LUM80R-0412-9F");
  const parts = page.locator(".desk__serials input");
  for (const [at, serial] of ["9J17402K28840", "5080-3F-220611", "32C30-5519 / 5520"].entries())
    await parts.nth(at + 1).fill(serial);
  await parts.nth(4).fill("<b>");
  await press(page, "Save numbers");
  await expect(page.getByRole("alert")).toContainText("This is no serial number");
  await expect(page.getByLabel("The PC itself")).toHaveValue("LUM80R-0412-9F");
  await parts.nth(4).fill("2239Z8812043");
  await press(page, "Save numbers");
  await expect(page.getByRole("main")).toContainText("Serial numbers");
  await expect(parts.nth(4)).toHaveValue("2239Z8812043");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.screenshot({ path: "reports/screenshots/desk-serials-1280.png", fullPage: true });
  await press(page, "Start the test");
  await page.locator("form", { hasText: "Back to the bench" }).getByLabel("Reason").fill("Fan rattles");
  await press(page, "Send back");
  await press(page, "Start the test");
  await page.getByLabel("Why before its test is over").fill("Tested on another bench");
  await press(page, "Mark packed");
  await press(page, "Make a FedEx label");
  const tracking = /Tracking number (\d{12})/.exec(await page.getByRole("main").innerText())?.[1] ?? "";
  for (const [Code, At, City, State] of [
    ["PU", "2026-11-28T16:02:00-08:00", "SACRAMENTO", "CA"],
    ["AR", "2026-11-29T20:00:00-07:00", "DENVER", "CO"],
    ["OD", "2026-11-30T08:10:00-07:00", "DENVER", "CO"],
  ] as const) {
    const scan = { Tracking: tracking, Code, At, City, State };
    const told = await fetch(`${store.sandboxUrl}/sandbox/fedex/scan`, {
      method: "POST",
      body: new URLSearchParams(scan),
    });
    expect(await told.json()).toEqual({ status: 200 });
  }
  const buyer = await browser.newPage();
  await buyer.goto(await orderLinkInMail(buyer, store.url, new RegExp(`${pc}: receipt for`)));
  const main = buyer.getByRole("main");
  await expect(main).toContainText("Serial LUM80R-0412-9F");
  await expect(main.getByText("9J17402K28840")).toBeVisible();
  await expect(main.getByRole("region", { name: "Test report" }).getByRole("listitem")).toHaveText([
    /^Stopped after /,
    /^Passed after /,
  ]);
  await expect(main).not.toContainText(/rattles|another bench|Ines/);
  await expect(main.getByRole("table").getByRole("row")).toHaveText([
    /^WhatWhereWhen \(Pacific Time\)$/,
    /^Picked upSacramento, CANov 28, 4:02 PM$/,
    /^Arrived at a depotDenver, CONov 29, 7:00 PM$/,
    /^Out for deliveryDenver, CONov 30, 7:10 AM$/,
  ]);
  await expect(main.getByRole("link", { name: "Track it at FedEx" })).toHaveAttribute("href", new RegExp(tracking));
  for (const width of [1280, 390]) {
    await buyer.setViewportSize({ width, height: 900 });
    await buyer.screenshot({ path: `reports/screenshots/order-work-${width}.png`, fullPage: true });
  }
  await checkPage(buyer, / · Rigsmith$/);
  await buyer.setViewportSize({ width: 816, height: 1056 });
  await buyer.emulateMedia({ media: "print" });
  await expect(main.getByText("5080-3F-220611")).toBeVisible();
  await expect(main.getByText("Passed after")).toBeVisible();
  await buyer.screenshot({ path: "reports/screenshots/order-work-print.png", fullPage: true });
  await buyer.close();
});
