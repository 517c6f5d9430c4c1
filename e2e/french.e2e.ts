import { expect, type Page } from "@playwright/test";
import type { OpenStore } from "./open-store.ts";
import { orderLinkInMail } from "./order-link-in-mail.ts";
import { test } from "./shop.ts";
import { CARDS, openPage, watchErrors } from "./shopper.ts";

let store: OpenStore;
test.beforeAll(({ shop }) => {
  store = shop;
});

const PC = "/fr-ca/store/forge-70-ti-rdy";
const ADA = { Courriel: "ada@example.com", Téléphone: "3035550123", Prénom: "Ada", "Nom de famille": "Byron" };

async function add(page: Page): Promise<void> {
  await openPage(page, `${store.url}${PC}`);
  await page.getByRole("main").getByRole("button", { name: "Ajouter au panier" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("a PC is bought in French: what it is, how it ships, what it costs and the mail are said so", async ({ page }) => {
  const errors = watchErrors(page);
  await add(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
  const main = page.getByRole("main");
  await expect(main.getByText("RTX 5070 Ti et 9800X3D, en blanc.").first()).toBeVisible();
  await expect(main.getByText(/^2\s749,00\s\$\sUS$/).first()).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await expect(main.getByText("1 article", { exact: true })).toBeVisible();
  await main.getByRole("link", { name: "Passer la commande" }).click();
  for (const [label, value] of Object.entries({ ...ADA, Adresse: "1701 Wynkoop St", "Code ZIP": "80202" }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Code ZIP", { exact: true }).blur();
  await expect(page.getByLabel("Ville", { exact: true })).toHaveValue("Denver");
  await page.getByRole("button", { name: "Continuer vers la livraison" }).click();
  await expect(page.getByRole("radio", { name: /^En trois jours/ })).toBeVisible();
  await page.getByRole("button", { name: "Continuer vers le paiement" }).click();
  const fields = page.frameLocator("iframe");
  await fields.getByLabel("Numéro de carte").fill(CARDS.good);
  await fields.getByLabel("Expiration").fill("12/30");
  await fields.getByLabel("Code de sécurité").fill("123");
  await page.getByRole("button", { name: /^Payer/ }).click();
  await expect(page).toHaveURL(/\/fr-ca\/carts\/order\//);
  await expect(page.getByText("Denver, CO 80202").locator("..")).toContainText("États-Unis");
  const number = (await page.locator(".order__number").textContent()) ?? "";
  expect(errors).toEqual([]);
  const link = await orderLinkInMail(page, store.url, new RegExp(number), "Voir votre commande");
  expect(link).toContain(`/fr-ca/carts/order/${number}`);
  const mail = page.frameLocator("iframe").locator("body");
  await expect(mail).toContainText(/2\s829,00\s\$\sUS avec Visa/);
  await expect(mail).toContainText("Livraison, Terrestre");
  await expect(mail).not.toContainText("$2,");
});

test("a price to wait for may be typed with a decimal comma", async ({ page }) => {
  await openPage(page, `${store.url}${PC}`);
  await page.getByRole("link", { name: "Avisez-moi quand le prix baisse" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel(/^Prix/).fill("899,99");
  await form.getByLabel("Courriel", { exact: true }).fill("ada@example.com");
  const asked = page.waitForRequest((request) => (request.postData() ?? "").includes("ada@example.com"));
  await form.getByRole("button").last().click();
  expect((await asked).postData()).toContain("899.99");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a list that is narrowed stays so in another language", async ({ page }) => {
    await page.goto(`${store.url}/fr-ca/gaming-pcs?memory=64-gb`);
    await expect(page.getByRole("main").getByText("64 Go", { exact: true }).first()).toBeVisible();
    const count = await page.getByRole("main").locator(".card").count();
    expect(count).toBeGreaterThan(0);
    await page.getByRole("contentinfo").getByRole("button", { name: "English (USA)" }).click();
    await expect(page).toHaveURL(`${store.url}/gaming-pcs?memory=64-gb`);
    await expect(page.getByRole("main").locator(".card")).toHaveCount(count);
  });
});
