import { randomUUID } from "node:crypto";
import { confirmOrder, type PaymentProgress } from "#contract/checkout.ts";
import { cents } from "#rules/money/cents.ts";
import type { Tried, Visitor } from "./visitor.ts";
import { booksBalance } from "./books-balance.ts";
import { type TestMarket, WALLETS } from "./test-market.ts";

export function payWith(visitor: Visitor, orderNumber: string, token: string): Promise<Tried<PaymentProgress>> {
  return visitor.tryCall(confirmOrder, { body: { CustOrderID: orderNumber, PaymentToken: token } });
}

/** What the shopper does on a wallet's or a lender's page. */
export async function pressWallet(
  walletPage: string,
  button: "pay" | "agree" | "sign" | "decline" | "cancel",
): Promise<void> {
  const page = new URL(walletPage);
  page.pathname += `/${button}`;
  const response = await fetch(page, { method: "POST", redirect: "manual", headers: { origin: page.origin } });
  if (response.status >= 400) throw new Error(`The wallet's page answered ${response.status}`);
}

/** What the shopper does on the bank's page. */
export async function answerBank(bankPage: string, answer: "approve" | "refuse"): Promise<void> {
  const page = new URL(bankPage);
  page.pathname += `/${answer}`;
  const response = await fetch(page, { method: "POST", redirect: "manual", headers: { origin: page.origin } });
  if (response.status >= 400) throw new Error(`The bank's page answered ${response.status}`);
}

/** Gives so many cents back as somebody does on the provider's own pages: the store learns of it by its news. */
export async function refundByHand({ peer, world }: TestMarket, orderNumber: string, amount: number): Promise<void> {
  const [charge] = await peer.chargesOf(orderNumber);
  await world.payments.named("stripe").refundPart({
    refundId: `by hand ${randomUUID()}`,
    providerRef: charge?.paymentIntent ?? "",
    orderNumber,
    amount: cents(amount),
  });
}

/** Stock when a test began, for the checker at its end. */
export type KeptBooks = ReadonlyMap<number, number>;

/** Counts what is on the shelf plus what has been sold so far. */
export async function keepBooks(market: TestMarket): Promise<KeptBooks> {
  const stock = await market.db.queries
    .selectFrom("stock")
    .select(["sku_id", "on_hand"])
    .where("policy", "=", "tracked")
    .execute();
  const claimed = await market.db.queries
    .selectFrom("stock_reservations")
    .select(["sku_id", "quantity"])
    .where("state", "=", "claimed")
    .execute();
  const sold = (skuId: number) =>
    claimed.filter(({ sku_id }) => sku_id === skuId).reduce((units, { quantity }) => units + quantity, 0);
  return new Map(stock.map(({ sku_id, on_hand }) => [sku_id, on_hand + sold(sku_id)]));
}

/** Everything that does not balance, in words. */
export async function booksOf(
  market: TestMarket,
  stockAtStart: KeptBooks,
  acknowledged: readonly string[] = [],
): Promise<string[]> {
  const cards = (await market.peer.charges()).map(({ metadata, ...charge }) => ({ ...charge, ...metadata }));
  const others = await Promise.all(WALLETS.map((wallet) => market.peer.walletCharges(wallet)));
  const charges = [...cards, ...others.flat()].map((charge) => ({
    orderNumber: charge.orderNumber,
    amountCents: charge.amount,
    capturedCents: charge.amountCaptured,
    refundedCents: charge.amountRefunded,
  }));
  return booksBalance(market.db, { charges, stockAtStart, acknowledged });
}
