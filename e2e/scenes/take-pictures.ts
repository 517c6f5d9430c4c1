import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { inLocale } from "#messages/locales.ts";
import { endTransitions } from "../check-page.ts";
import { graveFaults } from "../grave-faults.ts";
import { type PageScene, withFacts } from "./page-scene.ts";
import type { SceneStage } from "./scene-stage.ts";

export interface Looks {
  widths: readonly number[];
  themes: readonly ("dark" | "light")[];
  folder: string;
}

/** On a busy machine a long page takes its time. */
const WITHIN_MS = 180_000;
/** While one page is drawn, another is asked for. */
const AT_ONCE = 2;

/** Takes each scene's pictures; answers what is wrong with them, each by its scene. */
export async function takePictures(
  browser: Browser,
  stage: SceneStage,
  scenes: readonly PageScene[],
  looks: Looks,
): Promise<string[]> {
  await mkdir(looks.folder, { recursive: true });
  const faults: string[] = [];
  const left = scenes.values();
  const takeThoseLeft = async () => {
    for (const scene of left) {
      const found = await take(browser, stage, scene, looks);
      faults.push(...found.map((fault) => `${scene.name}: ${fault}`));
      console.log([`${found.length === 0 ? "  " : "! "}${scene.name}`, ...found].join("\n      "));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeThoseLeft));
  return faults;
}

async function take(browser: Browser, stage: SceneStage, scene: PageScene, looks: Looks): Promise<string[]> {
  const context = await browser.newContext({
    locale: stage.locale,
    timezoneId: "America/New_York",
    reducedMotion: "reduce",
  });
  const consent = scene.isFirstVisit ? [] : [{ name: "cookie-consent", value: "true" }];
  const cookies = [...consent, ...stage.cookiesOf(scene.as ?? "guest")];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: stage.url })));
  const found = await pictureOf(context, stage, scene, looks).catch((error: unknown) => [String(error)]);
  await context.close();
  return found;
}

async function pictureOf(
  context: BrowserContext,
  stage: SceneStage,
  scene: PageScene,
  looks: Looks,
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(WITHIN_MS);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const answer = await page.goto(stage.url + inLocale(stage.locale, withFacts(scene.path, stage.facts)), {
    waitUntil: "networkidle",
  });
  const status = answer?.status() ?? 0;
  if (status !== (scene.status ?? 200)) faults.push(`answers ${status}`);
  await scene.act?.(page, (text) => withFacts(text, stage.facts));
  for (const width of looks.widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of looks.themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await page.evaluate(endTransitions);
      const path = join(looks.folder, `${scene.name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: !scene.isWindow });
      const found = await faultsOf(page, width, theme !== looks.themes[0]);
      faults.push(...found.map((fault) => `${width} ${theme}: ${fault}`));
    }
  }
  return faults;
}

/** A second theme differs from the first in its colors only. */
async function faultsOf(page: Page, width: number, isSecond: boolean): Promise<string[]> {
  const only = isSecond ? { runOnly: ["color-contrast"] } : {};
  const grave = (await graveFaults(page, only)).map(({ id, at }) => `${id} at ${at.join(", ")}`);
  const widest = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
  return widest > width ? [...grave, `${widest} pixels wide`] : grave;
}
