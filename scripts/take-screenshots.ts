import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { DEFAULT_LOCALE, inLocale, type Locale, LOCALES, prefixOf } from "#messages/locales.ts";
import { SCENES } from "../e2e/scenes/all-scenes.ts";
import { fillBefore, fillStage } from "../e2e/scenes/fill-stage.ts";
import type { PageScene } from "../e2e/scenes/page-scene.ts";
import { openSceneStore } from "../e2e/scenes/open-scene-store.ts";
import { type Looks, takePictures } from "../e2e/scenes/take-pictures.ts";

const FOLDER = "reports/screenshots";
const USAGE = `npm run screenshots -- [--only PATTERN] [--widths 390,1280] [--themes dark,light] [--locale fr-CA]

  Opens a store of its own, brings it into every scene of e2e/scenes, and takes its pictures into ${FOLDER}.
  --only PATTERN  only the scenes whose name it is found in
  --locale fr-CA  the shop's pages in that language, but those on which something is pressed by its English name
  Fails and says where assistive technology meets a serious fault, or a page is wider than its window.`;

/** `npm run screenshots`: every page in every state, to be looked at. `screenshots.mjs` builds first and finds a browser. */
async function main(words: readonly string[]): Promise<number> {
  const given = (flag: string) => (words.includes(flag) ? (words[words.indexOf(flag) + 1] ?? "") : null);
  const only = given("--only") ?? "";
  const widths = (given("--widths") ?? "390,1280").split(",").map(Number);
  const themes = (given("--themes") ?? "dark,light").split(",").filter((word) => word === "dark" || word === "light");
  const locale = LOCALES.find((one) => one === given("--locale")) ?? DEFAULT_LOCALE;
  const isInLocale = ({ path, act }: PageScene) =>
    locale === DEFAULT_LOCALE || (act === undefined && inLocale(locale, path).startsWith(prefixOf(locale)));
  const scenes = SCENES.filter((scene) => new RegExp(only).test(scene.name) && isInLocale(scene));
  if (scenes.length === 0 || themes.length === 0 || !widths.every((width) => width >= 200 && width <= 4000)) {
    console.log(USAGE);
    return 2;
  }
  if (only === "") await rm(FOLDER, { recursive: true, force: true });
  return take(scenes, { widths, themes, folder: FOLDER }, locale);
}

async function take(scenes: typeof SCENES, looks: Looks, locale: Locale): Promise<number> {
  const executablePath = process.env["BROWSER_PATH"];
  const { stage, close } = await openSceneStore(locale);
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await fillBefore(stage);
    const before = scenes.filter(({ isBefore }) => isBefore);
    const faults = await takePictures(browser, stage, before, looks);
    await fillStage(stage);
    const after = scenes.filter(({ isBefore }) => !isBefore);
    faults.push(...(await takePictures(browser, stage, after, looks)));
    const pictures = scenes.length * looks.widths.length * looks.themes.length;
    console.log(`\n${scenes.length} scenes, ${pictures} pictures in ${looks.folder}, ${faults.length} faults`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    await close();
  }
}

process.exitCode = await main(process.argv.slice(2));
