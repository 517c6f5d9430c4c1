import { chromium, type Browser, type CDPSession } from "@playwright/test";
import type { OpenStore } from "../e2e/open-store.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { firstProduct } from "./measure-pages.ts";
import type { Figure } from "./report.ts";

/** A slow phone: a quarter of this machine's speed, and Lighthouse's "slow 4G". */
const SLOWER = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };
const TIMES = 5;
const ADD = 'main form[action="/carts"] button';

interface Visit {
  /** Milliseconds from the start of the visit. */
  largestPaint: number;
  /** Milliseconds beyond 50 of each task after the first paint, together. */
  blocked: number;
}

/** What a slow phone's shopper waits for: medians of five first visits. Times, so only as good as the machine is quiet. */
export async function measurePhone(store: OpenStore): Promise<Figure[]> {
  const executablePath = findBrowser();
  if (executablePath === null) return [];
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const product = await firstProduct(store);
    const figures: Figure[] = [];
    for (const [name, path] of [
      ["home", "/"],
      ["listing", "/gaming-pcs"],
      ["product", product],
    ] as const) {
      const visits: Visit[] = [];
      for (let time = 0; time < TIMES; time += 1) visits.push(await visit(browser, store.url + path));
      const largestPaint = median(visits.map((one) => one.largestPaint));
      const blocked = median(visits.map((one) => one.blocked));
      figures.push({ what: `${name}, largest paint on a slow phone`, value: largestPaint / 1000, unit: "s", most: 2 });
      figures.push({ what: `${name}, blocked after the first paint`, value: blocked, unit: "ms", most: 50 });
      if (name === "home") continue;
      const taken: number[] = [];
      for (let time = 0; time < TIMES; time += 1) taken.push(await press(browser, store.url + path));
      figures.push({ what: `${name}, a press is taken`, value: median(taken) / 1000, unit: "s", most: 2 });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function slowPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return { context, page };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { context, page } = await slowPage(browser);
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, tasks: [] as [start: number, took: number][] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const measured = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { largestPaint: number; tasks: [number, number][] } };
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const blocked = seen.tasks.reduce((sum, [start, took]) => sum + (start > first ? took - 50 : 0), 0);
    return { largestPaint: seen.largestPaint, blocked };
  });
  await context.close();
  return measured;
}

/**
 * From the start of the visit until a press on "Add to cart" is taken, in milliseconds: pressed by a finger that waits
 * for nothing but the first paint and the page's own scripts (before those the form is sent as a form), and taken when
 * the page asks the store to add. What comes before its island is awake is held until then.
 */
async function press(browser: Browser, url: string): Promise<number> {
  const { context, page } = await slowPage(browser);
  await page.addInitScript((button) => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (String(input).endsWith("/api/carts/addToCart")) Object.assign(globalThis, { takenAt: performance.now() });
      return fetch(input, init);
    };
    const pressOnce = () => document.querySelector<HTMLButtonElement>(button)?.click();
    new PerformanceObserver((_, watching) => {
      watching.disconnect();
      if (document.querySelector("island-root[data-awake]")) return pressOnce();
      new MutationObserver((_changes, awake) => {
        awake.disconnect();
        pressOnce();
      }).observe(document, { subtree: true, attributeFilter: ["data-awake"] });
    }).observe({ type: "paint", buffered: true });
  }, ADD);
  await page.goto(url, { waitUntil: "commit" });
  const taken = await page.waitForFunction(() => (globalThis as { takenAt?: number }).takenAt, null, {
    timeout: 60_000,
  });
  const at = await taken.jsonValue();
  await context.close();
  return at ?? Number.POSITIVE_INFINITY;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
