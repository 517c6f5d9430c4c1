import { expect, type Page } from "@playwright/test";
import { graveFaults } from "./grave-faults.ts";
import { watchErrors } from "./shopper.ts";

/** Each width and each theme once: a theme's colors are the same at every width, and a width's layout in every theme. */
const LOOKS = [
  { width: 1440, theme: "dark" },
  { width: 390, theme: "light" },
] as const;
const NARROWEST = 360;

/** Collects everything a page must not do from now on: errors, refused code, requests that fail. `allowed` answers are expected. */
export function watchPage(page: Page, allowed: (url: string) => boolean = () => false): string[] {
  const faults = watchErrors(page, allowed);
  page.on("response", (response) => {
    if (response.status() >= 400 && !allowed(response.url())) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    // A page that is left takes back what it still asked for.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      faults.push(`${request.failure()?.errorText} ${request.url()}`);
  });
  return faults;
}

/** Title, one `h1`, structured data that parses, nothing wider than the narrowest phone, and no serious fault for assistive technology at either width and in either theme. For a page that runs scripts: without them no timer ends. */
export async function checkPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.locator("h1")).toHaveCount(1);
  for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
    expect(JSON.parse(text)).toMatchObject({ "@context": "https://schema.org" });
  }
  for (const { width, theme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate(endTransitions);
    expect(await graveFaults(page), `${width} wide, ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  expect(widest, "the page's width on the narrowest phone").toBeLessThanOrEqual(NARROWEST);
}

/** A color on its way from one theme to the other has neither's contrast, and an inherited one sets out when its parent's arrives. A frame that never comes must not hold the test. Runs in the page. */
export async function endTransitions(): Promise<void> {
  await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 1000))]);
  const onTheWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let transitions = onTheWay(); transitions.length > 0; transitions = onTheWay()) {
    for (const transition of transitions) transition.finish();
  }
}
