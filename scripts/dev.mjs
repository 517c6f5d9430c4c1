// `npm run dev`: the store with pages from their sources; the server itself starts again when one of its files changes.
// React Router exists twice, for development and production; server and pages must meet in the same one.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, pinnedNode, ROOT } from "./pinned-node.mjs";

ensureInstalled();
const watched = ["server", "rules", "messages", "contract", "adapters", "store.config.ts"].map(
  (path) => `--watch-path=${join(ROOT, path)}`,
);
const store = spawn(
  pinnedNode(),
  [
    "--conditions=development",
    ...watched,
    join(ROOT, "scripts", "start-process.ts"),
    "--develop",
    ...process.argv.slice(2),
  ],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: pinnedEnvironment({ NODE_ENV: "development" }),
  },
);
process.on("SIGINT", () => {});
process.on("SIGTERM", () => store.kill("SIGTERM"));
store.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
