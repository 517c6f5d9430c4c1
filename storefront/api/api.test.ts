import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { fetchApi, NO_ANSWER, readAnswer } from "./api.ts";

let server: Server;
let asked: { method: string; contentType: string; body: string };
let answer: { status: number; body: string };

beforeEach(async () => {
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", headers } = request;
    asked = { method, contentType: headers["content-type"] ?? "", body: await text(request) };
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  };
  server = createServer((request, response) => void answerTo(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
});
afterEach(() => void server.close());

const call = (method: Call["method"]) =>
  ({ method, path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x` }) as Call;

test("a call sends and reads JSON", async () => {
  answer = { status: 200, body: '{"Success":true,"n":1}' };
  expect(await fetchApi(call("POST"), { body: { SkuID: 7 } })).toEqual({ ok: true, reply: { Success: true, n: 1 } });
  expect(asked).toEqual({ method: "POST", contentType: "application/json", body: '{"SkuID":7}' });
});

test("a call that nobody answers is given up after 100 seconds", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((listening) => {
    silent.listen(0, "127.0.0.1", listening);
  });
  const { timeout } = AbortSignal;
  const waited: number[] = [];
  AbortSignal.timeout = (ms) => {
    waited.push(ms);
    return timeout.call(AbortSignal, Math.min(ms, 50));
  };
  const path = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/api/x`;
  try {
    expect(await fetchApi({ method: "GET", path })).toEqual(NO_ANSWER);
  } finally {
    AbortSignal.timeout = timeout;
    silent.closeAllConnections();
    silent.close();
  }
  // What another file has left under way in this process may set a time of its own meanwhile.
  expect(waited).toContain(100_000);
});

test("the product acts only on success: an answer that says it is none is a refusal", async () => {
  const alert = { IsSuccess: false, Message: "Sorry", Title: "Fail", Icon: "error", Button: "OK", Reason: "no" };
  answer = { status: 422, body: JSON.stringify(alert) };
  expect(await fetchApi(call("GET"))).toEqual({ ok: false, status: 422, alert });
  answer = { status: 200, body: '{"Success":false}' };
  expect((await fetchApi(call("GET"))).ok).toBe(false);
});

test("an answer of a cart call that says nothing of success is none; other calls need not say it", async () => {
  answer = { status: 200, body: '{"Total":12}' };
  expect(await fetchApi(call("GET"))).toEqual({ ok: true, reply: { Total: 12 } });
  for (const folder of ["carts", "cart-checkout", "proxy/Services"]) {
    const { ok } = await readAnswer({ method: "POST", path: `/api/${folder}/x` }, fetch(call("GET").path));
    expect(ok, folder).toBe(false);
  }
  answer = { status: 200, body: '{"Success":true,"Total":12}' };
  expect((await readAnswer({ method: "POST", path: "/api/carts/x" }, fetch(call("GET").path))).ok).toBe(true);
});

test("no answer, or none that can be read, is the generic alert: General Error, System, error, OK", async () => {
  answer = { status: 502, body: "<html>bad gateway</html>" };
  const unread = await fetchApi(call("GET"));
  expect(unread).toMatchObject({
    ok: false,
    alert: { Message: "General Error", Title: "System", Icon: "error", Button: "OK" },
  });
  expect(await fetchApi({ method: "GET", path: "http://127.0.0.1:1/" } as Call)).toMatchObject({
    ok: false,
    alert: { Message: "General Error" },
  });
});
