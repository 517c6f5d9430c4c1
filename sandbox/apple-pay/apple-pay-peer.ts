import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { NextFaults } from "../next-faults.ts";

/** Who the store is at this peer. */
export const APPLE_SANDBOX_MERCHANT = "merchant.rigsmith.sandbox";

const ApplePayRequest = z.strictObject({
  merchantIdentifier: z.literal(APPLE_SANDBOX_MERCHANT),
  displayName: z.string().min(1).max(64),
  initiative: z.literal("web"),
  initiativeContext: z.hostname(),
});

export const APPLE_PAY_FAULTS = ["timeout", "error_500", "reset", "garbage", "redirect", "huge"] as const;
type ApplePayFault = (typeof APPLE_PAY_FAULTS)[number];

/** A session's five minutes, as Apple has them. */
const LASTS_MS = 5 * 60 * 1000;

/** Apple's gateway as a merchant's server meets it, without the mutual TLS, which stands before it or not. */
export class ApplePayPeer {
  readonly faults = new NextFaults(APPLE_PAY_FAULTS);
  #asked = 0;

  /** How many sessions were given. */
  get asked(): number {
    return this.#asked;
  }

  readonly reset = (): void => {
    this.#asked = 0;
  };

  api(): Hono<{ Bindings: HttpBindings }> {
    const api = new Hono<{ Bindings: HttpBindings }>();
    for (const path of ["/paymentservices/startSession", "/paymentservices/paymentSession"])
      api.post(path, async (c) => {
        const fault = this.faults.take();
        if (fault !== null) return broken(c, fault);
        const request = ApplePayRequest.safeParse(await c.req.json().catch(() => null));
        if (!request.success)
          return c.json({ statusMessage: `Payment Services Exception ${z.prettifyError(request.error)}` }, 400);
        this.#asked += 1;
        return c.json(sessionFor(request.data));
      });
    return api;
  }
}

function sessionFor({ displayName, initiativeContext }: z.infer<typeof ApplePayRequest>) {
  const now = Date.now();
  return {
    epochTimestamp: now,
    expiresAt: now + LASTS_MS,
    merchantSessionIdentifier: randomUUID(),
    nonce: randomUUID().slice(0, 8),
    merchantIdentifier: APPLE_SANDBOX_MERCHANT,
    domainName: initiativeContext,
    displayName,
    signature: "00",
    operationalAnalyticsIdentifier: `${displayName}:SANDBOX`,
    retries: 0,
    pspId: "SANDBOX",
  };
}

function broken(c: Context<{ Bindings: HttpBindings }>, fault: ApplePayFault): Promise<Response> | Response {
  switch (fault) {
    case "timeout":
      return staySilent(c.env);
    case "reset":
      return resetConnection(c.env);
    case "error_500":
      return c.json({ statusMessage: "Internal Server Error" }, 500);
    case "garbage":
      return c.html("<h1>Welcome</h1>");
    case "redirect":
      return c.redirect("/apple-pay/paymentservices/paymentSession", 307);
    case "huge":
      return c.json({ padding: "x".repeat(1_000_000) });
  }
}
