import { framedFields } from "#adapters/payments/card-fields-address.ts";
import { PaymentProviders } from "#adapters/payments/payment-providers.ts";
import { createHash } from "node:crypto";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartInit } from "#contract/schemas/carts.ts";
import { suggest } from "#contract/schemas/catalog.ts";
import { getHome } from "#contract/schemas/home.ts";
import { refuse } from "#rules/refusal.ts";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/test-database.ts";
import { createApp } from "../http/app.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { RATES } from "../http/route-rules.ts";
import { route } from "../http/route.ts";
import { ADDRESSES } from "../routes.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { sendFinished } from "./finished-page.ts";
import { type Pages, storePages } from "./pages.ts";
import type { RenderPage } from "./storefront-build.ts";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("the store's pages", () => {
  let db: Database;
  let world: TestWorld;
  let pages: Pages;
  let app: ReturnType<typeof createApp>;
  let server: Server;
  let rendered: Request[] = [];
  const TOKEN = "B".repeat(43);

  const render: RenderPage = async (request, { api }, nonce) => {
    rendered.push(request);
    const path = new URL(request.url).pathname;
    const html = (body: string, status = 200) => ({
      status,
      headers: new Headers({ "content-type": "text/html; charset=utf-8" }),
      html: `<!doctype html><script nonce="${nonce}">hello()</script><script>smuggled()</script>${body}`,
      isDocument: false,
      body: null,
    });
    if (path === "/store/gone") return html("not here", 404);
    if (path === "/store/nosy") return html(JSON.stringify(await api(cartInit)));
    if (path === "/store/broken") return html(JSON.stringify(await api({ ...getHome, path: "/api/breaks" })));
    if (path === "/store/marked") return { ...html("x"), headers: new Headers({ "set-cookie": "cart=first-reader" }) };
    if (path === "/carts" && request.method === "POST")
      return html(
        `${await request.text()} ${JSON.stringify(await api(cartInit))}${JSON.stringify(await api(cartInit))}`,
      );
    if (path === "/carts") return html(JSON.stringify(await api(cartInit)));
    return html(`page ${rendered.length} ${"x".repeat(2000)}`);
  };

  const cartRoute = route(
    cartInit,
    { who: "shopper", rate: "read", cache: "private", crossSite: "refuse" },
    ({ principal, setCartToken }) => {
      if (!principal.cartTokenSha256) setCartToken(TOKEN);
      return Promise.resolve({ reply: { known: principal.cartTokenSha256 !== null } as never });
    },
  );
  const breaks = route(
    { ...getHome, path: "/api/breaks" },
    { who: "anyone", rate: "read", cache: "public", crossSite: "links" },
    () => Promise.reject(new Error("down")),
  );

  let asked = 0;
  let written = 0;
  const suggests = route(
    suggest,
    { who: "anyone", rate: "read", cache: "public", crossSite: "links" },
    ({ query: { q } }) => {
      asked += 1;
      if (q === "gone") return Promise.resolve(refuse("product_unknown"));
      const toJSON = () => {
        written += 1;
        return { asked, q };
      };
      return Promise.resolve({ reply: { toJSON } as never });
    },
  );

  beforeAll(async () => {
    db = await openTestDatabase("pglite");
    world = makeTestWorld(db);
    world.payments = new PaymentProviders(framedFields("http://cards.example/card-fields", "pk_test"), {});
  });
  afterAll(() => db.close());

  beforeEach(async () => {
    rendered = [];
    asked = 0;
    written = 0;
    const routes = [cartRoute, breaks, suggests];
    const limits = rateLimits();
    pages = storePages({ world, routes, limits, render, keep: true });
    app = createApp({
      world,
      routes,
      addresses: ADDRESSES,
      limits,
      pages: (context) => pages.answer(context),
      publicCalls: (context, one) => pages.call(context, one),
    });
    server = createServer((request, response) => {
      const page = pages.find(request.url ?? "/");
      if (page) sendFinished(page, request, response);
      else response.writeHead(599).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)));

  const hit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      httpRequest({ port, host: "127.0.0.1", path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on("error", reject)
        .end();
    });

  test("a public page is made without the reader's cookie, kept, and then sent without making", async () => {
    const first = await app.request("/gaming-pcs?utm=1", { headers: { cookie: `cart=${TOKEN}`, "x-tracking": "1" } });
    expect(first.status).toBe(200);
    expect(rendered[0]?.url).toBe("http://localhost:3000/gaming-pcs");
    expect([...(rendered[0]?.headers.keys() ?? [])]).toEqual([]);
    const kept = await hit("/gaming-pcs?utm=1");
    expect(kept.status).toBe(200);
    expect(kept.body.toString()).toBe(await first.text());
    expect(rendered).toHaveLength(1);
    expect(kept.headers["set-cookie"]).toBeUndefined();
  });

  test("a kept page has its own policy with the hashes of the scripts that were marked, and every security header", async () => {
    await app.request("/");
    const { headers, body } = await hit("/");
    const hash = createHash("sha256").update("hello()").digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}' http://cards.example;`);
    expect(body.toString()).toContain("<script>hello()</script><script>smuggled()</script>");
    expect(headers["content-security-policy"]).toContain("frame-src 'self' http://cards.example");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toContain("s-maxage=180");
    expect(headers["speculation-rules"]).toBe('"/links.speculationrules"');
  });

  test("a kept page travels in the reader's encoding, and not at all when the reader has it", async () => {
    await app.request("/");
    const brotli = await hit("/", { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe((await hit("/")).body.toString());
    const again = await hit("/", { "accept-encoding": "gzip, br", "if-none-match": String(brotli.headers["etag"]) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await hit("/", { "if-none-match": String(brotli.headers["etag"]) })).status).toBe(200);
    const head = await hit("/", {}, "HEAD");
    expect(head.body).toHaveLength(0);
    expect(Number(head.headers["content-length"])).toBeGreaterThan(2000);
  });

  test("a page that is not there keeps its 404 and is not kept", async () => {
    const answer = await app.request("/store/gone");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("sha256-");
    expect((await hit("/store/gone")).status).toBe(599);
  });

  test("a public page that asks for somebody's cart gets an error instead, and is not kept", async () => {
    const answer = await app.request("/store/nosy", { headers: { cookie: `cart=${TOKEN}` } });
    expect(await answer.text()).toContain("general_error");
    expect((await hit("/store/nosy")).status).toBe(599);
  });

  test("a public page that would set a cookie breaks instead of giving it to every reader", async () => {
    const answer = await app.request("/store/marked");
    expect(answer.status).toBe(500);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect((await hit("/store/marked")).status).toBe(599);
  });

  test("a public page made while something is broken is shown but not kept", async () => {
    expect((await app.request("/store/broken")).headers.get("cache-control")).toBe("no-store");
    expect((await hit("/store/broken")).status).toBe(599);
  });

  test("a private page sees its reader's cart, is kept by nobody, and gives a new visitor a cookie", async () => {
    const known = await app.request("/carts", { headers: { cookie: `cart=${TOKEN}` } });
    expect(await known.text()).toContain('{"known":true}');
    expect(known.headers.get("cache-control")).toBe("no-store");
    expect((await hit("/carts")).status).toBe(599);
    const fresh = await app.request("/carts");
    expect(fresh.headers.get("set-cookie")).toContain(`cart=${TOKEN}`);
  });

  test("a form's action reaches the page with its body, and what follows in the same request knows the new cart", async () => {
    const answer = await app.request("/carts", {
      method: "POST",
      body: "intent=add",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://localhost:3000" },
    });
    const text = await answer.text();
    expect(text).toContain("intent=add");
    expect(text).toContain('{"ok":true,"reply":{"known":false}}{"ok":true,"reply":{"known":true}}');
  });

  test("a form posted by another site does not reach the page", async () => {
    const answer = await app.request("/carts", {
      method: "POST",
      body: "intent=add",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
    expect(rendered).toHaveLength(0);
  });

  test.each([
    ["JSON", { body: "{}", headers: { "content-type": "application/json" } }, 415],
    ["nothing it names", { body: "x" }, 415],
    ["a form without end", { body: `a=${"x".repeat(200_000)}`, headers: FORM }, 413],
    ["a form of unsaid length", { body: endless(), duplex: "half", headers: FORM }, 413],
    ["a method no page takes", { method: "PUT", body: "a=1", headers: FORM }, 405],
  ])("a page sent %s refuses it before it is made", async (_what, init, status) => {
    expect((await app.request("/carts", { method: "POST", ...init } as RequestInit)).status).toBe(status);
    expect(rendered).toHaveLength(0);
  });

  test("a public call is answered once for everybody: after that no handler is asked and no JSON written", async () => {
    const path = `${suggest.path}?q=forge`;
    const first = await app.request(path, { headers: { "accept-encoding": "br", cookie: `cart=${TOKEN}` } });
    const again = await hit(path, { "accept-encoding": "br" });
    expect(JSON.parse(brotliDecompressSync(again.body).toString())).toEqual({ asked: 1, q: "forge" });
    expect(again.body).toEqual(Buffer.from(await first.arrayBuffer()));
    expect((await hit(path, { "if-none-match": String((await hit(path)).headers["etag"]) })).status).toBe(304);
    expect([asked, written]).toEqual([1, 1]);
    expect(again.headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": first.headers.get("cache-control"),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    pages.purge(["some-product"]);
    expect((await hit(path)).status).toBe(599);
  });

  test("a public call that is refused is kept for nobody", async () => {
    for (const query of ["q=gone", "q=forge&utm_source=x", "q=a&q=b"])
      for (const time of [1, 2]) {
        const answer = await app.request(`${suggest.path}?${query}`);
        expect([time, answer.status]).toEqual([time, query === "q=gone" ? 404 : 400]);
        expect((await hit(`${suggest.path}?${query}`)).status).toBe(599);
      }
  });

  test("pages made for one reader are counted too, also those that are not there", async () => {
    const statuses: number[] = [];
    for (let count = 0; count < RATES.read.points + 1; count += 1)
      statuses.push((await app.request("/nowhere")).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** More than may be sent, in pieces and without saying how much. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(64 * 1024)) });
}
