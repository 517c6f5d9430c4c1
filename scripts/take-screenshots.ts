import { rm } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { SCENES } from "../e2e/scenes/all-scenes.ts";
import { fillBefore, fillStage } from "../e2e/scenes/fill-stage.ts";
import { openSceneStore } from "../e2e/scenes/open-scene-store.ts";
import { type Looks, takePictures } from "../e2e/scenes/take-pictures.ts";

const FOLDER = "reports/screenshots";
const USAGE = `npm run screenshots -- [--only PATTERN] [--widths 390,1280] [--themes dark,light]

  Opens a store of its own, brings it into every scene of e2e/scenes, and takes its pictures into ${FOLDER}.
  --only PATTERN  only the scenes whose name it is found in
  Fails and says where assistive technology meets a serious fault, or a page is wider than its window.`;

/** `npm run screenshots`: every page in every state, to be looked at. `screenshots.mjs` builds first and finds a browser. */
async function main(words: readonly string[]): Promise<number> {
  const given = (flag: string) => (words.includes(flag) ? (words[words.indexOf(flag) + 1] ?? "") : null);
  const only = given("--only") ?? "";
  const widths = (given("--widths") ?? "390,1280").split(",").map(Number);
  const themes = (given("--themes") ?? "dark,light").split(",").filter((word) => word === "dark" || word === "light");
  const scenes = SCENES.filter(({ name }) => new RegExp(only).test(name));
  if (scenes.length === 0 || themes.length === 0 || !widths.every((width) => width >= 200 && width <= 4000)) {
    console.log(USAGE);
    return 2;
  }
  if (only === "") await rm(FOLDER, { recursive: true, force: true });
  return take(scenes, { widths, themes, folder: FOLDER });
}

async function take(scenes: typeof SCENES, looks: Looks): Promise<number> {
  const executablePath = process.env["BROWSER_PATH"];
  const { stage, close } = await openSceneStore();
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
