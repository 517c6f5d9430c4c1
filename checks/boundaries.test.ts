import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { brokenWalls, forbiddenImports, MAY_IMPORT, roomAt, roomFiles } from "./boundaries.ts";

test("no room imports what it may not", () => {
  expect(brokenWalls()).toEqual([]);
});

test("the walls are looked at in every room", () => {
  const seen = new Set(roomFiles().map(roomAt));
  expect([...seen].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
});

test.each([
  ["rules/bad.ts", 'import { query } from "#server/db/database.ts";', "rules/bad.ts -> server"],
  ["rules/tax/bad.ts", 'import { query } from "../../server/db/database.ts";', "rules/tax/bad.ts -> server"],
  ["rules/bad.ts", 'import { readFile } from "node:fs/promises";', "rules/bad.ts -> node:fs/promises"],
  ["rules/bad.ts", 'const zod = await import("zod");', "rules/bad.ts -> zod"],
  ["contract/bad.ts", 'import type { World } from "#server/world.ts";', "contract/bad.ts -> server"],
  ["contract/bad.ts", 'import { z } from "zod";', "contract/bad.ts -> zod"],
  ["contract/bad.ts", 'import { CartView } from "./schemas/carts.ts";', "contract/bad.ts -> contract/schemas"],
  [
    "storefront/bad.tsx",
    'import { applyCoupon } from "#contract/schemas/carts.ts";',
    "storefront/bad.tsx -> contract/schemas",
  ],
  ["contract/bad.ts", 'import { Hono } from "hono";', "contract/bad.ts -> hono"],
  ["adapters/bad.ts", 'import { sql } from "kysely";', "adapters/bad.ts -> kysely"],
  ["adapters/bad.ts", 'import { carts } from "#server/carts/carts-table.ts";', "adapters/bad.ts -> server"],
  [
    "sandbox/bad.ts",
    'import { authorise } from "#adapters/payments/stripe-payments.ts";',
    "sandbox/bad.ts -> adapters",
  ],
  ["server/bad.ts", 'import { Cart } from "#storefront/carts-page.tsx";', "server/bad.ts -> storefront"],
  ["ui/bad.tsx", 'import { priceCart } from "#rules/pricing/price-cart.ts";', "ui/bad.tsx -> rules"],
  ["storefront/bad.tsx", 'import { loadCart } from "#server/carts/carts-table.ts";', "storefront/bad.tsx -> server"],
  ["storefront/bad.tsx", 'import { z } from "zod";', "storefront/bad.tsx -> zod"],
  [
    "catalogue/bad.ts",
    'export { writeCatalogue } from "#server/catalog/write-catalogue.ts";',
    "catalogue/bad.ts -> server",
  ],
])("%s with `%s` breaks a wall", (file, source, broken) => {
  expect(forbiddenImports(file, source)).toEqual([broken]);
});

test("the compiler's walls say the same as the table", () => {
  for (const [room, allowed] of Object.entries(MAY_IMPORT)) {
    const { references } = JSON.parse(readFileSync(`${room}/tsconfig.json`, "utf8")) as {
      references: { path: string }[];
    };
    expect(references.map(({ path }) => path.replace(/^(\.\.\/)+/, "")).sort(), room).toEqual([...allowed].sort());
  }
});
