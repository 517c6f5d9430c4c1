import { type Browser, chromium, type Page } from "@playwright/test";
import type { Look } from "../looks/look.ts";
import type { Angle, Lighting } from "../model.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { bundlePage } from "./bundle-page.ts";
import { yieldTheMachine } from "./yield-the-machine.ts";

export interface PictureRequest {
  /** For messages. */
  name: string;
  look: Look;
  angle: Angle;
  lighting: Lighting;
  widthPx: number;
  samples: number;
}

export interface Studio {
  /** What draws, in words. */
  renderer: string;
  /** A picture as PNG. A page that crashed is opened again once; an error names the picture. */
  photograph(request: PictureRequest): Promise<Buffer>;
  /** Calls a function that the page hung on `globalThis.studio`; what goes in and out is JSON. */
  call(name: string, argument: unknown): Promise<unknown>;
  close(): Promise<void>;
}

const PICTURE_WITHIN_MS = 300_000;

/** Mesa draws about four times faster than the browser's own software renderer. One thread: there is a browser a core. */
const MESA = {
  args: ["--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"],
  environment: { LIBGL_ALWAYS_SOFTWARE: "1", LP_NUM_THREADS: "1" },
};
const OWN = {
  args: ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
  environment: {},
};

/** Opens one browser that stays warm from picture to picture. `script`: see `bundlePage`. */
export async function openStudio({
  script,
  say = () => undefined,
}: { script?: string; say?: (line: string) => void } = {}): Promise<Studio> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("The studio needs a Chromium browser: install one, or name it in BROWSER_PATH");
  const pageScript = script ?? (await bundlePage());
  let { browser, page, renderer } = await openFastest(executablePath, pageScript, say);

  const call = async (name: string, argument: unknown): Promise<unknown> => {
    if (page.isClosed() || !browser.isConnected()) {
      await browser.close().catch(() => undefined);
      ({ browser, page, renderer } = await openFastest(executablePath, pageScript, say));
    }
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("took more than five minutes")), PICTURE_WITHIN_MS);
    });
    await yieldTheMachine();
    try {
      return await Promise.race([page.evaluate(callInPage, { name, argument }), late]);
    } catch (error) {
      // Whatever it was, the next picture begins in a fresh page.
      if (await isBroken(page)) await page.close().catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    renderer,
    call,
    photograph: async ({ name, ...request }) => {
      try {
        const base64 = await call("photograph", request).catch((error: unknown) => {
          if (!page.isClosed()) throw error;
          say(`${name}: the page crashed and is opened again`);
          return call("photograph", request);
        });
        return bytesOf(base64);
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    },
    close: () => browser.close(),
  };
}

function bytesOf(base64: unknown): Buffer {
  if (typeof base64 !== "string") throw new Error("the page gave no picture");
  return Buffer.from(base64, "base64");
}

function callInPage({ name, argument }: { name: string; argument: unknown }): unknown {
  const called: unknown = Reflect.get(globalThis.studio, name);
  if (typeof called !== "function") throw new Error(`the page has no ${name}`);
  return called(argument);
}

/** A page that no longer answers, or whose graphics are gone. */
async function isBroken(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const answer = page.evaluate(() => globalThis.studio.renderer?.()).catch(() => "");
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(""), 10_000).unref());
  return !(await Promise.race([answer, late]));
}

interface Opened {
  browser: Browser;
  page: Page;
  renderer: string;
}

async function openFastest(executablePath: string, script: string, say: (line: string) => void): Promise<Opened> {
  const first = await open(executablePath, script, MESA);
  if (first.renderer && !first.renderer.includes("SwiftShader")) return first;
  await first.browser.close();
  say("Mesa's software renderer was not found: the browser's own is used, which takes about four times as long");
  const second = await open(executablePath, script, OWN);
  if (second.renderer) return second;
  await second.browser.close();
  throw new Error(`${executablePath} cannot draw WebGL`);
}

async function open(
  executablePath: string,
  script: string,
  { args, environment }: { args: string[]; environment: Record<string, string> },
): Promise<Opened> {
  const browser = await chromium.launch({
    executablePath,
    args,
    chromiumSandbox: false,
    env: { ...process.env, ...environment },
  });
  try {
    const page = await browser.newPage();
    page.on("crash", () => void page.close());
    await page.setContent("<!doctype html><meta charset=utf-8>");
    await page.addScriptTag({ content: script });
    const renderer = await page.evaluate(() => globalThis.studio.renderer?.() ?? "");
    return { browser, page, renderer };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
