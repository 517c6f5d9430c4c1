import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoCatalogue } from "#catalogue/demo-catalogue.ts";
import { checkCatalogue } from "#catalogue/check-catalogue.ts";
import { Catalogue, type CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { saveInformation } from "#contract/checkout.ts";
import { productLink } from "../catalog/list-definitions.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { orderCookie } from "../http/visitor-cookies.ts";
import { orderKey } from "../orders/order-key.ts";
import { type BuiltStore, openBuiltStore } from "../testing/built-store.ts";
import { createOrderFor, DENVER, goToPayment, readyBuyer } from "../testing/buyer.ts";
import type { RenderPage } from "./storefront-build.ts";

const SOURCE = "alert(document.domain)";
const SCRIPT = `<script>${SOURCE}</script>`;
const HASH = `sha256-${createHash("sha256").update(SOURCE).digest("base64")}`;

/** Escapes nothing: what a page would be if React, or a text we print as HTML, failed to. */
function withoutEscaping(render: RenderPage): RenderPage {
  return async (...asked) => {
    const rendered = await render(...asked);
    return { ...rendered, html: rendered.html?.replaceAll("&lt;", "<").replaceAll("&gt;", ">") ?? null };
  };
}

/** The value with the script at the end of each text in which `allows` still takes it. */
function scripted<Value>(whole: Value, allows: (changed: Value) => boolean): { value: Value; fields: number } {
  const value = structuredClone(whole);
  let fields = 0;
  const walk = (inside: Record<string, unknown>) => {
    for (const [key, held] of Object.entries(inside)) {
      if (typeof held === "object" && held !== null) walk(held as Record<string, unknown>);
      if (typeof held !== "string") continue;
      inside[key] = held + SCRIPT;
      if (allows(value)) fields += 1;
      else inside[key] = held;
    }
  };
  walk(value as Record<string, unknown>);
  return { value, fields };
}

const isTaken = (file: Catalogue) => {
  const read = Catalogue.safeParse(file);
  return read.success && checkCatalogue(read.data).length === 0;
};

/** One of each kind that is there to buy and has reviews, and what the computers are made of. */
const several = (["pc", "laptop", "gear"] as const).map((kind) => {
  const found = demoCatalogue.products.find(
    (product) => product.kind === kind && product.reviews !== null && (product.skus[0]?.stock ?? 0) > 0,
  );
  if (!found) throw new Error(`The demo has no ${kind} with reviews`);
  return found;
});
const made = new Set(several.flatMap((product) => ("parts" in product ? product.parts.map(({ part }) => part) : [])));
const products: CatalogueProduct[] = [...several, ...demoCatalogue.products.filter(({ slug }) => made.has(slug))];

describe("a script in every text of a product and an order, printed without escaping", () => {
  let db: Database;
  let store: BuiltStore;
  /** Texts of the products that took the script. */
  let filled = 0;

  beforeAll(async () => {
    db = await openTestDatabase("pglite");
    store = await openBuiltStore(db, withoutEscaping);
    const file = { ...demoCatalogue, products };
    const { value, fields } = scripted<Catalogue>(file, isTaken);
    filled = fields;
    await store.sell(value);
  });
  afterAll(async () => {
    await store.close();
    await db.close();
  });

  /**
   * What is wrong with a page that shows the script: nothing where the policy stops it. A document permits files alone; a
   * page with a router permits its own scripts, too.
   */
  async function wrongAt(path: string, scripts: "document" | "router", cookie = ""): Promise<string[]> {
    const answer = await fetch(store.origin + path, { headers: { cookie } });
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const wrong = {
      "is not there": answer.status !== 200,
      "does not show the script": !html.includes(SCRIPT),
      "permits the script": policy.includes(HASH) || /unsafe|nonce/.test(policy),
      "permits other scripts than its own": !{
        document: /script-src 'self';/,
        router: /script-src 'self' 'sha256-/,
      }[scripts].test(policy),
      "tells its nonce": html.includes("nonce="),
    };
    return Object.entries(wrong).flatMap(([what, isWrong]) => (isWrong ? [`${path} ${what}`] : []));
  }

  test("is stopped by the policy of every page that shows the product", async () => {
    expect(filled).toBeGreaterThan(100);
    const shown = await store.world.catalogue.find({});
    const lists = ["/", "/gaming-pcs", "/gaming-laptops", "/gear-store", "/search?q=gaming"];
    const paths = [...shown.map((product) => productLink(product)), ...lists];
    expect((await Promise.all(paths.map((path) => wrongAt(path, "document")))).flat()).toEqual([]);
  });

  test("is stopped by the policy of the cart, of each step of the checkout, and of the order's page", async () => {
    const gear = products.find(({ kind }) => kind === "gear");
    const buyer = await readyBuyer(store.world, gear?.defaultSkuId ?? 0);
    let fields = 0;
    let address = DENVER;
    for (const [name, value] of Object.entries(DENVER)) {
      const changed = { ...address, [name]: value + SCRIPT };
      const saved = await buyer.tryCall(saveInformation, { body: { ShippingAddress: changed } });
      if ("refusal" in saved) continue;
      address = changed;
      fields += 1;
    }
    expect(fields).toBeGreaterThan(0);
    await goToPayment(buyer, address.Email, address);
    const visitor = [...buyer.cookies].map((pair) => pair.join("=")).join("; ");
    for (const step of ["", "?step=information", "?step=shipping", "?step=payment"])
      expect(await wrongAt(`/carts${step}`, "router", visitor)).toEqual([]);
    const order = await createOrderFor(buyer);
    const keyed = { orderNumber: order.CustOrderID, linkGeneration: 0 };
    const key = orderKey(store.world, keyed, "browser", new Date(Date.now() + 30 * 86_400_000));
    const cookie = orderCookie(order.CustOrderID, key, store.world.settings.storeUrl).split(";")[0] ?? "";
    expect(await wrongAt(`/carts/order/${order.CustOrderID}`, "router", cookie)).toEqual([]);
  });
});
