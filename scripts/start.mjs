// `npm start`: installs, builds what changed, and opens the shop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, pinnedNode, ROOT, run } from "./pinned-node.mjs";

ensureInstalled();
run(pinnedNode(), [join(ROOT, "scripts", "build.ts")], pinnedEnvironment({ NODE_ENV: "production" }));
// Node lets short-lived objects and malloc's arenas grow by the machine: docs/deploy.md says what a bound saves.
const store = spawn(
  pinnedNode(),
  ["--max-semi-space-size=8", join(ROOT, "scripts", "start-process.ts"), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: pinnedEnvironment({
      NODE_ENV: "production",
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "131072",
      NODE_COMPILE_CACHE: join(ROOT, "build", "compiled"),
    }),
  },
);
// A terminal sends Ctrl-C to both processes; a supervisor's SIGTERM reaches only this one.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => store.kill("SIGTERM"));
store.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
