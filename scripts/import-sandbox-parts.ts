import type { CatalogueError } from "#catalogue/catalogue-error.ts";
import { type OpenPart, readPartFiles } from "#catalogue/open-parts/read-part-files.ts";
import { saveSandboxParts } from "#server/catalog/save-sandbox-parts.ts";
import { openFile, told } from "./merchant-file.ts";
import { withDatabase } from "./with-database.ts";

/** `npm run import -- --sandbox PARTS…`: what of the files is a part is loaded, and each row that is none is told. */
export async function importSandboxParts(paths: readonly string[]): Promise<{ text: string; code: number }> {
  const opened = await Promise.all(paths.map(openFile));
  const unread = opened.flatMap(({ errors }) => errors);
  const { parts, errors } = readPartFiles(opened.flatMap((one) => (one.ok ? [one] : [])));
  const saved = await withDatabase((db) => saveSandboxParts(db, parts, new Date()));
  const faults: CatalogueError[] = [...unread, ...errors];
  const lines = [
    ...told(faults),
    `Read ${parts.length} parts (${categoriesOf(parts)}); ${saved} of them are new or have changed, ${faults.length} rows or files were left out.`,
    "Contains information from the BuildCores Open DB, made available under the ODC Attribution License.",
  ];
  return { text: lines.join("\n"), code: faults.length > 0 ? 1 : 0 };
}

function categoriesOf(parts: readonly OpenPart[]): string {
  const groups = Map.groupBy(parts, ({ category }) => category);
  return [...groups].map(([category, { length }]) => `${category} ${length}`).join(", ");
}
