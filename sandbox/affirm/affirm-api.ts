import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { type Answer, answerOnce } from "../answer-once.ts";
import type { FaultCall } from "../faults.ts";
import type { LenderPeer } from "../lender-peer.ts";
import { newId } from "../new-id.ts";
import { isKeyOf } from "../is-key-of.ts";
import { AffirmError } from "./affirm-error.ts";
import { authoriseLoan, captureLoan, refundLoan, voidLoan } from "./affirm-loans.ts";
import { checkoutJson, eventJson, pageOf, transactionJson } from "./to-affirm-json.ts";

export interface AffirmKeys {
  publicKey: string;
  privateKey: string;
}

type PeerContext = Context<{ Bindings: HttpBindings }>;

const Checkout = z.looseObject({
  merchant: z.looseObject({
    public_api_key: z.string(),
    user_confirmation_url: z.url(),
    user_cancel_url: z.url(),
    user_confirmation_url_action: z.literal("GET"),
  }),
  total: z.int().positive().max(10_000_000),
  currency: z.literal("USD"),
  order_id: z.string().min(1).max(128),
  metadata: z.object({ attemptId: z.string() }),
});
const Authorise = z.object({ transaction_id: z.string(), order_id: z.string().optional() });
const Amount = z.object({ amount: z.int().positive(), reference_id: z.string().max(128).optional() });

/** The part of Affirm's HTTP API that the store's adapter speaks: checkouts of version 2, transactions of version 1. */
export function affirmApi(peer: LenderPeer, keys: AffirmKeys): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: 100_000 }));
  api.use("/api/*", async (c, next) => {
    const right = `Basic ${Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString("base64")}`;
    if (!isKeyOf(c, right))
      return c.json(new AffirmError(401, "unauthorized", "No valid API key provided").toJson(), 401);
    return next();
  });
  api.post("/api/v2/checkout/direct", (c) =>
    change(peer, c, "authorise", (body) => {
      const told = parsed(Checkout, body);
      if (told.merchant.public_api_key !== keys.publicKey)
        throw new AffirmError(400, "public-api-key-invalid", "Please provide a valid public API key.");
      const id = newId("c").slice(2, 18).toUpperCase();
      peer.ledger.put("loans", {
        id,
        orderNumber: told.order_id,
        attemptId: told.metadata.attemptId,
        amount: told.total,
        amountCaptured: 0,
        amountRefunded: 0,
        state: "asked",
        returnUrl: told.merchant.user_confirmation_url,
        cancelUrl: told.merchant.user_cancel_url,
        told,
        created: new Date().toISOString(),
      });
      return { checkout_id: id, redirect_url: pageOf(peer, id) };
    }),
  );
  api.get("/api/v2/checkout/:id", (c) => read(peer, c, (id) => checkoutJson(peer, loanOf(peer, id))));
  api.post("/api/v1/transactions", (c) =>
    change(peer, c, "authorise", (body) => {
      const { transaction_id: id } = parsed(Authorise, body);
      return transactionJson(peer, authoriseLoan(peer, loanOf(peer, id)), "");
    }),
  );
  api.get("/api/v1/transactions/:id", (c) =>
    read(peer, c, (id) => transactionJson(peer, loanOf(peer, id), c.req.query("expand") ?? "")),
  );
  api.post("/api/v1/transactions/:id/capture", (c) =>
    change(peer, c, "capture", (body) => {
      const { amount } = parsed(Amount, body);
      captureLoan(peer, loanOf(peer, c.req.param("id")), amount);
      return eventJson("capture", newId("e").slice(2, 18), amount, null);
    }),
  );
  api.post("/api/v1/transactions/:id/void", (c) =>
    change(peer, c, "void", () => {
      const { amount } = voidLoan(peer, loanOf(peer, c.req.param("id")));
      return eventJson("void", newId("e").slice(2, 18), amount, null);
    }),
  );
  api.post("/api/v1/transactions/:id/refund", (c) =>
    change(peer, c, "refund", (body) => {
      const { amount, reference_id: referenceId } = parsed(Amount, body);
      const refund = refundLoan(peer, loanOf(peer, c.req.param("id")), amount, referenceId ?? null);
      return eventJson("refund", refund.id, amount, refund.referenceId);
    }),
  );
  api.all("/api/*", (c) => c.json(new AffirmError(404, "not-found", "There is no such address.").toJson(), 404));
  return api;
}

function change(
  peer: LenderPeer,
  c: PeerContext,
  call: FaultCall,
  work: (body: unknown) => Record<string, unknown>,
): Promise<Response> {
  return answerOnce(c, peer, { ...ANSWERS, call, key: c.req.header("idempotency-key") }, (text) =>
    answerOf(() => work(parsedJson(text))),
  );
}

function read(peer: LenderPeer, c: PeerContext, show: (id: string) => Record<string, unknown>): Promise<Response> {
  return answerOnce(c, peer, { ...ANSWERS, call: "find", key: undefined }, () =>
    answerOf(() => show(c.req.param("id") ?? "")),
  );
}

const ANSWERS = {
  conflict: {
    status: 409,
    body: new AffirmError(409, "conflict", "The transaction with this idempotency key is processing.").toJson(),
  },
  failure: { status: 500, body: new AffirmError(500, "server-error", "Something went wrong on our end.").toJson() },
};

function answerOf(work: () => Record<string, unknown>): Answer {
  try {
    return { status: 200, body: work() };
  } catch (error) {
    if (!(error instanceof AffirmError)) throw error;
    return { status: error.status, body: error.toJson() };
  }
}

function parsedJson(text: string): unknown {
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch {
    throw new AffirmError(400, "invalid_field", "The body is no JSON.");
  }
}

function parsed<T>(shape: z.ZodType<T>, body: unknown): T {
  const read = shape.safeParse(body);
  if (!read.success) throw new AffirmError(400, "invalid_field", z.prettifyError(read.error));
  return read.data;
}

function loanOf(peer: LenderPeer, id: string) {
  const loan = peer.ledger.get("loans", id);
  if (!loan) throw new AffirmError(404, "resource-not-found", "The requested resource could not be found.");
  return loan;
}
