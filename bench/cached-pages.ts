import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import type { OpenStore } from "../e2e/open-store.ts";
import { load, median } from "./load.ts";

export interface CachedPage {
  path: string;
  bytes: number;
  storeCpuMs: number;
  bareCpuMs: number;
  ratio: number;
  failed: number;
}

const ROUNDS = 3;
const SECONDS = 3;

/** CPU per request of a cached page, beside a bare node:http that answers the very same bytes and headers, in turns. */
export async function measureCachedPage(store: OpenStore, path: string): Promise<CachedPage> {
  const url = store.url.replace("localhost", "127.0.0.1") + path;
  await fetchRaw(url);
  const page = await fetchRaw(url);
  const bare = fork("bench/bare-server.ts");
  try {
    bare.send({ body: page.body.toString("base64"), headers: page.headers });
    const [port] = (await once(bare, "message")) as [number];
    const rounds: { store: number; bare: number; failed: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(store.pid, url, SECONDS);
      const theirs = await load(bare.pid ?? 0, `http://127.0.0.1:${port}/`, SECONDS);
      rounds.push({ store: ours.cpuMsPerRequest, bare: theirs.cpuMsPerRequest, failed: ours.failed + theirs.failed });
    }
    const storeCpuMs = median(rounds.map((round) => round.store));
    const bareCpuMs = median(rounds.map((round) => round.bare));
    return {
      path,
      bytes: page.body.length,
      storeCpuMs,
      bareCpuMs,
      ratio: storeCpuMs / bareCpuMs,
      failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    bare.kill();
  }
}

/** The bytes as they travel: `fetch` would unpack them. */
function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br, gzip", accept: "text/html" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).filter(
            ([name]) => !["connection", "date", "keep-alive", "transfer-encoding", "content-length"].includes(name),
          ),
        );
        resolve({ body: Buffer.concat(chunks), headers: headers as Record<string, string> });
      });
    })
      .on("error", reject)
      .end();
  });
}
