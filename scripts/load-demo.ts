import { createHash } from "node:crypto";
import { loadCatalogue } from "#server/catalog/load-catalogue.ts";
import type { Database } from "#server/db/database.ts";

/** Fills an empty shop with the demo catalogue; a shop that has, or ever had, products stays as it is. */
export async function loadDemo(db: Database): Promise<void> {
  const { rows } = await db.execute(
    "select (select count(*) from products) + (select count(*) from catalogue_imports) as n",
  );
  if (Number(rows[0]?.["n"]) > 0) return;
  const { demoCatalogue } = await import("#catalogue/demo-catalogue.ts");
  const sha256 = createHash("sha256").update(JSON.stringify(demoCatalogue)).digest("hex");
  await loadCatalogue(db, demoCatalogue, { fileName: "demo catalogue", sha256, at: new Date(), replace: false });
}
