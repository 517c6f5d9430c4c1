// `npm run screenshots`: builds the pages, finds a browser, and takes a picture of every page in every state.
import { findBrowser } from "./find-browser.mjs";
import { ensureInstalled, pinnedEnvironment, pinnedNode, run } from "./pinned-node.mjs";

ensureInstalled();
const browser = findBrowser();
if (browser === null) {
  console.error("No browser was found, and none could be installed: set BROWSER_PATH to one.");
  process.exit(1);
}
const environment = pinnedEnvironment({ NODE_ENV: "production", BROWSER_PATH: browser });
run(pinnedNode(), ["scripts/build.ts"], environment);
run(pinnedNode(), ["scripts/take-screenshots.ts", ...process.argv.slice(2)], environment);
