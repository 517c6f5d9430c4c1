// `npm run api-examples`: writes anew what the API's document shows of each call. The server's tests run once, what they
// ask and are answered is noted, and of each call one plain answer is kept in server/http/api-examples.json. With names
// of tests it asks those alone, and what they do not ask stays as it was.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiExample, chooseExamples } from "#server/http/choose-examples.ts";
import { ROUTES } from "#server/routes.ts";
import type { NotedCall } from "#server/testing/note-example.ts";

const KEPT = "server/http/api-examples.json";

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), "api-examples-"));
  const which = process.argv.length > 2 ? process.argv.slice(2) : ["server/"];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...which];
  spawnSync(process.execPath, vitest, { env: { ...process.env, API_EXAMPLES: folder }, stdio: "inherit" });
  const noted = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as NotedCall),
  );
  rmSync(folder, { recursive: true });
  const before = JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, ApiExample>;
  const examples = chooseExamples(ROUTES, noted, before);
  writeFileSync(KEPT, `${JSON.stringify(examples, null, 1)}\n`);
  console.log(
    `${noted.length} answers noted, ${Object.keys(examples).length} of ${ROUTES.length} calls have an example`,
  );
}

main();
