import { execFileSync } from "node:child_process";
import { type Cookie, expect, type Page } from "@playwright/test";
import { openDatabase } from "#server/db/open-database.ts";
import { databaseSettings } from "#server/settings/read-settings.ts";
import { authenticator } from "#server/testing/authenticator.ts";
import { openStore, type OpenStore } from "./open-store.ts";

export const DESK_PASSWORD = "a quiet bench by the window";
const EMAIL = "ines@example.com";

export const press = async (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/**
 * While a store rests, the first of its staff is invited by the command. Answers the reopened store and the link.
 */
export async function hireStaff(
  open: OpenStore,
  also: readonly string[] = [],
  environment: Record<string, string> = {},
  whileClosed: (settings: NodeJS.ProcessEnv) => void = () => {},
): Promise<{ store: OpenStore; invitation: string }> {
  const { dataDir, url } = open;
  await open.kill();
  const settings = { ...process.env, DATA_DIR: dataDir, STORE_URL: url, DATABASE_URL: "" };
  const words = ["scripts/staff.ts", "add", EMAIL, "owner", "Ines", "Duarte"];
  const said = execFileSync(process.execPath, words, { env: settings, encoding: "utf8" });
  const db = await openDatabase(databaseSettings(settings));
  for (const statement of also) await db.execute(statement);
  await db.close();
  whileClosed(settings);
  return {
    store: await openStore({ dataDir, port: Number(new URL(url).port), environment }),
    invitation: /http\S+/.exec(said)?.[0] ?? "",
  };
}

/** Ines at the desk, with her authenticator and, once she has signed in, her cookies. */
export class DeskWorker {
  readonly #url: string;
  #code: ReturnType<typeof authenticator> = () => "";
  #cookies: Cookie[] = [];

  constructor(storeUrl: string) {
    this.#url = storeUrl;
  }

  /** Opens the invitation and takes its key into the authenticator. */
  async readInvitation(page: Page, invitation: string): Promise<void> {
    await page.goto(invitation);
    this.#code = authenticator((await page.locator("code").innerText()).replaceAll(/\s/g, ""));
  }

  async join(page: Page, password = DESK_PASSWORD): Promise<void> {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Code", { exact: true }).fill(this.#code(new Date()));
    await press(page, "Join");
  }

  /** Each code opens once, so one browser signs in and the others have its cookie. */
  async signIn(page: Page): Promise<void> {
    await page.context().addCookies(this.#cookies);
    await page.goto(`${this.#url}/staff`);
    if (this.#cookies.length === 0) await this.#typeCode(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders");
    this.#cookies = await page.context().cookies();
  }

  /** The code of this step may be used up already; a clock may be one step ahead. */
  async #typeCode(page: Page): Promise<void> {
    await page.getByLabel("Email").fill(EMAIL);
    for (const stepsOn of [0, 1]) {
      if (!(await page.getByLabel("Code", { exact: true }).isVisible())) break;
      await page.getByLabel("Password").fill(DESK_PASSWORD);
      await page.getByLabel("Code", { exact: true }).fill(this.#code(new Date(), stepsOn));
      await press(page, "Sign in");
      await page.waitForLoadState();
    }
  }
}
