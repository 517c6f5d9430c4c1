import { appendFileSync } from "node:fs";
import { join } from "node:path";

/** What somebody asked and was answered. `path` is as it was asked, with its query. */
export interface NotedCall {
  method: string;
  path: string;
  body: unknown;
  reply: unknown;
}

/** While `npm run api-examples` runs the tests: what they ask and are answered, a line each. */
export function noteExample(noted: NotedCall): void {
  const folder = process.env["API_EXAMPLES"];
  if (folder) appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(noted)}\n`);
}
