import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { resetConnection, staySilent } from "./break-connection.ts";
import type { FaultCall, Faults } from "./faults.ts";
import type { Ledger } from "./ledger.ts";

export interface Answer {
  status: number;
  body: Record<string, unknown> | null;
}

/** The answer that was given under a request's key. */
export interface AnsweredRecord extends Answer {
  id: string;
  fingerprint: string;
}

/** As long as a real provider may take, so that a second call under the same key finds the first one running. */
const SLOW_MS = 400;

/**
 * One call to a peer: a fault that waits for it, the key that makes it happen once, the work itself, and the answer, or
 * none. Without a key it happens each time. `conflict` is what the provider says to another request under a known key, `busy`
 * to one beside a running one, if that is something else.
 */
export async function answerOnce(
  c: Context<{ Bindings: HttpBindings }>,
  peer: { faults: Faults; ledger: Ledger<{ answered: AnsweredRecord }>; running: Set<string> },
  asked: { call: FaultCall; key: string | undefined; conflict: Answer; busy?: Answer; failure: Answer },
  work: (body: string) => Answer | Promise<Answer>,
): Promise<Response> {
  const body = await c.req.text();
  const fault = peer.faults.take(asked.call);
  if (fault?.endsWith("_before")) return broken(c, fault, asked.failure);
  const given = await once(peer, asked, `${c.req.path}\n${body}`, async () => {
    // A turn of the event loop, so that two requests at once under one key meet here as they would at the provider.
    await sleep(fault === "slow" ? SLOW_MS : 0);
    return work(body);
  });
  if (fault?.endsWith("_after")) return broken(c, fault, asked.failure);
  if (given.body === null) return c.body(null, given.status as 204);
  return c.json(given.body, given.status as ContentfulStatusCode);
}

async function once(
  { ledger, running }: { ledger: Ledger<{ answered: AnsweredRecord }>; running: Set<string> },
  { key, conflict, busy }: { key: string | undefined; conflict: Answer; busy?: Answer },
  request: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const fingerprint = createHash("sha256").update(request).digest("hex");
  const known = ledger.get("answered", key);
  if (known) return known.fingerprint === fingerprint ? known : conflict;
  if (running.has(key)) return busy ?? conflict;
  running.add(key);
  try {
    const answer = await work();
    // What was refused before it did anything may be asked anew.
    if (answer.status < 300) ledger.put("answered", { id: key, fingerprint, ...answer });
    return answer;
  } finally {
    running.delete(key);
  }
}

function broken(
  c: Context<{ Bindings: HttpBindings }>,
  fault: string,
  { status, body }: Answer,
): Promise<Response> | Response {
  if (fault.startsWith("timeout")) return staySilent(c.env);
  if (fault.startsWith("reset")) return resetConnection(c.env);
  return c.json(body, status as ContentfulStatusCode);
}
