import { readFileSync, globSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(js|css|svg|json|txt|html|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of a folder, so that serving one costs no compression. */
export async function compressAssets(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*`).filter((file) => TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli);
      if (zipped.length < bytes.length) writeFileSync(`${file}.gz`, zipped);
    }),
  );
}
