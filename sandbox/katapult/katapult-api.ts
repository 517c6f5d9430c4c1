import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { type Answer, answerOnce } from "../answer-once.ts";
import type { FaultCall } from "../faults.ts";
import { isKeyOf } from "../is-key-of.ts";
import type { LenderPeer, LoanRecord, LoanState } from "../lender-peer.ts";
import { newId } from "../new-id.ts";

type PeerContext = Context<{ Bindings: HttpBindings }>;

const Dollars = z.string().regex(/^\d{1,7}\.\d{2}$/);
const Contact = z.object({
  first_name: z.string().min(1),
  last_name: z.string().min(1),
  address: z.string().min(1),
  address2: z.string(),
  city: z.string().min(1),
  state: z.string().length(2),
  country: z.literal("US"),
  zip: z.string().regex(/^\d{5}$/),
  phone: z.string().regex(/^\d{10}$/),
  email: z.string().min(3),
});
const Application = z.object({
  customer: z
    .object({ billing: Contact, shipping: Contact })
    .refine(({ billing, shipping }) => JSON.stringify(billing) === JSON.stringify(shipping)),
  items: z
    .array(
      z.object({
        display_name: z.string().min(1),
        sku: z.string().min(1).max(127),
        unit_price: Dollars,
        quantity: z.int().positive(),
        leasable: z.boolean(),
        warranty: z.boolean(),
      }),
    )
    .refine((items) => items.some(({ leasable }) => leasable)),
  checkout: z.object({
    customer_id: z.string().min(1),
    shipping_amount: Dollars,
    discounts: z.array(z.object({ discount_name: z.string(), discount_amount: Dollars })),
  }),
  urls: z.object({ return: z.url(), cancel: z.url() }),
});
const Confirm = z.object({ order_id: z.string().min(1) });

const STATUS: Record<LoanState, string> = {
  asked: "initialized",
  agreed: "originated",
  refused: "denied",
  authorised: "originated",
  captured: "originated",
  voided: "cancelled",
};

/** The part of Katapult's HTTP API that the store's adapter speaks. What its pages leave open is said in the adapter. */
export function katapultApi(peer: LenderPeer, token: string): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(bodyLimit({ maxSize: 100_000 }));
  api.use("/api/*", async (c, next) =>
    isKeyOf(c, `Bearer ${token}`) ? next() : c.json({ detail: "Invalid Authorization Token" }, 401),
  );
  api.post("/api/v3/application/initialize/", (c) =>
    answer(peer, c, "authorise", (body) => {
      const read = Application.safeParse(body);
      if (!read.success) return refused(`Validation Error: ${z.prettifyError(read.error)}`);
      return begun(peer, read.data);
    }),
  );
  api.get("/api/v3/application/:uid/", (c) => answer(peer, c, "find", () => shown(peer, loanOf(peer, c))));
  api.post("/api/v3/application/:uid/confirm_order/", (c) =>
    answer(peer, c, "capture", (body) => {
      const [loan, read] = [loanOf(peer, c), Confirm.safeParse(body)];
      if (!loan) return shown(peer, loan);
      if (!read.success || (loan.state !== "agreed" && loan.state !== "captured")) return refused("Invalid Request");
      peer.ledger.put("loans", { ...loan, state: "captured", amountCaptured: loan.amount });
      return shown(peer, loanOf(peer, c));
    }),
  );
  api.get("/api/v3/application/:uid/cancel_order/", (c) =>
    answer(peer, c, loanOf(peer, c)?.state === "captured" ? "refund" : "void", () => {
      const loan = loanOf(peer, c);
      if (loan) peer.ledger.put("loans", { ...loan, state: "voided", amountRefunded: loan.amountCaptured });
      return shown(peer, loanOf(peer, c));
    }),
  );
  api.all("/api/*", (c) => c.json({ detail: "Not found." }, 404));
  return api;
}

function answer(peer: LenderPeer, c: PeerContext, call: FaultCall, work: (body: unknown) => Answer): Promise<Response> {
  const asked = {
    call,
    key: c.req.header("idempotency-key"),
    conflict: { status: 409, body: { detail: "The same request is running." } },
    failure: { status: 500, body: { detail: "Server error" } },
  };
  return answerOnce(c, peer, asked, (text) => {
    try {
      return work(text === "" ? {} : JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return refused("JSON parse error");
      throw error;
    }
  });
}

function begun(peer: LenderPeer, told: z.infer<typeof Application>): Answer {
  const uid = newId("k").slice(2);
  const { checkout, items, urls } = told;
  const [orderNumber = "", attemptId = ""] = checkout.customer_id.split(":");
  const goods = items.reduce((sum, { unit_price, quantity }) => sum + inCents(unit_price) * quantity, 0);
  const off = checkout.discounts.reduce((sum, { discount_amount }) => sum + inCents(discount_amount), 0);
  const amount = goods + inCents(checkout.shipping_amount) - off;
  if (amount <= 0) return refused("Validation Error: nothing to lease");
  peer.ledger.put("loans", {
    id: uid,
    orderNumber,
    attemptId,
    amount,
    amountCaptured: 0,
    amountRefunded: 0,
    state: "asked",
    returnUrl: urls.return,
    cancelUrl: urls.cancel,
    told,
    created: new Date().toISOString(),
  });
  return { status: 200, body: { uid, redirect_url: pageOf(peer, uid) } };
}

function shown(peer: LenderPeer, loan: LoanRecord | null): Answer {
  if (!loan) return refused("Transaction Not Found / Invalid uid Provided");
  const isConfirmed = loan.amountCaptured > 0;
  return {
    status: 200,
    body: {
      uid: loan.id,
      status: STATUS[loan.state],
      order_id: isConfirmed ? loan.orderNumber : null,
      redirect_url: pageOf(peer, loan.id),
      items: loan.told["items"],
      checkout: loan.told["checkout"],
    },
  };
}

function refused(detail: string): Answer {
  return { status: 400, body: { detail } };
}

function loanOf(peer: LenderPeer, c: PeerContext): LoanRecord | null {
  return peer.ledger.get("loans", c.req.param("uid") ?? "");
}

function pageOf({ origin }: LenderPeer, uid: string): string {
  return `${origin}/katapult/lease/${uid}`;
}

function inCents(dollars: string): number {
  return Number(dollars.replace(".", ""));
}
