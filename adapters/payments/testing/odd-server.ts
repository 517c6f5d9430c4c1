import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface OddServer {
  origin: string;
  /** What every further call is answered with; a function may look at the path. */
  says(answer: OddAnswer | ((path: string) => OddAnswer)): void;
  /** The bodies that came, with their paths. */
  heard: { path: string; body: string }[];
  close(): Promise<void>;
}

export interface OddAnswer {
  status: number;
  body: string;
}

/** A provider that answers as a test tells it. */
export async function openOddServer(): Promise<OddServer> {
  let answerTo: (path: string) => OddAnswer = () => ({ status: 500, body: "" });
  const heard: OddServer["heard"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes: Buffer) => (body += bytes.toString()));
    request.on("end", () => {
      const path = request.url ?? "";
      heard.push({ path, body });
      const answer = answerTo(path);
      response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    says: (answer) => {
      answerTo = typeof answer === "function" ? answer : () => answer;
    },
    heard,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
