import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { newId } from "../new-id.ts";
import {
  INSURANCE_SANDBOX_KEYS,
  type InsuranceFault,
  type InsurancePeer,
  type PeerCoverage,
} from "./insurance-peer.ts";

const PlaceOf = z.strictObject({ country: z.enum(["US", "CA"]), postalCode: z.string().min(3) });
const ToQuote = z.strictObject({
  currency: z.literal("USD"),
  insuredValue: z.number().positive().max(50_000),
  commodity: z.string().min(1),
  origin: PlaceOf,
  destination: PlaceOf,
});
const ToBuy = z.strictObject({ quoteId: z.string(), referenceNumber: z.string().min(1) });
const Shipped = z.strictObject({ coverageId: z.string(), carrier: z.string(), trackingNumber: z.string().min(1) });
const ToCancel = z.strictObject({ coverageId: z.string(), reason: z.string() });

/** What each begun 100 dollars cost at this peer. The insurer's own rates are in the store's contract with it. */
const CENTS_A_HUNDRED = 55;
const DAY_SECONDS = 86_400;

type Said = { status: 200 | 201 | 400 | 404 | 409 | 410; body: object };
const no = (status: 400 | 404 | 409 | 410, message: string): Said => ({ status, body: { code: status, message } });

/** UPS Capital's calls, behind its three keys. */
export function insuranceApi(peer: InsurancePeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(async (c, next) => {
    const fault = peer.faults.take();
    if (fault === "garbage") return c.html("<h1>Welcome</h1>");
    if (fault === "refused") return c.json({ code: 422, message: "Not insurable" }, 422);
    if (!fault?.endsWith("_before")) await next();
    if (fault === null) return;
    // What was answered is lost, whatever it was.
    c.res = undefined;
    c.res = await broken(c, fault);
    return;
  });
  api.use(async (c, next) => {
    const { clientId, clientSecret, customerToken } = INSURANCE_SANDBOX_KEYS;
    const given = ["x-ibm-client-id", "x-ibm-client-secret", "x-customer-token"].map((name) => c.req.header(name));
    if (given.join("\n") !== [clientId, clientSecret, customerToken].join("\n"))
      return c.json({ message: "Unauthorized" }, 401);
    return next();
  });
  const on = <Schema extends z.ZodType>(path: string, schema: Schema, work: (sent: z.infer<Schema>) => Said) =>
    api.post(path, async (c) => {
      const read = schema.safeParse(await c.req.json().catch(() => null));
      const { status, body } = read.success ? work(read.data) : no(400, z.prettifyError(read.error));
      return c.json(body, status);
    });

  on("/quote/v1", ToQuote, ({ insuredValue, destination }) => {
    const premiumAmount = (Math.ceil(insuredValue / 100) * CENTS_A_HUNDRED) / 100;
    const endsAt = new Date(Date.now() + DAY_SECONDS * 1000).toISOString();
    const quote = { id: newId("uq"), insuredValue, premiumAmount, endsAt, destination: destination.postalCode };
    peer.ledger.put("quote", quote);
    return { status: 201, body: { quoteId: quote.id, premiumAmount, expiresIn: DAY_SECONDS } };
  });
  on("/purchase/v1", ToBuy, ({ quoteId, referenceNumber }) => {
    const quote = peer.ledger.get("quote", quoteId);
    if (!quote) return no(404, "No such quote");
    const bought = peer.ledger.all("coverage").find((coverage) => coverage.quoteId === quoteId);
    if (bought && bought.orderNumber !== referenceNumber) return no(409, "Bought for another reference");
    if (bought) return { status: 200, body: { coverageId: bought.id } };
    if (new Date(quote.endsAt) <= new Date()) return no(410, "The quote has ended");
    const { premiumAmount } = quote;
    const coverage: PeerCoverage = {
      id: newId("uc"),
      quoteId,
      orderNumber: referenceNumber,
      premiumAmount,
      state: "bought",
      tracking: "",
    };
    peer.ledger.put("coverage", coverage);
    return { status: 201, body: { coverageId: coverage.id } };
  });
  on("/confirm/v1", Shipped, ({ coverageId, trackingNumber }) => {
    const coverage = peer.ledger.get("coverage", coverageId);
    if (!coverage) return no(404, "No such coverage");
    if (coverage.state === "cancelled") return no(409, "The coverage was cancelled");
    peer.ledger.put("coverage", { ...coverage, state: "shipped", tracking: trackingNumber });
    return { status: 200, body: { coverageId } };
  });
  on("/cancel/v1", ToCancel, ({ coverageId }) => {
    const coverage = peer.ledger.get("coverage", coverageId);
    if (!coverage) return no(404, "No such coverage");
    if (coverage.state === "shipped") return no(409, "The parcel has left");
    peer.ledger.put("coverage", { ...coverage, state: "cancelled" });
    return { status: 200, body: { coverageId } };
  });
  return api;
}

function broken(c: Context<{ Bindings: HttpBindings }>, fault: InsuranceFault): Promise<Response> | Response {
  if (fault.startsWith("timeout")) return staySilent(c.env);
  if (fault.startsWith("reset")) return resetConnection(c.env);
  return c.json({ message: "Internal error" }, 500);
}
