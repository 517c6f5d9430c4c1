import { writeFileSync } from "node:fs";
import { storeIcons } from "./store-icons.ts";

// After a change of storefront/public/favicon.svg: node scripts/write-icons.ts
for (const [file, bytes] of await storeIcons()) {
  writeFileSync(new URL(`../storefront/public/${file}`, import.meta.url), bytes);
  console.log(`${file}, ${bytes.length} bytes`);
}
