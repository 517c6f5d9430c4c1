import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { SCREENING_SANDBOX_KEY, type PeerCase, type ScreeningFault, type ScreeningPeer } from "./screening-peer.ts";

const Amount = z.number().nonnegative();
const Address = z.strictObject({
  streetAddress: z.string().min(1),
  unit: z.string(),
  city: z.string().min(1),
  provinceCode: z.string().min(1),
  postalCode: z.string().min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});
/** Strict, so that a field the service does not know is a mistake found here. */
const Sale = z.strictObject({
  orderId: z.string().min(1),
  tags: z.array(z.string().min(1)).min(1),
  decisionDelivery: z.enum(["SYNC", "ASYNC_ONLY"]),
  purchase: z.strictObject({
    createdAt: z.iso.datetime(),
    orderChannel: z.literal("WEB"),
    totalPrice: Amount,
    totalShippingCost: Amount,
    currency: z.literal("USD"),
    confirmationEmail: z.email(),
    confirmationPhone: z.string(),
    products: z
      .array(
        z.strictObject({
          itemId: z.string().min(1),
          itemName: z.string().min(1),
          itemPrice: Amount,
          itemQuantity: z.int().min(1),
          itemIsDigital: z.boolean(),
        }),
      )
      .min(1),
    shipments: z
      .array(z.strictObject({ destination: z.strictObject({ fullName: z.string().min(1), address: Address }) }))
      .min(1),
  }),
  transactions: z
    .array(
      z.strictObject({
        transactionId: z.string().min(1),
        gateway: z.string().min(1),
        gatewayStatusCode: z.literal("SUCCESS"),
        paymentMethod: z.enum(["CREDIT_CARD", "PAYPAL_ACCOUNT", "AMAZON_PAYMENTS", "LOAN"]),
        amount: Amount,
        currency: z.literal("USD"),
        checkoutPaymentDetails: z.strictObject({
          billingAddress: Address,
          accountHolderName: z.string().min(1),
          cardLast4: z
            .string()
            .regex(/^\d{4}$/)
            .optional(),
        }),
      }),
    )
    .min(1),
});

/** Signifyd's sales of version 3, behind the key. */
export function screeningApi(peer: ScreeningPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  const key = `Basic ${Buffer.from(SCREENING_SANDBOX_KEY).toString("base64")}`;
  api.post("/v3/orders/events/sales", async (c) => {
    if (c.req.header("authorization") !== key)
      return c.json({ messages: ["Invalid authorization"], traceId: "none" }, 401);
    const sale = Sale.safeParse(await c.req.json().catch(() => null));
    if (!sale.success) return c.json({ messages: [z.prettifyError(sale.error)], traceId: "none" }, 400);
    const { orderId, tags, purchase } = sale.data;
    const fault = peer.faults.take();
    const judged = peer.judge({
      orderId,
      orderNumber: tags[0] ?? "",
      email: purchase.confirmationEmail,
      totalPrice: purchase.totalPrice,
    });
    return fault === null ? c.json(toJson(judged)) : broken(c, fault, judged);
  });
  api.all("*", (c) => c.json({ messages: ["Not found"], traceId: "none" }, 404));
  return api;
}

function toJson({ id, signifydId, action, reason, score }: PeerCase) {
  return {
    signifydId,
    orderId: id,
    decision: {
      createdAt: new Date().toISOString(),
      checkpointAction: action as string,
      checkpointActionReason: reason,
      score,
    },
  };
}

function broken(
  c: Context<{ Bindings: HttpBindings }>,
  fault: ScreeningFault,
  judged: PeerCase,
): Promise<Response> | Response {
  const said = toJson(judged);
  switch (fault) {
    case "timeout":
      return staySilent(c.env);
    case "reset":
      return resetConnection(c.env);
    case "error_500":
      return c.json({ messages: ["Internal error"], traceId: "none" }, 500);
    case "garbage":
      return c.html("<h1>Welcome</h1>");
    case "another_order":
      return c.json({ ...said, orderId: "somebody-elses" });
    case "unknown_word":
      return c.json({ ...said, decision: { ...said.decision, checkpointAction: "PONDER" } });
  }
}
