import { request as httpRequest } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { appleGateway } from "./apple-gateways.ts";
import { GatewayAway, type MerchantSessions, NotAGateway } from "./merchant-sessions.ts";

export interface ApplePaySettings {
  /** As registered at Apple: `merchant.com.example`. */
  merchantId: string;
  /** Of the merchant identity, as PEM; null at the sandbox's peer over http. */
  identity: { certificate: string; key: string } | null;
  /** The store's host, which Apple knows as the merchant's. */
  domain: string;
  /** At most 64 characters: what the sheet calls the merchant. */
  displayName: string;
  /** The sandbox's peer in place of Apple: the one address it goes by in a browser, and the one it is asked at. */
  peer?: { said: string; asked: string };
  /** PEM of who signed a peer's certificate, in tests; otherwise those that Node knows. */
  authorities?: string;
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** A session is about 4 kB. */
const MOST_BYTES = 64 * 1024;

/**
 * Apple's merchant validation (developer.apple.com, "Requesting an Apple Pay payment session"): a POST by mutual TLS with the
 * merchant identity's certificate. Redirects are not followed.
 */
export function applePaySessions(settings: ApplePaySettings): MerchantSessions {
  return {
    async start(validationUrl) {
      const url = addressOf(settings, validationUrl);
      if (url === null) throw new NotAGateway("The address is none of Apple's gateways");
      const { status, text } = await ask(settings, url);
      if (status !== 200) throw new GatewayAway(`Apple Pay: ${status}`);
      return sessionOf(text);
    },
  };
}

function addressOf({ peer }: ApplePaySettings, said: string): string | null {
  if (!peer) return appleGateway(said);
  return said === peer.said ? peer.asked : null;
}

function ask(settings: ApplePaySettings, url: string): Promise<{ status: number; text: string }> {
  const { merchantId, displayName, domain, identity, authorities, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const body = JSON.stringify({
    merchantIdentifier: merchantId,
    displayName,
    initiative: "web",
    initiativeContext: domain,
  });
  const options: RequestOptions = {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(identity && { cert: identity.certificate, key: identity.key }),
    ...(authorities && { ca: authorities }),
  };
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new GatewayAway("Apple Pay: no answer", { cause }));
    const asked = (url.startsWith("https:") ? httpsRequest : httpRequest)(url, options, (answer) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) answer.destroy(new Error("more than a session is"));
        else chunks.push(chunk);
      });
      answer.on("error", fail);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString("utf8") }));
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

function sessionOf(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "object" && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  } catch {
    // Below.
  }
  throw new GatewayAway("Apple Pay: an answer that is no session");
}
