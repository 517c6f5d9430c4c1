import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/**
 * Writes `.br` and `.gz` beside every text file of a folder, so that serving one costs no compression. What another
 * language's folder has under the same name, hash of its content and all, is in `packed` and copied.
 */
export async function compressAssets(folder: string, packed: Map<string, string>): Promise<void> {
  const files = globSync(`${folder}/**/*`).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const same = packed.get(basename(file));
      if (same) {
        for (const end of [".br", ".gz"]) if (existsSync(same + end)) copyFileSync(same + end, file + end);
        return;
      }
      const bytes = readFileSync(file);
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
      if (zipped.length < bytes.length) writeFileSync(`${file}.gz`, zipped);
      if (file.includes("/assets/")) packed.set(basename(file), file);
    }),
  );
}
