import { createServer } from "node:http";

// The yardstick: node:http answering one body from memory. Body and headers come over IPC, the port goes back.
process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, "content-length": bytes.length });
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
});
