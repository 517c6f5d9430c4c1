// `npm start`: installs, builds what changed, and opens the shop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, pinnedEnvironment, pinnedNode, ROOT, run } from "./pinned-node.mjs";

ensureInstalled();
run(pinnedNode(), [join(ROOT, "scripts", "build.ts")], pinnedEnvironment({ NODE_ENV: "production" }));
const store = spawn(pinnedNode(), [join(ROOT, "scripts", "start-process.ts"), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  env: pinnedEnvironment({ NODE_ENV: "production" }),
});
// A terminal sends Ctrl-C to both processes; a supervisor's SIGTERM reaches only this one.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => store.kill("SIGTERM"));
store.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
