import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

/** A process whose server takes 300 ms for an answer, and that meets an error nobody catches while one is under way. */
const script = (fault: string) => `
import { createServer } from "node:http";
import { endOnFault } from ${JSON.stringify(new URL("end-on-fault.ts", import.meta.url).href)};
const server = createServer((_request, response) => setTimeout(() => response.end("", () => console.log("answered")), 300));
endOnFault({ fatal: (_facts, said) => console.log(said) }, () => new Promise((resolve) => server.close(resolve)));
server.listen(0, "127.0.0.1", () => {
  void fetch("http://127.0.0.1:" + server.address().port, { headers: { connection: "close" } });
  setTimeout(() => { ${fault} }, 100);
});`;

test.each([
  ["thrown", 'throw new Error("nobody caught me")'],
  ["rejected", 'void Promise.reject(new Error("nobody caught me"))'],
])(
  "an error that is %s and that nobody catches ends the process with 1, after what was under way is answered",
  async (_how, fault) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", script(fault)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (bytes: Buffer) => (said += bytes.toString()));
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual(["an error nobody caught: the store closes", "answered"]);
  },
);
