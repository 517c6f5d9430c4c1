import { createHash } from "node:crypto";
import { demoSince } from "#catalogue/demo-since.ts";
import { storeConfig } from "#config";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { writeCatalogue } from "#server/catalog/write-catalogue.ts";
import type { Database } from "#server/db/database.ts";

const NAME = "demo catalogue";

/** Fills an empty shop with the demo catalogue; a shop that has, or ever had, products stays as it is. A load that was cut short is finished. */
export async function fillEmptyShop(db: Database): Promise<void> {
  const { rows } = await db.execute(
    `select (select count(*) from products) + (select count(*) from catalogue_imports) as n,
            (select file_name = $1 and finished_at is null from catalogue_imports order by id desc limit 1) as cut_short`,
    [NAME],
  );
  if (Number(rows[0]?.["n"]) > 0 && rows[0]?.["cut_short"] !== true) return;
  const { demoCatalogue } = await import("#catalogue/demo-catalogue.ts");
  const now = new Date();
  const sha256 = createHash("sha256").update(JSON.stringify(demoCatalogue)).digest("hex");
  const catalogue = demoSince(demoCatalogue, dayAt(now, storeConfig.shipping.warehouse.timeZone));
  await writeCatalogue(db, catalogue, { fileName: NAME, sha256, at: now, replace: false });
}
