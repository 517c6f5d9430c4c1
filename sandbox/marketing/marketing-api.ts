import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { resetConnection, staySilent } from "../break-connection.ts";
import { MARKETING_SANDBOX_KEY, type MarketingFault, type MarketingPeer, type PeerCart } from "./marketing-peer.ts";

const Money = z.int().min(0);
const Currency = z.literal("USD");
const Url = z.url();
/** Strict, so that a field the service does not know is a mistake found here. */
const Line = z.strictObject({
  cartProductID: z.string().min(1),
  productID: z.string().min(1),
  variantID: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  quantity: z.int().min(1),
  price: Money,
  imageUrl: Url,
  productUrl: Url,
});
const Person = { email: z.email(), phone: z.string().min(1).optional() };
const Head = z.strictObject({ ...Person, currency: Currency, cartSum: Money, cartRecoveryUrl: Url });
const Cart = Head.extend({ cartID: z.string().min(1), products: z.array(Line).min(1) });
const Added = Line.extend({ cartID: z.string().min(1), currency: Currency });
const Changed = Line.extend({ currency: Currency });
const Order = z.strictObject({
  ...Person,
  orderID: z.string().min(1),
  cartID: z.string().min(1),
  currency: Currency,
  orderSum: Money,
  createdAt: z.iso.datetime(),
  products: z.array(Line).min(1),
});

type Said = { status: 200 | 201 | 204 | 400 | 404 | 409; body: object | null };
const DONE: Said = { status: 204, body: null };
const ABSENT: Said = { status: 404, body: { error: "Not found" } };
const KNOWN: Said = { status: 409, body: { error: "Already exists" } };

/** Omnisend's carts and orders of version 3, behind the key. */
export function marketingApi(peer: MarketingPeer): Hono<{ Bindings: HttpBindings }> {
  const api = new Hono<{ Bindings: HttpBindings }>();
  api.use(async (c, next) => {
    const fault = peer.faults.take();
    if (fault === "garbage") return c.html("<h1>Welcome</h1>");
    if (!fault?.endsWith("_before")) await next();
    if (fault === null) return;
    // What was answered is lost, whatever it was.
    c.res = undefined;
    c.res = await broken(c, fault);
    return;
  });
  api.use(async (c, next) => {
    if (c.req.header("x-api-key") !== MARKETING_SANDBOX_KEY) return c.json({ error: "Forbidden" }, 403);
    await next();
    const path = c.req.path.replace(/^.*?(?=\/(?:carts|orders))/, "");
    peer.noteCall({ method: c.req.method, path, status: c.res.status });
    return;
  });
  const on = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    work: (body: unknown, named: { cart: string; line: string }) => Said,
  ) =>
    api.on(method, path, async (c) => {
      const sent: unknown = await c.req.json().catch(() => null);
      const { status, body } = work(sent, { cart: c.req.param("cart") ?? "", line: c.req.param("line") ?? "" });
      return body ? c.json(body, status as 200) : c.body(null, status as 204);
    });

  on("POST", "/carts", (sent) =>
    held(Cart, sent, ({ cartID, ...cart }) => {
      if (peer.findCart(cartID)) return KNOWN;
      peer.ledger.put("cart", { id: cartID, isDeleted: false, ...cart });
      return { status: 201, body: { cartID } };
    }),
  );
  on("GET", "/carts/:cart", (_, { cart: id }) => {
    const cart = peer.findCart(id);
    if (!cart) return ABSENT;
    const { id: cartID, isDeleted: _isDeleted, ...said } = cart;
    return { status: 200, body: { cartID, ...said } };
  });
  on("PUT", "/carts/:cart", (sent, { cart: id }) =>
    held(Head, sent, (head) => change(peer, id, (cart) => ({ ...cart, ...head }))),
  );
  on("DELETE", "/carts/:cart", (_, { cart: id }) => change(peer, id, (cart) => ({ ...cart, isDeleted: true })));
  on("POST", "/carts/:cart/products", (sent, { cart: id }) =>
    held(Added, sent, ({ cartID: _cartID, currency: _currency, ...line }) => {
      if (peer.findCart(id)?.products.some(({ cartProductID }) => cartProductID === line.cartProductID)) return KNOWN;
      return change(peer, id, (cart) => ({ ...cart, products: [...cart.products, line] }));
    }),
  );
  on("PUT", "/carts/:cart/products/:line", (sent, { cart: id, line: lineId }) =>
    held(Changed, sent, ({ currency: _currency, ...line }) => {
      if (!hasLine(peer.findCart(id), lineId)) return ABSENT;
      const put = (cart: PeerCart) => cart.products.map((each) => (each.cartProductID === lineId ? line : each));
      return change(peer, id, (cart) => ({ ...cart, products: put(cart) }));
    }),
  );
  on("DELETE", "/carts/:cart/products/:line", (_, { cart: id, line: lineId }) => {
    if (!hasLine(peer.findCart(id), lineId)) return ABSENT;
    const left = (cart: PeerCart) => cart.products.filter(({ cartProductID }) => cartProductID !== lineId);
    return change(peer, id, (cart) => ({ ...cart, products: left(cart) }));
  });
  on("POST", "/orders", (sent) =>
    held(Order, sent, ({ orderID, ...order }) => {
      if (peer.ledger.get("order", orderID)) return KNOWN;
      peer.ledger.put("order", { id: orderID, ...order });
      return { status: 201, body: { orderID } };
    }),
  );
  return api;
}

function broken(c: Context<{ Bindings: HttpBindings }>, fault: MarketingFault): Promise<Response> | Response {
  if (fault.startsWith("timeout")) return staySilent(c.env);
  if (fault.startsWith("reset")) return resetConnection(c.env);
  return c.json({ error: "Internal error" }, 500);
}

function hasLine(cart: PeerCart | null, lineId: string): boolean {
  return cart?.products.some(({ cartProductID }) => cartProductID === lineId) ?? false;
}

function change(peer: MarketingPeer, id: string, by: (cart: PeerCart) => PeerCart): Said {
  const cart = peer.findCart(id);
  if (!cart) return ABSENT;
  peer.ledger.put("cart", by(cart));
  return DONE;
}

function held<Schema extends z.ZodType>(schema: Schema, sent: unknown, work: (sent: z.infer<Schema>) => Said): Said {
  const read = schema.safeParse(sent);
  return read.success ? work(read.data) : { status: 400, body: { error: z.prettifyError(read.error) } };
}
