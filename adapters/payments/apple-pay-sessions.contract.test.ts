import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { APPLE_PAY_FAULTS, ApplePayPeer } from "#sandbox/apple-pay/apple-pay-peer.ts";
import { type ApplePayScene, applePaySceneAt } from "#sandbox/testing/apple-pay-scene.ts";
import { selfSigned } from "#sandbox/testing/self-signed.ts";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import { appleGateway } from "./apple-gateways.ts";
import { applePaySessions } from "./apple-pay-sessions.ts";
import { GatewayAway, NotAGateway } from "./merchant-sessions.ts";

const OF_APPLE = "https://apple-pay-gateway.apple.com/paymentservices/startSession";

test.each([
  OF_APPLE,
  "https://apple-pay-gateway.apple.com/paymentservices/paymentSession",
  "https://apple-pay-gateway-cert.apple.com/paymentservices/startSession",
  "https://apple-pay-gateway-nc-pod5.apple.com/paymentservices/startSession",
  "https://cn-apple-pay-gateway-tj-pod3.apple.com/paymentservices/startSession",
])("%s is one of Apple's gateways", (url) => {
  expect(appleGateway(url)).toBe(url);
});

test.each([
  "http://apple-pay-gateway.apple.com/paymentservices/startSession",
  "https://apple-pay-gateway.apple.com:8443/paymentservices/startSession",
  "https://apple-pay-gateway.apple.com@127.0.0.1/paymentservices/startSession",
  "https://me:you@apple-pay-gateway.apple.com/paymentservices/startSession",
  "https://apple-pay-gateway.apple.com.example.com/paymentservices/startSession",
  "https://apple-pay-gateway-nc-pod6.apple.com/paymentservices/startSession",
  "https://apple-pay-gateway-x.apple.com/paymentservices/startSession",
  "https://example.com/apple-pay-gateway.apple.com/paymentservices/startSession",
  "https://apple-pay-gateway.apple.com./paymentservices/startSession",
  "https://apple-pay-gateway.apple.com/paymentservices/startSession?to=http://10.0.0.1",
  "https://apple-pay-gateway.apple.com/paymentservices/startSession#x",
  "https://apple-pay-gateway.apple.com/paymentservices/../../admin",
  "https://apple-pay-gateway.apple.com\\@127.0.0.1/paymentservices/startSession",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/paymentservices/startSession",
  "file:///etc/passwd",
  "//apple-pay-gateway.apple.com/paymentservices/startSession",
  "",
])("%s is not, and nobody is asked", async (url) => {
  expect(appleGateway(url)).toBeNull();
  const sessions = applePaySessions({ merchantId: "m", identity: null, domain: "localhost", displayName: "Shop" });
  await expect(sessions.start(url)).rejects.toBeInstanceOf(NotAGateway);
});

describe("at the sandbox's gateway", () => {
  let sandbox: Sandbox;
  let scene: ApplePayScene;
  beforeAll(async () => {
    const keys = { secretKey: "sk_test", webhookSecret: "whsec" };
    const storeUrl = "http://localhost:3000";
    sandbox = await startSandbox({ port: 0, host: "127.0.0.1", storeUrl, dataDir: null, ...keys });
    scene = applePaySceneAt(sandbox.origin);
  });
  afterAll(() => sandbox.close());

  test("a session is given for the store's domain and name", async () => {
    const session = await applePaySessions(scene.settings).start(scene.validationURL);
    expect(session).toMatchObject({ domainName: "localhost", displayName: "Rigsmith" });
  });

  test("Apple itself is not asked beside the sandbox", async () => {
    await expect(applePaySessions(scene.settings).start(OF_APPLE)).rejects.toBeInstanceOf(NotAGateway);
  });

  test.each(APPLE_PAY_FAULTS)("%s is no session, and a redirect leads nowhere", async (fault) => {
    await scene.break(fault);
    const before = await scene.asked();
    await expect(applePaySessions(scene.settings).start(scene.validationURL)).rejects.toBeInstanceOf(GatewayAway);
    expect(await scene.asked()).toBe(before);
    await applePaySessions(scene.settings).start(scene.validationURL);
  });

  test("a merchant that the gateway does not know is given none", async () => {
    const stranger = applePaySessions({ ...scene.settings, merchantId: "merchant.of.somebody" });
    await expect(stranger.start(scene.validationURL)).rejects.toBeInstanceOf(GatewayAway);
  });
});

describe("by mutual TLS", () => {
  const [gateway, merchant, stranger] = [selfSigned(), selfSigned(), selfSigned()];
  let server: Server;
  let url: string;
  beforeAll(() => {
    const answer = getRequestListener(new Hono().route("/", new ApplePayPeer().api()).fetch);
    server = createServer(
      { cert: gateway.certificate, key: gateway.key, ca: merchant.certificate, requestCert: true },
      (request, response) => void answer(request, response),
    );
  });
  beforeEach(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `https://localhost:${(server.address() as AddressInfo).port}/paymentservices/startSession`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const client = (identity: typeof merchant | null, authorities?: string) =>
    applePaySessions({
      ...applePaySceneAt("").settings,
      identity,
      peer: { said: url, asked: url },
      timeoutMs: 2_000,
      ...(authorities && { authorities }),
    });

  test("the merchant's certificate opens the gateway", async () => {
    expect(await client(merchant, gateway.certificate).start(url)).toMatchObject({ domainName: "localhost" });
  });

  test.each([
    ["no certificate", null],
    ["a stranger's certificate", stranger],
  ])("%s opens nothing", async (_name, identity) => {
    await expect(client(identity, gateway.certificate).start(url)).rejects.toBeInstanceOf(GatewayAway);
  });

  test("a gateway whose certificate nobody vouches for is shown nothing", async () => {
    await expect(client(merchant).start(url)).rejects.toBeInstanceOf(GatewayAway);
  });
});
