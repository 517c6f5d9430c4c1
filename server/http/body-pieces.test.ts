import { once } from "node:events";
import { createServer, type IncomingMessage, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bodyPieces, BodyTooLarge, ClientGone } from "./body-pieces.ts";

const WHOLE = 13_000_000;

let arrived: (incoming: IncomingMessage) => void;
const server = createServer((incoming) => arrived(incoming));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Somebody who sends so many bytes as fast as they are taken, and the request as the server has it. */
async function sending(bytes: number, saidBytes = bytes) {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  arrived = resolve;
  const { port } = server.address() as AddressInfo;
  const client = ask({ port, host: "127.0.0.1", method: "POST", headers: { "content-length": saidBytes } });
  client.on("error", () => {});
  client.write(Buffer.alloc(bytes, "x"));
  if (bytes === saidBytes) client.end();
  const incoming = await promise;
  return {
    client,
    incoming,
    pieces: (most = WHOLE) => bodyPieces({ request: new Request("http://x"), incoming }, most),
  };
}
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test("what nobody asks for stays with the client, however much it sends", async () => {
  const { incoming, pieces } = await sending(WHOLE);
  const body = pieces();
  let read = (await body.next()).value?.length ?? 0;
  // A stream that reads ahead would have all of it by now.
  await turns(2_000);
  expect(incoming.socket.bytesRead).toBeLessThan(1_000_000);
  for await (const piece of body) read += piece.length;
  expect([read, incoming.complete]).toEqual([WHOLE, true]);
});

test("who stops in the middle still answers, and the server passes over the rest", async () => {
  const { client, incoming, pieces } = await sending(WHOLE);
  for await (const piece of pieces()) if (piece.length > 0) break;
  const answered = once(client, "response");
  incoming.socket.write("HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n");
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(404);
  incoming.resume();
  await once(incoming, "end");
});

test("a turn that is over ends the waiting for a piece, and the client is answered", async () => {
  const { client, incoming } = await sending(1_000, 5_000);
  const over = new AbortController();
  const turn = { over: over.signal, took: (bytes: number) => void taken.push(bytes) };
  const taken: number[] = [];
  const body = bodyPieces({ request: new Request("http://x"), incoming, turn }, WHOLE);
  expect((await body.next()).value).toHaveLength(1_000);
  const waiting = body.next();
  over.abort(new Error("others wait"));
  await expect(waiting).rejects.toThrow("others wait");
  expect(taken).toEqual([1_000]);
  const answered = once(client, "response");
  incoming.socket.write("HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n");
  expect(((await answered) as [IncomingMessage])[0].statusCode).toBe(429);
  incoming.resume();
  client.end(Buffer.alloc(4_000, "x"));
  await once(incoming, "end");
});

test("more than may come, and a client that goes away, are told apart", async () => {
  const read = async (pieces: AsyncIterable<Buffer>) => {
    let bytes = 0;
    for await (const piece of pieces) bytes += piece.length;
    return bytes;
  };
  const large = await sending(300_000);
  await expect(read(large.pieces(200_000))).rejects.toThrow(BodyTooLarge);
  const gone = await sending(1_000, 5_000);
  const reading = read(gone.pieces());
  gone.client.destroy();
  await expect(reading).rejects.toThrow(ClientGone);
});
