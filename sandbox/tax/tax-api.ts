import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { resetConnection, staySilent } from "../break-connection.ts";
import { isKeyOf } from "../is-key-of.ts";
import { runOnceByKey } from "../stripe/run-once-by-key.ts";
import { missing, StripeError } from "../stripe/stripe-error.ts";
import { readForm } from "../stripe/stripe-form.ts";
import { calculateTax } from "./calculate-tax.ts";
import type { TaxFault, TaxPeer } from "./tax-peer.ts";

const SLOW_MS = 500;

/** Stripe's calculations of tax, behind the account's secret key. */
export function taxApi(peer: TaxPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: 100_000 }));
  api.use(async (c, next) => {
    if (!isKeyOf(c, `Bearer ${peer.secretKey}`))
      throw new StripeError(401, "invalid_request_error", "Invalid API Key provided.");
    await next();
  });
  api.post("/calculations", async (c) => {
    const fault = peer.faults.take();
    const broken = fault && (await breakBefore(c, fault));
    if (broken) return broken;
    const body = await c.req.text();
    const key = c.req.header("idempotency-key") ?? null;
    const answer = await runOnceByKey(peer.ledger, peer.running, { key, path: c.req.path, body }, async () => {
      await sleep(fault === "slow" ? SLOW_MS : 0);
      const calculation = calculateTax(readForm(body));
      peer.ledger.put("calculations", calculation);
      return { status: 200, body: calculation.body };
    });
    if (answer.replayed) c.header("idempotent-replayed", "true");
    return c.json(fault ? wrong(answer.body, fault) : answer.body, answer.status as ContentfulStatusCode);
  });
  api.get("/calculations/:id/line_items", (c) => {
    const found = peer.ledger.get("calculations", c.req.param("id"));
    if (!found) throw missing("tax calculation", c.req.param("id"));
    const limit = Number(c.req.query("limit") ?? 10);
    const data = found.lines.slice(0, limit);
    return c.json({ object: "list", data, has_more: found.lines.length > limit, url: c.req.path });
  });
  api.onError((error, c) => {
    const said =
      error instanceof StripeError
        ? error
        : new StripeError(500, "api_error", "The sandbox failed; its process printed why.");
    return c.json(said.toJson(), said.status as ContentfulStatusCode);
  });
  return api;
}

function breakBefore(c: Context<{ Bindings: HttpBindings }>, fault: TaxFault): Promise<Response> | Response | null {
  if (fault === "timeout") return staySilent(c.env);
  if (fault === "reset") return resetConnection(c.env);
  if (fault === "garbage") return c.html("<h1>Welcome</h1>");
  return fault === "error_500" ? c.json(new StripeError(500, "api_error", "Internal error").toJson(), 500) : null;
}

/** The answer as it must not be believed. */
function wrong(body: Record<string, unknown>, fault: TaxFault): Record<string, unknown> {
  const list = body["line_items"] as { data: Record<string, number>[] } | undefined;
  if (fault === "other_currency") return { ...body, currency: "cad" };
  if (fault === "wrong_sum") return { ...body, tax_amount_exclusive: Number(body["tax_amount_exclusive"]) + 100 };
  if (fault !== "other_amount" || !list) return body;
  const data = list.data.map((line) => ({ ...line, amount: Number(line["amount"]) + 1 }));
  return { ...body, line_items: { ...list, data } };
}
