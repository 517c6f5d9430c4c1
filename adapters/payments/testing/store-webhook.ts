import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Posted {
  path: string;
  body: string;
  header: (name: string) => string | undefined;
}

export interface StoreWebhook {
  url: string;
  /** Statuses of the next answers; 200 when none is left. */
  answers: number[];
  posted: Posted[];
  /** The webhook once it is there. */
  until(is: (posted: Posted) => boolean): Promise<Posted>;
  close(): Promise<void>;
}

/** A store of which only the webhooks are there. */
export async function openStoreWebhook(): Promise<StoreWebhook> {
  const answers: number[] = [];
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (bytes: Buffer) => (body += bytes.toString()));
    request.on("end", () => {
      const header = (name: string) => request.headers[name.toLowerCase()]?.toString();
      posted.push({ path: request.url ?? "", body, header });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    posted,
    until: async (is) => {
      for (let turn = 0; turn < 300; turn += 1) {
        const found = posted.find(is);
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      throw new Error("The webhook never came");
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
