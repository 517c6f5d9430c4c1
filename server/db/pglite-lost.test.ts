import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** A process that is asking its embedded database while the database's thread dies. */
const script = `
import { Worker } from "node:worker_threads";
import { PgliteSource } from ${JSON.stringify(new URL("pglite-source.ts", import.meta.url).href)};
const post = Worker.prototype.postMessage;
let thread;
Worker.prototype.postMessage = function (message) { thread = this; return post.call(this, message); };
process.on("uncaughtException", (fault) => console.log("uncaught", fault.name));
const source = await PgliteSource.open({ folder: null, copyOf: null });
const session = await source.acquire();
const asking = session.query("select pg_sleep(60)", []).catch((error) => error.name);
setTimeout(() => thread.terminate(), 50);
console.log("asked", await asking);
console.log("asks again", await source.acquire().catch((error) => error.name));
await source.close();
`;

test("an embedded database whose thread dies tells those who wait, and is an error nobody catches", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
  await once(child, "exit");
  expect(said.trim().split("\n").toSorted()).toEqual([
    "asked DatabaseUnreachable",
    "asks again DatabaseUnreachable",
    "uncaught DatabaseUnreachable",
  ]);
});
