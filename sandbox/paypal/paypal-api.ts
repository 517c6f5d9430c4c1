import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { type Answer, answerOnce } from "../answer-once.ts";
import type { FaultCall } from "../faults.ts";
import { newId } from "../new-id.ts";
import { paypalError } from "./paypal-error.ts";
import {
  authorizeOrder,
  captureAuthorization,
  createOrder,
  refundCapture,
  voidAuthorization,
} from "./paypal-orders.ts";
import { PAYPAL_ACCOUNT, type PaypalPeer, paypalPages, paypalSignature } from "./paypal-peer.ts";
import { captureJson, orderJson, paypalDisputeJson } from "./to-paypal-json.ts";

type PeerContext = Context<{ Bindings: HttpBindings }>;

const TOKEN_SECONDS = 32_400;
const Verify = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

/** The part of PayPal's HTTP API that the store's adapter speaks. */
export function paypalApi(peer: PaypalPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const tokens = new Set<string>();
  api.use(bodyLimit({ maxSize: 200_000 }));
  api.post("/v1/oauth2/token", (c) => {
    const { clientId, clientSecret } = PAYPAL_ACCOUNT;
    const key = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    if (c.req.header("authorization") !== key) return c.json({ error: "invalid_client" }, 401);
    const token = newId("A21");
    tokens.add(token);
    return c.json({ access_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS });
  });
  api.use(async (c, next) => {
    const [, token = ""] = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    return tokens.has(token) ? next() : said(c, paypalError(401, "AUTHENTICATION_FAILURE", "TOKEN_NOT_ACCEPTED"));
  });
  const change = (c: PeerContext, call: FaultCall, work: (body: unknown) => Answer) =>
    answerOnce(
      c,
      peer,
      {
        call,
        key: c.req.header("paypal-request-id"),
        conflict: paypalError(422, "UNPROCESSABLE_ENTITY", "PAYPAL_REQUEST_ID_PREVIOUSLY_USED"),
        busy: paypalError(409, "RESOURCE_CONFLICT", "PREVIOUS_REQUEST_IN_PROGRESS"),
        failure: paypalError(500, "INTERNAL_SERVER_ERROR", "INTERNAL_SERVICE_ERROR"),
      },
      (body) => work(readJson(body)),
    );
  const asked = (c: PeerContext, work: () => Answer) =>
    answerOnce(
      c,
      peer,
      { call: "find", key: undefined, conflict: notFound(), failure: paypalError(500, "INTERNAL_SERVER_ERROR", "X") },
      work,
    );
  api.post("/v2/checkout/orders", (c) => change(c, "authorise", (body) => createOrder(peer, body)));
  api.get("/v2/checkout/orders/:id", (c) =>
    asked(c, () => {
      const order = peer.ledger.get("orders", c.req.param("id"));
      return order ? { status: 200, body: orderJson(order, paypalPages(peer)) } : notFound();
    }),
  );
  api.post("/v2/checkout/orders/:id/authorize", (c) =>
    change(c, "complete", () => authorizeOrder(peer, c.req.param("id"))),
  );
  api.post("/v2/payments/authorizations/:id/capture", (c) =>
    change(c, "capture", (body) => captureAuthorization(peer, c.req.param("id"), body)),
  );
  api.post("/v2/payments/authorizations/:id/void", (c) =>
    change(c, "void", () => voidAuthorization(peer, c.req.param("id"))),
  );
  api.get("/v2/payments/captures/:id", (c) => {
    const order = peer.ledger.all("orders").find(({ capture }) => capture?.id === c.req.param("id"));
    return said(c, order ? { status: 200, body: captureJson(order) } : notFound());
  });
  api.post("/v2/payments/captures/:id/refund", (c) =>
    change(c, "refund", (body) => refundCapture(peer, c.req.param("id"), body)),
  );
  api.get("/v1/customer/disputes", (c) =>
    asked(c, () => {
      const of = c.req.query("disputed_transaction_id");
      const found = peer.ledger.all("disputes").filter(({ captureId }) => captureId === of);
      return { status: 200, body: { items: found.map(({ id }) => ({ dispute_id: id })), links: [] } };
    }),
  );
  api.get("/v1/customer/disputes/:id", (c) =>
    asked(c, () => {
      const dispute = peer.ledger.get("disputes", c.req.param("id"));
      return dispute ? { status: 200, body: paypalDisputeJson(dispute) } : notFound();
    }),
  );
  api.post("/v1/notifications/verify-webhook-signature", async (c) => {
    const sealed = Verify.safeParse(readJson(await c.req.text())).data;
    if (!sealed) return said(c, paypalError(400, "INVALID_REQUEST", "INVALID_PARAMETER_VALUE"));
    const isOurs =
      sealed.webhook_id === PAYPAL_ACCOUNT.webhookId &&
      sealed.transmission_sig ===
        paypalSignature(sealed.transmission_id, sealed.transmission_time, JSON.stringify(sealed.webhook_event));
    return c.json({ verification_status: isOurs ? "SUCCESS" : "FAILURE" });
  });
  api.all("*", (c) => said(c, notFound()));
  return api;
}

function notFound(): Answer {
  return paypalError(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID");
}

function said(c: PeerContext, { status, body }: Answer): Response {
  return c.json(body, status as 400);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
