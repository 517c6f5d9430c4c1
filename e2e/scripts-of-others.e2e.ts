import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { PAYMENT_PAGE_SCRIPTS, scriptNameOf } from "#server/pages/payment-scripts.ts";
import type { ToldScript } from "#sandbox/scripts/script-stubs.ts";
import { firstOf } from "./listed-products.ts";
import { openStore, type OpenStore } from "./open-store.ts";
import { test } from "./shop.ts";
import {
  addToCart,
  awake,
  fillInformation,
  goToPayment,
  keepShipping,
  openPage,
  pay,
  typeCard,
  watchErrors,
} from "./shopper.ts";

let store: OpenStore;
let product: string;
test.beforeAll(async () => {
  store = await openStore();
  product = await firstOf(store, "prebuilt-gaming-pcs");
});
test.afterAll(() => store.stop());
test.beforeEach(() => fetch(`${store.sandboxUrl}/sandbox/scripts/reset`, { method: "POST" }));

const told = async () => (await (await fetch(`${store.sandboxUrl}/sandbox/scripts/told`)).json()) as ToldScript[];

/** Everything that a page asks of anybody but the store, as it is told; the sandbox plays all of them. */
function askedOfOthers(page: Page): { since(): string[] } {
  let asked = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== store.url && pathname !== "/scripts/told") asked.add(pathname);
  });
  return {
    since() {
      const all = [...asked].toSorted();
      asked = new Set();
      return all;
    },
  };
}

/** What one page has asked of others so far: frames come one after the other. */
function gathered(asked: { since(): string[] }): () => string[] {
  const all = new Set<string>();
  return () => {
    for (const one of asked.since()) all.add(one);
    return [...all].toSorted();
  };
}

const accept = (context: BrowserContext) =>
  context.addCookies([{ name: "cookie-consent", value: "true", url: store.url }]);

const WAYS = () =>
  [
    ["/", ["accessibility", "affiliate", "chat"]],
    ["/gaming-pcs", ["accessibility", "affiliate", "chat"]],
    ["/gear-store", ["accessibility", "affiliate"]],
    ["/pc-lab", ["accessibility", "affiliate"]],
    [new URL(product).pathname, ["accessibility", "affiliate", "lender"]],
    ["/legal/returns", ["accessibility", "affiliate", "chat"]],
    ["/sign-in", ["accessibility", "affiliate", "chat"]],
    ["/carts", ["accessibility"]],
    ["/carts/order-survey", ["accessibility", "survey-ads"]],
    ["/staff/sign-in", []],
  ] as const;
const filesOf = (slots: readonly string[]) => slots.map((slot) => `/scripts/${slot}.js`);

const toFoot = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** Opens a page, comes to its foot, and gives what is lazy its time. */
async function readThrough(page: Page, path: string): Promise<void> {
  await page.goto(store.url + path);
  await toFoot(page);
  await page.waitForTimeout(400);
}

/** All that a page asked of others since it was opened, at its foot: what came late moved the foot down. */
function askedAtFoot(page: Page, asked: Parameters<typeof gathered>[0]): () => Promise<string[]> {
  const all = gathered(asked);
  return async () => {
    await toFoot(page);
    return all();
  };
}

test("before Accept no page asks anybody but the store", async ({ page }) => {
  const asked = askedOfOthers(page);
  for (const [path] of WAYS()) {
    await readThrough(page, path);
    expect(asked.since(), path).toEqual([]);
  }
  expect(await told()).toEqual([]);
});

test("after Accept each page asks those of its own place, and nobody else", async ({ page, context }) => {
  await accept(context);
  const errors = watchErrors(page, (url) => url.endsWith("/carts/order-survey"));
  const asked = askedOfOthers(page);
  for (const [path, slots] of WAYS()) {
    await readThrough(page, path);
    await expect.poll(askedAtFoot(page, asked), path).toEqual(filesOf(slots));
  }
  expect(errors).toEqual([]);
});

test("they hear which kind of page it is: no cookie, no page around them, no address", async ({ page, context }) => {
  await accept(context);
  await readThrough(page, new URL(product).pathname);
  await expect.poll(() => told().then(({ length }) => length)).toBe(3);
  for (const one of await told()) {
    expect(one).toMatchObject({ page: "product", origin: "null", cookies: "closed", around: "closed" });
    expect(one.referrer).toBe("");
  }
});

test("they come with the press on Accept, without another page", async ({ page }) => {
  await openPage(page, `${store.url}/legal/returns`);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => told().then((all) => all.map(({ slot }) => slot))).toContain("affiliate");
  await page.frameLocator('iframe[title="Chat"]').getByRole("button", { name: "Chat (sandbox)" }).click();
  await expect.poll(() => told().then((all) => all.map(({ what }) => what))).toContain("pressed");
});

test("they come to whoever presses Accept at the foot of a long page", async ({ page }) => {
  await openPage(page, product);
  await toFoot(page);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect
    .poll(() => told().then((all) => all.map(({ slot }) => slot).toSorted()))
    .toEqual(["accessibility", "affiliate", "lender"]);
});

test("under Global Privacy Control nobody who tells of people to others comes, whatever was accepted", async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ "sec-gpc": "1" });
  await accept(context);
  const asked = askedOfOthers(page);
  for (const [path, slots] of WAYS()) {
    await readThrough(page, path);
    const left = slots.filter((slot) => slot !== "affiliate" && slot !== "survey-ads");
    await expect.poll(askedAtFoot(page, asked), path).toEqual(filesOf(left));
  }
});

test("at the payment nobody is asked but who takes the card, and its scripts are those on the list", async ({
  page,
  context,
}) => {
  await accept(context);
  const asked = askedOfOthers(page);
  await openPage(page, product);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();
  await expect.poll(() => told().then((all) => all.map(({ slot }) => slot))).toContain("fraud");
  await fillInformation(page);
  await page.waitForURL(/step=shipping/);
  await page.waitForTimeout(300);
  asked.since();
  await keepShipping(page);
  await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeFocused();
  await expect(page.locator("iframe.slots")).toHaveCount(0);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.frame() === page.mainFrame()) scripts.push(request.url());
  });
  await page.reload();
  await typeCard(page, "4242424242424242");
  await page.waitForTimeout(300);
  // The frame of the card's fields, its font, and the script of who takes cards: one provider.
  const ofProvider = /^\/(?:card-fields|v3|assets)\//;
  expect(asked.since().filter((path) => !ofProvider.test(`${path}/`))).toEqual([]);
  const own = new Set(scripts.map((url) => scriptNameOf(url.replace(store.url, ""))));
  const listed = new Set(PAYMENT_PAGE_SCRIPTS.map(({ name }) => name));
  expect([...own].filter((name) => !listed.has(name)).toSorted()).toEqual([`${store.sandboxUrl}/v3/`]);
  expect([...listed].filter((name) => !own.has(name)).toSorted()).toEqual([]);
  expect(store.output()).not.toContain("not on its list");
});

test("a product is bought while every script of others is slow, down or wrong", async ({ page, context }) => {
  await accept(context);
  const troubles = [
    async (route: Route) => {
      await wait(30_000);
      await route.abort().catch(() => null);
    },
    (route: Route) => route.abort("connectionrefused"),
    (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }),
  ];
  let asked = 0;
  await page.route(`${store.sandboxUrl}/scripts/*`, (route) => troubles[(asked += 1) % troubles.length]?.(route));
  // A page is there before a frame on it has loaded.
  const opened = (url: string) => page.goto(url, { waitUntil: "domcontentloaded" });
  for (const path of ["/", "/legal/returns", "/sign-in"]) {
    await opened(store.url + path);
    await expect(page.getByRole("main")).toBeVisible();
  }
  await opened(product);
  await awake(page);
  await addToCart(page);
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  await fillInformation(page);
  await keepShipping(page);
  await typeCard(page, "4242424242424242");
  await pay(page);
  await expect(page).toHaveURL(/\/carts\/order/);
  expect(asked).toBeGreaterThan(troubles.length * 2);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a script that is put into the payment page is stopped, and the store's log says so", async ({ page }) => {
  await goToPayment(page, product);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://skimmer.example/take.js";
    document.head.append(script);
  });
  await expect.poll(() => store.output()).toContain("skimmer.example");
});
