import { execFileSync } from "node:child_process";
import type { OpenStore } from "./open-store.ts";

export interface Charge {
  orderNumber: string;
  amount: number;
  captured: number;
}

/** What the provider really holds: the oracle a double charge is judged by. Cents. */
export async function charges(store: OpenStore): Promise<Charge[]> {
  const answer = (await (
    await fetch(`${store.sandboxUrl}/sandbox/charges`, { headers: { accept: "application/json" } })
  ).json()) as { amount: number; amountCaptured: number; amountRefunded: number; metadata: { orderNumber: string } }[];
  return answer.map(({ amount, amountCaptured, amountRefunded, metadata }) => ({
    orderNumber: metadata.orderNumber,
    amount,
    captured: amountCaptured - amountRefunded,
  }));
}

export interface Books {
  orders: {
    order_number: string;
    state: string;
    total_cents: number;
    email: string;
    lines: { sku_id: number; quantity: number; amount_cents: number }[];
  }[];
  payments: { order_number: string; state: string; amount_cents: number }[];
  stock: { sku_id: number; on_hand: number; held: number }[];
  mails: { recipient: string; subject: string; body_text: string }[];
}

/** The database of a stopped store, read by a process of its own. */
export function readBooks(dataDir: string): Books {
  return JSON.parse(
    execFileSync(process.execPath, ["e2e/print-books.ts", dataDir], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      timeout: 60_000,
    }),
  ) as Books;
}
