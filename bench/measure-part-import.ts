import { readPartFiles } from "#catalogue/open-parts/read-part-files.ts";
import { type Category, SAMPLE_FILES, SAMPLE_ROWS } from "#catalogue/open-parts/sample-rows.ts";
import { saveSandboxParts } from "#server/catalog/save-sandbox-parts.ts";
import { openTestDatabase } from "#server/db/test-database.ts";

const PARTS_A_CATEGORY = 800;

/** Seconds of CPU, the embedded database's too, that reading, cleaning and saving 8,000 parts take that were not there. */
export async function measurePartImport(): Promise<number> {
  const files = Object.keys(SAMPLE_ROWS).map((category) => fileOf(category as Category));
  const db = await openTestDatabase("pglite");
  try {
    const before = process.cpuUsage();
    const { parts } = readPartFiles(files);
    const saved = await saveSandboxParts(db, parts, new Date());
    const { user, system } = process.cpuUsage(before);
    if (saved !== files.length * PARTS_A_CATEGORY) throw new Error(`${saved} parts were saved`);
    return (user + system) / 1e6;
  } finally {
    await db.close();
  }
}

function fileOf(category: Category): { file: string; text: string } {
  const { metadata, ...row } = SAMPLE_ROWS[category] as { metadata: { name: string } };
  const rows = Array.from({ length: PARTS_A_CATEGORY }, (_, at) =>
    JSON.stringify({ ...row, metadata: { ...metadata, name: `${metadata.name} ${at}` } }),
  );
  return { file: SAMPLE_FILES[category], text: rows.join("\n") };
}
