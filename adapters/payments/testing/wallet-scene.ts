import { expect } from "vitest";
import { type Sandbox, startSandbox } from "#sandbox/start-sandbox.ts";
import type { ProviderPayment } from "../payment-provider.ts";
import { openStoreWebhook, type StoreWebhook } from "./store-webhook.ts";

export interface WalletScene {
  origin: string;
  /** Where the store's server reaches it, under another name than its buyers'. */
  apiOrigin: string;
  store: StoreWebhook;
  charges(): Promise<Record<string, unknown>[]>;
  nextCall(next: string, kind: string): Promise<void>;
  /** The buyer on the wallet's page presses a button. Answers where it leads. */
  press(payment: ProviderPayment, button: "pay" | "decline" | "cancel"): Promise<URL>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A wallet in the sandbox with a store of which only the webhooks are there. */
export async function openWalletScene(wallet: string): Promise<WalletScene> {
  const store = await openStoreWebhook();
  const sandbox: Sandbox = await startSandbox({
    port: 0,
    host: "127.0.0.1",
    storeUrl: store.url,
    dataDir: null,
    secretKey: "sk_test_contract",
    webhookSecret: "whsec_test",
    webhookRetryMs: [20, 20],
  });
  const inside = `${sandbox.origin}/sandbox/${wallet}`;
  return {
    origin: sandbox.origin,
    apiOrigin: sandbox.origin.replace("localhost", "127.0.0.1"),
    store,
    charges: async () => (await (await fetch(`${inside}/charges`)).json()) as Record<string, unknown>[],
    async nextCall(next, kind) {
      const body = JSON.stringify({ next, kind, times: 1 });
      expect((await fetch(`${inside}/faults`, { method: "POST", body })).status).toBe(200);
    },
    async press(payment, button) {
      const page = new URL(payment.actionUrl ?? "");
      expect(await (await fetch(page)).text()).toContain("$2,649.00");
      const pressed = await fetch(`${page.origin}${page.pathname}/${button}${page.search}`, {
        method: "POST",
        redirect: "manual",
      });
      expect(pressed.status).toBe(303);
      return new URL(pressed.headers.get("location") ?? "");
    },
    async reset() {
      await fetch(`${inside}/reset`, { method: "POST" });
    },
    async close() {
      await sandbox.close();
      await store.close();
    },
  };
}
