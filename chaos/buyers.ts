import { setTimeout as wait } from "node:timers/promises";
import { DENVER } from "#server/testing/buyer.ts";
import type { Asked, Watch } from "./watch.ts";

export interface Shop {
  url: string;
  sandboxUrl: string;
  /** Something that never sells out. */
  skuId: number;
  pages: readonly string[];
}

export interface Load {
  /** Numbers of the orders that a shopper was told are paid. */
  acknowledged: string[];
  /** Lets everybody finish what they are at. */
  stop(): Promise<void>;
}

const BUYERS = 4;
const CALM_MS = 300;
const TRIES = 100;

/** Shoppers: some buy, one looks at cached pages, one at its cart, and a monitor asks whether the store is ready. */
export async function startLoad(shop: Shop, watch: Watch): Promise<Load> {
  const acknowledged: string[] = [];
  const stopping = new AbortController();
  const repeat = async (everyMs: number, work: () => Promise<unknown>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await work();
      await wait(everyMs);
    }
  };
  const looker = new Buyer(shop, watch, stopping.signal);
  await looker.ask("/api/carts/addToCart", { SkuID: shop.skuId });
  let page = 0;
  const all = [
    ...Array.from({ length: BUYERS }, () =>
      repeat(10, async () => {
        const order = await new Buyer(shop, watch, stopping.signal).buy();
        if (order !== null) acknowledged.push(order);
      }),
    ),
    repeat(50, () => looker.look("cached page", shop.pages[page++ % shop.pages.length] ?? "/")),
    repeat(200, () => looker.look("page", "/carts")),
    repeat(500, () => looker.look("readiness", "/readyz")),
  ];
  return {
    acknowledged,
    async stop() {
      stopping.abort();
      await Promise.all(all);
    },
  };
}

type Reply = Record<string, unknown>;

/** One shopper, who presses again when told that it is a matter of a moment, and gives up when told why not. */
export class Buyer {
  readonly #shop: Shop;
  readonly #watch: Watch;
  readonly #stopping: AbortSignal;
  #cookie = "";

  constructor(shop: Shop, watch: Watch, stopping: AbortSignal) {
    this.#shop = shop;
    this.#watch = watch;
    this.#stopping = stopping;
  }

  /** A whole purchase. The order's number when the store has said that it is paid; null when it came to nothing. */
  async buy(): Promise<string | null> {
    if (!(await this.#insist("/api/carts/addToCart", { SkuID: this.#shop.skuId }))) return null;
    const informed = await this.#insist("/api/cart-checkout/save-information", { ShippingAddress: DENVER });
    const [method] = (informed?.["ShippingChoices"] ?? []) as { ShippingMethodID: number }[];
    if (!method) return null;
    const ready = await this.#insist("/api/cart-checkout/save-shipping-method", {
      ShippingMethodID: method.ShippingMethodID,
    });
    if (!ready) return null;
    const order = await this.#insist("/api/cart-checkout/create-order", {
      Version: (ready["Cart"] as { Version: number }).Version,
      Payment: "CreditCard",
      ExpectedTotal: (ready["Totals"] as { Total: number }).Total,
      BillingAddress: null,
    });
    return order && this.#pay(String(order["CustOrderID"]));
  }

  async #pay(orderNumber: string): Promise<string | null> {
    const body = { CustOrderID: orderNumber, PaymentToken: "pm_card_visa" };
    let paid = await this.#insist("/api/cart-checkout/confirm-order", body, () => this.#checkNothingTaken(orderNumber));
    for (let look = 0; paid?.["State"] === "pending" && look < TRIES && !this.#stopping.aborted; look += 1) {
      await wait(CALM_MS);
      paid = await this.#insist("/api/cart-checkout/finish-payment", { CustOrderID: orderNumber });
    }
    return paid?.["State"] === "paid" ? orderNumber : null;
  }

  /** "Try again in a moment" may be said only while no money has moved. */
  async #checkNothingTaken(orderNumber: string): Promise<void> {
    const answer = await fetch(`${this.#shop.sandboxUrl}/sandbox/charges`);
    const charges = (await answer.json()) as { metadata: { orderNumber: string } }[];
    if (charges.some(({ metadata }) => metadata.orderNumber === orderNumber))
      this.#watch.break(`${orderNumber}: 503 although its payment had begun`);
  }

  /** Asks until something else than 503 comes. Null for a refusal, or when the run ends. */
  async #insist(path: string, body: Reply, on503 = (): Promise<void> => Promise.resolve()): Promise<Reply | null> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const answer = await this.ask(path, body);
      if (answer?.ok) return (await answer.json()) as Reply;
      await answer?.arrayBuffer();
      if (answer?.status === 503) await on503();
      else if (answer) return null;
      if (this.#stopping.aborted) return null;
      await wait(CALM_MS);
    }
    return null;
  }

  async look(asked: Asked, path: string): Promise<void> {
    const answer = await this.#watch.ask(asked, this.#shop.url + path, { headers: { cookie: this.#cookie } });
    await answer?.arrayBuffer();
  }

  async ask(path: string, body: Reply): Promise<Response | null> {
    const headers = { "content-type": "application/json", origin: this.#shop.url, cookie: this.#cookie };
    const asked = path.endsWith("confirm-order") ? "confirm" : "call";
    const init = { method: "POST", body: JSON.stringify(body), headers };
    const answer = await this.#watch.ask(asked, this.#shop.url + path, init);
    this.#cookie = answer?.headers.getSetCookie()[0]?.split(";")[0] ?? this.#cookie;
    return answer;
  }
}
