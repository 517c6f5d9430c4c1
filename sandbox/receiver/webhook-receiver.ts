import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ReceivedWebhook {
  id: string;
  body: Record<string, unknown>;
}

export interface WebhookReceiver {
  url: string;
  /** In the order they came, twins too; only what is signed rightly and now is here. */
  received: ReceivedWebhook[];
  /** What was not. */
  refused: number;
  /** Whose signature is believed. */
  secrets: string[];
  /** The next are answered so; 0 is silence. */
  answers: number[];
  /** What stands in an answer that is no 204. */
  says: string;
  close(): Promise<void>;
}

const TOLERANCE_S = 300;

/** A merchant's program as the store meets it: checks signature and time as Standard Webhooks says, and answers. */
export async function openWebhookReceiver(now: () => Date): Promise<WebhookReceiver> {
  const receiver: Omit<WebhookReceiver, "url" | "close"> = {
    received: [],
    refused: 0,
    secrets: [],
    answers: [],
    says: "",
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const [id = "", seconds = "", signed = ""] = ["id", "timestamp", "signature"].map((name) =>
        String(request.headers[`webhook-${name}`] ?? ""),
      );
      const answer = receiver.answers.shift() ?? 204;
      if (answer === 0) return;
      const right = new Set(
        receiver.secrets.map((secret) => {
          const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
          return `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`;
        }),
      );
      const isNow = Math.abs(now().getTime() / 1000 - Number(seconds)) < TOLERANCE_S;
      if (!isNow || !signed.split(" ").some((each) => right.has(each))) {
        receiver.refused += 1;
        response.writeHead(401).end();
        return;
      }
      if (answer < 300) receiver.received.push({ id, body: JSON.parse(body) as Record<string, unknown> });
      response.writeHead(answer).end(answer === 204 ? "" : receiver.says);
    })();
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}
