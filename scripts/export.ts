import { writeFile } from "node:fs/promises";
import { exportCatalogue } from "#server/catalog/export-catalogue.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run export -- FILE

  FILE  is written in our catalogue format (.json): all products, on the lists or not, with prices and counts as they are.
        npm run import -- FILE reads it again; a file that is there already is not written over`;

/** `npm run export -- FILE`: the shop's catalogue as a file. The store must be stopped when it runs on the embedded database. */
await runCommand(async ([file, ...more]) => {
  if (file === undefined || file.startsWith("-") || more.length > 0) return { text: USAGE, code: 2 };
  return withDatabase(async (db) => {
    const catalogue = await exportCatalogue(db.queries);
    await writeFile(file, `${JSON.stringify(catalogue, null, 2)}\n`, { flag: "wx" }).catch((error: unknown) => {
      throw new Said(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
    return { text: `Exported ${catalogue.products.length} products.`, code: 0 };
  });
});
