import { randomBytes } from "node:crypto";
import type { ApplePayToken } from "#contract/wallets.ts";
import { APPLE_SANDBOX_MERCHANT, type APPLE_PAY_FAULTS } from "../apple-pay/apple-pay-peer.ts";

/** Apple's gateway of a sandbox that runs. */
export interface ApplePayScene {
  /** What a client is opened with. */
  settings: {
    merchantId: string;
    identity: null;
    domain: string;
    displayName: string;
    peer: { said: string; asked: string };
    timeoutMs: number;
  };
  /** What the browser's event names. */
  validationURL: string;
  break(kind: (typeof APPLE_PAY_FAULTS)[number], times?: number): Promise<void>;
  /** How many sessions were given. */
  asked(): Promise<number>;
}

export function applePaySceneAt(origin: string): ApplePayScene {
  const pages = `${origin}/sandbox/apple-pay`;
  const validationURL = `${origin}/apple-pay/paymentservices/startSession`;
  return {
    settings: {
      merchantId: APPLE_SANDBOX_MERCHANT,
      identity: null,
      domain: "localhost",
      displayName: "Rigsmith",
      peer: { said: validationURL, asked: validationURL },
      timeoutMs: 400,
    },
    validationURL,
    break: async (kind, times = 1) => {
      await fetch(`${pages}/faults`, { method: "POST", body: JSON.stringify({ kind, times }) });
    },
    asked: async () => ((await (await fetch(`${pages}/asked`)).json()) as { asked: number }).asked,
  };
}

/** What a sheet of the sandbox's own wallet gives for a test card, by the name of its token; each time another. */
export function appleToken(card: string): ApplePayToken {
  const hex = () => randomBytes(32).toString("hex");
  return {
    paymentData: {
      version: "EC_v1",
      data: Buffer.from(card).toString("base64"),
      signature: randomBytes(64).toString("base64"),
      header: { publicKeyHash: randomBytes(32).toString("base64"), transactionId: hex(), ephemeralPublicKey: hex() },
    },
    paymentMethod: { displayName: "Visa 4242", network: "Visa", type: "credit" },
    transactionIdentifier: hex(),
  };
}
