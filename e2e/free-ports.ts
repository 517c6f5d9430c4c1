import { createServer } from "node:net";

/**
 * Three free ports in a row, for a store, its sandbox and a worker, below 32768: from there Linux takes ports for
 * outgoing connections at any moment.
 */
export async function freePorts(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if ((await Promise.all([port, port + 1, port + 2].map(isFree))).every(Boolean)) return port;
  }
  throw new Error("No three free ports in a row were found");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
