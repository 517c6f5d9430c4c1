import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type Answer, answerOnce } from "../answer-once.ts";
import type { FaultCall } from "../faults.ts";
import { amazonError } from "./amazon-error.ts";
import { AMAZON_ACCOUNT, type AmazonPeer, NOTICE_CERTIFICATE, NOTICE_CERTIFICATE_PATH } from "./amazon-peer.ts";
import type { AmazonSessionRecord } from "./amazon-records.ts";
import {
  cancelCharge,
  captureCharge,
  completeSession,
  createRefund,
  createSession,
  unknown,
  updatePermission,
  updateSession,
} from "./amazon-sessions.ts";
import { chargeJson, permissionJson, refundJson, sessionJson } from "./to-amazon-json.ts";
import { isAmazonRequest } from "./verify-amazon-request.ts";

type PeerContext = Context<{ Bindings: HttpBindings }>;

/** The part of Amazon Pay's API v2 that the store's adapter speaks, and the certificate of its notices. Every call is signed. */
export function amazonApi(peer: AmazonPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const { ledger } = peer;
  api.use(bodyLimit({ maxSize: 200_000 }));
  api.get(NOTICE_CERTIFICATE_PATH, (c) => c.text(NOTICE_CERTIFICATE.toString()));
  api.use("/v2/*", async (c, next) => {
    const url = new URL(c.req.url);
    const body = await c.req.text();
    const isSigned = isAmazonRequest(
      { method: c.req.method, url, header: (name) => c.req.header(name), body },
      AMAZON_ACCOUNT.publicKeyId,
      peer.storeKey,
    );
    return isSigned ? next() : said(c, amazonError(401, "InvalidRequestSignature"));
  });
  const change = (c: PeerContext, call: FaultCall, work: (body: unknown) => Answer) =>
    answerOnce(
      c,
      peer,
      {
        call,
        key: c.req.header("x-amz-pay-idempotency-key"),
        conflict: amazonError(400, "DuplicateIdempotencyKey"),
        busy: amazonError(409, "RequestInProgress"),
        failure: amazonError(500, "InternalServerError"),
      },
      (body) => work(readJson(body)),
    );
  const session = (c: PeerContext) => ledger.get("sessions", c.req.param("id") ?? "") ?? undefined;
  const by = (is: (session: AmazonSessionRecord) => boolean) => ledger.all("sessions").find(is);
  const byCharge = (c: PeerContext) => by(({ charge }) => charge?.id === c.req.param("id"));
  const byPermission = (c: PeerContext) =>
    by(({ chargePermissionId }) => chargePermissionId !== null && chargePermissionId === c.req.param("id"));

  api.post("/v2/checkoutSessions", (c) => change(c, "authorise", (body) => createSession(peer, body)));
  api.get("/v2/checkoutSessions/:id", (c) => change(c, "find", () => shown(session(c), sessionJson)));
  api.patch("/v2/checkoutSessions/:id", async (c) => said(c, updateSession(peer, session(c), await bodyOf(c))));
  api.post("/v2/checkoutSessions/:id/complete", (c) =>
    change(c, "complete", (body) => completeSession(peer, session(c), body)),
  );
  api.get("/v2/charges/:id", (c) => said(c, shown(byCharge(c), chargeJson)));
  api.post("/v2/charges/:id/capture", (c) => change(c, "capture", (body) => captureCharge(peer, byCharge(c), body)));
  api.delete("/v2/charges/:id/cancel", (c) => change(c, "void", (body) => cancelCharge(peer, byCharge(c), body)));
  api.post("/v2/refunds", (c) => change(c, "refund", (body) => createRefund(peer, body)));
  api.get("/v2/refunds/:id", (c) => {
    const found = by(({ refunds }) => refunds.some(({ id }) => id === c.req.param("id")));
    const refund = found?.refunds.find(({ id }) => id === c.req.param("id"));
    return said(c, found && refund ? { status: 200, body: refundJson(found, refund, false) } : unknown());
  });
  api.get("/v2/chargePermissions/:id", (c) => said(c, shown(byPermission(c), permissionJson)));
  api.patch("/v2/chargePermissions/:id", async (c) =>
    said(c, updatePermission(peer, byPermission(c), await bodyOf(c))),
  );
  api.all("*", (c) => said(c, unknown()));
  return api;
}

function shown(
  session: AmazonSessionRecord | undefined,
  toJson: (session: AmazonSessionRecord) => Record<string, unknown>,
): Answer {
  return session ? { status: 200, body: toJson(session) } : unknown();
}

function said(c: PeerContext, { status, body }: Answer): Response {
  return c.json(body, status as 400);
}

async function bodyOf(c: PeerContext): Promise<unknown> {
  return readJson(await c.req.text());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
