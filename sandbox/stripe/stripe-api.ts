import { timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { resetConnection, staySilent } from "../break-connection.ts";
import type { FaultCall } from "../faults.ts";
import { cancelIntent, captureIntent, confirmIntent, createIntent, findIntent } from "./payment-intents.ts";
import { cardsElsewhere, createPaymentMethod, findPaymentMethod } from "./stripe-payment-methods.ts";
import { createWalletToken, methodOfToken, tokenJson } from "./wallet-tokens.ts";
import { type Form, readForm, text } from "./stripe-form.ts";
import { createRefund } from "./refunds.ts";
import { runOnceByKey, type StripeAnswer } from "./run-once-by-key.ts";
import { StripeError } from "./stripe-error.ts";
import { isOwnPage } from "../who-may-look.ts";
import { announceIntent, type StripePeer } from "./stripe-peer.ts";
import { chargeList, disputeList, intentById, intentList, intentSearch, refundList } from "./stripe-reads.ts";
import type { IntentRecord } from "./stripe-records.ts";
import { chargeJson, failureJson, intentJson, paymentMethodJson, refundJson } from "./to-stripe-json.ts";

/** What the card fields page signs its one call with; it can create tokens and nothing else, so it is no secret. */
export const PUBLISHABLE_KEY = "pk_test_rigsmith_sandbox";

/** As long as a real bank may take, so that a second call under the same key finds the first one running. */
const SLOW_MS = 400;

type PeerContext = Context<{ Bindings: HttpBindings }>;
type Done = Omit<StripeAnswer, "replayed"> & { silent?: boolean };

/** The part of Stripe's HTTP API that the store's adapter speaks. Every error, unknown routes too, has Stripe's shape. */
export function stripeApi(peer: StripePeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: 100_000 }));
  api.use(async (c, next) => {
    checkKey(peer, c);
    await next();
  });
  api.post("/payment_methods", async (c) =>
    isOwnFields(peer, c)
      ? c.json(paymentMethodJson(createPaymentMethod(peer.ledger, readForm(await c.req.text()))))
      : change(peer, c, "token", (form) => ({
          status: 200,
          body: paymentMethodJson(methodOfToken(peer.ledger, form)),
        })),
  );
  api.post("/tokens", (c) =>
    change(peer, c, "token", (form) => ({ status: 200, body: tokenJson(createWalletToken(peer.ledger, form)) })),
  );
  api.get(
    "/payment_methods/:id",
    async (c) =>
      (await broken(peer, c, "find", "before")) ??
      c.json(paymentMethodJson(findPaymentMethod(peer.ledger, c.req.param("id")))),
  );
  api.post("/payment_intents", (c) =>
    change(peer, c, "authorise", (form) => intentAnswer(peer, createIntent(peer.ledger, form), form)),
  );
  api.get("/payment_intents", (c) => c.json(intentList(peer, queryOf(c))));
  api.get("/payment_intents/search", (c) => c.json(intentSearch(peer, queryOf(c))));
  api.get(
    "/payment_intents/:id",
    async (c) => (await broken(peer, c, "find", "before")) ?? c.json(intentById(peer, c.req.param("id"), queryOf(c))),
  );
  api.post("/payment_intents/:id/confirm", (c) =>
    change(peer, c, "authorise", (form) =>
      intentAnswer(
        peer,
        confirmIntent(peer.ledger, findIntent(peer.ledger, c.req.param("id")), text(form, "payment_method")),
        form,
      ),
    ),
  );
  api.post("/payment_intents/:id/capture", (c) =>
    change(peer, c, "capture", (form) =>
      intentAnswer(peer, captureIntent(peer.ledger, findIntent(peer.ledger, c.req.param("id")), form), form),
    ),
  );
  api.post("/payment_intents/:id/cancel", (c) =>
    change(peer, c, "void", (form) =>
      intentAnswer(peer, cancelIntent(peer.ledger, findIntent(peer.ledger, c.req.param("id"))), form),
    ),
  );
  api.post("/refunds", (c) => change(peer, c, "refund", (form) => refundAnswer(peer, form)));
  api.get("/refunds", async (c) => (await broken(peer, c, "find", "before")) ?? c.json(refundList(peer, queryOf(c))));
  api.get("/disputes", async (c) => (await broken(peer, c, "find", "before")) ?? c.json(disputeList(peer, queryOf(c))));
  api.get("/charges", (c) => c.json(chargeList(peer, queryOf(c))));
  // A mounted app's own notFound is never asked.
  api.all("*", (c) =>
    c.json(
      new StripeError(
        404,
        "invalid_request_error",
        `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
      ).toJson(),
      404,
    ),
  );
  api.onError((error, c) => {
    if (error instanceof StripeError) return c.json(error.toJson(), error.status as ContentfulStatusCode);
    return c.json(new StripeError(500, "api_error", "The sandbox failed; its process printed why.").toJson(), 500);
  });
  return api;
}

/** The card fields' one call: cards become tokens there, and nowhere else. */
function isOwnFields(peer: StripePeer, c: PeerContext): boolean {
  return keyOf(c) === PUBLISHABLE_KEY && isOwnPage(c, peer.options.origin);
}

function keyOf(c: PeerContext): string {
  return /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
}

function checkKey(peer: StripePeer, c: PeerContext): void {
  const key = keyOf(c);
  if (sameText(key, peer.options.secretKey)) return;
  if (c.req.method === "POST" && c.req.path.endsWith("/payment_methods")) {
    if (isOwnFields(peer, c)) return;
    throw cardsElsewhere();
  }
  throw new StripeError(
    401,
    "invalid_request_error",
    key === "" ? "You did not provide an API key." : "Invalid API Key provided.",
  );
}

/** One change: a waiting fault, the Idempotency-Key, the work itself, and the answer, or none. */
async function change(
  peer: StripePeer,
  c: PeerContext,
  call: FaultCall,
  work: (form: Form) => Done,
): Promise<Response> {
  const body = await c.req.text();
  const fault = peer.faults.take(call);
  if (fault?.endsWith("_before")) return brokenBy(c, fault);
  let silent = false;
  const answer = await runOnceByKey(
    peer.ledger,
    peer.running,
    { key: c.req.header("idempotency-key") ?? null, path: c.req.path, body },
    async () => {
      // A turn of the event loop, so that two requests at once under one key meet here as they would at the provider.
      await sleep(fault === "slow" ? SLOW_MS : 0);
      const { silent: says, ...done } = work(readForm(body));
      silent = says ?? false;
      return fault === "error_500_after" ? { status: 500, body: serverError().toJson() } : done;
    },
  );
  if (silent) return staySilent(c.env);
  if (fault === "timeout_after" || fault === "reset_after") return brokenBy(c, fault);
  if (answer.replayed) c.header("idempotent-replayed", "true");
  return c.json(answer.body, answer.status as ContentfulStatusCode);
}

async function broken(peer: StripePeer, c: PeerContext, call: FaultCall, when: string): Promise<Response | null> {
  const fault = peer.faults.take(call);
  return fault?.endsWith(when) ? brokenBy(c, fault) : null;
}

function brokenBy(c: PeerContext, fault: string): Promise<Response> | Response {
  if (fault.startsWith("timeout")) return staySilent(c.env);
  if (fault.startsWith("reset")) return resetConnection(c.env);
  return c.json(serverError().toJson(), 500);
}

function serverError(): StripeError {
  return new StripeError(500, "api_error", "An error occurred with our connection to the card networks.");
}

function intentAnswer(peer: StripePeer, intent: IntentRecord, form: Form): Done {
  announceIntent(peer, intent);
  const expand = Object.values(typeof form["expand"] === "object" ? form["expand"] : {}).map(String);
  const json = intentJson(peer.ledger, peer.options.origin, intent, expand);
  const method = intent.paymentMethod === null ? null : peer.ledger.get("paymentMethods", intent.paymentMethod);
  if (intent.status === "requires_payment_method" && intent.failure) {
    return { status: 402, body: { error: { ...failureJson(intent, method), payment_intent: json } } };
  }
  return {
    status: 200,
    body: json,
    silent: intent.status === "requires_capture" && method?.behaviour === "never_answer",
  };
}

function refundAnswer(peer: StripePeer, form: Form): Done {
  const refund = createRefund(peer.ledger, form);
  const charge = peer.ledger.get("charges", refund.charge);
  if (charge) peer.webhooks.send("charge.refunded", chargeJson(peer.ledger, charge));
  return { status: 200, body: refundJson(refund) };
}

function queryOf(c: PeerContext): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

function sameText(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
