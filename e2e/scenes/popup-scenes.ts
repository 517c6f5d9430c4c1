import type { Page } from "@playwright/test";
import { send } from "./acts.ts";
import { awake } from "../shopper.ts";
import type { Act, PageScene } from "./page-scene.ts";

/** Every popup that an account, the cart or the checkout has, and those of a product. The window is looked at, not the page behind. */
export const POPUP_SCENES: readonly PageScene[] = [
  popup("password", "/account/security", pressLink("Change the password"), "newcomer"),
  popup("points", "/store/{pcSlug}", pressLink("How points work")),
  popup("agreement", "/register", pressLink("terms of sale, returns and privacy policy")),
  popup("ready-made", "/store/{pcSlug}", pressLink(/RDY/)),
  popup("country", "/gaming-pcs", pressAnywhere("Canada")),
  popup("gaming-pc", "/gaming-pcs", pressLink("What is a gaming PC?")),
  popup("sku-info", "/store/{pcSlug}", async (page) => page.locator(".spec-table a").first().click()),
  popup("country-with-cart", "/carts", pressAnywhere("Canada"), "shopper"),
  popup("reviews", "/store/{pcSlug}", pressLink(/review/)),
  popup("game-fps", "/store/forge-80", pressLink("Frame rates in your game")),
  popup("benchmark", "/store/forge-80", pressLink(/^Benchmark$/)),
  popup("card-must", "/store/forge-xl-90", pressLink("Its graphics card travels in a box of its own")),
  popup("card-may", "/store/slate-80", pressLink("Its graphics card can travel in a box of its own")),
  popup("model-video", "/store/y70", pressLink("Watch it turn")),
  popup("price-alert", "/store/{pcSlug}", pressLink("Tell me when it costs less")),
  popup("price-alert-wrong", "/store/{pcSlug}", async (page, say) => {
    await pressLink("Tell me when it costs less")(page, say);
    await answer(page, "Tell me");
  }),
  popup("lab-selection", "/pc-lab?build=1p220105-3p220140", pressLink("Choose: Processor")),
  popup("lab-warning", "/pc-lab?build=1p220105-2p220127-3p220140", pressLink("All checks")),
  popup("lab-spec", "/pc-lab?build=1p220105-2p220116-3p220140", pressLink("Parts and facts")),
  popup("lab-gallery", "/pc-lab?build=1p220105-2p220116-3p220140", pressLink("All pictures")),
  popup("notify-pc", "{goneLaptop}", onPhone(pressLink("Notify me"))),
  popup("notify-gear", "{goneGear}", onPhone(pressLink("Notify me"))),
  popup("notify-done", "{goneGear}", async (page, say) => {
    await onPhone(pressLink("Notify me"))(page, say);
    await page.getByRole("dialog").getByLabel("Email").fill("ada@example.com");
    await answer(page, "Notify me");
  }),
  popup("defer", "/carts", chooseLater, "shopper"),
  popup("address-of-another-state", "/carts?step=information", goOnFrom("95811", "Portland", "OR"), "shopper"),
  popup("address-unknown", "/carts?step=information", goOnFrom("99999", "Portland", "OR"), "shopper"),
];

function popup(name: string, path: string, act: Act, as: PageScene["as"] = "guest"): PageScene {
  const shown: Act = async (page, say) => {
    await awake(page);
    await act(page, say);
    await page.getByRole("dialog").waitFor();
    await page.waitForLoadState("networkidle");
  };
  return { name: `popup-${name}`, path, act: shown, as, isWindow: true };
}

function pressLink(name: string | RegExp): Act {
  return async (page) => page.getByRole("main").getByRole("link", { name }).first().click();
}

/** Outside of what the page itself says, too. */
function pressAnywhere(name: string): Act {
  return async (page) => page.getByRole("link", { name }).first().click();
}

/** What stands in the bar at the foot of a narrow window. */
function onPhone(act: Act): Act {
  return async (page, say) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await act(page, say);
  };
}

async function answer(page: Page, button: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
  await page.waitForLoadState("networkidle");
}

async function chooseLater(page: Page): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("radio", { name: /^Later/ })
    .first()
    .click();
}

function goOnFrom(zip: string, city: string, state: string): Act {
  return async (page) => {
    await page.getByLabel("ZIP code", { exact: true }).fill(zip);
    await page.getByLabel("City", { exact: true }).fill(city);
    await page.getByLabel("State", { exact: true }).selectOption(state);
    await send(page, "Continue to shipping");
  };
}
