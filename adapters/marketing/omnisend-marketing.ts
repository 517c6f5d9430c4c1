import { z } from "zod";
import { marketingPrice } from "#rules/marketing/marketing-price.ts";
import { type CartMarketing, type HeldCart, MarketingAway } from "./cart-marketing.ts";
import { askOmnisend, type OmnisendSettings } from "./ask-omnisend.ts";
import { toOmnisendCart, toOmnisendHead, toOmnisendOrder, toOmnisendProduct } from "./to-omnisend.ts";

/** More fields come with it; these are those that say whether it is as the store has it. */
const Held = z.object({
  email: z.string().default(""),
  phone: z.string().default(""),
  cartSum: z.int(),
  products: z.array(z.object({ cartProductID: z.string(), title: z.string(), quantity: z.int(), price: z.int() })),
});

/** Omnisend's carts and orders, version 3 (api-docs.omnisend.com), in the specification's calls (S456–S464). */
export function omnisendMarketing(settings: OmnisendSettings): CartMarketing {
  const ask = askOmnisend(settings);
  const cart = (cartId: string) => `/carts/${encodeURIComponent(cartId)}`;
  const product = (cartId: string, lineId: string) => `${cart(cartId)}/products/${encodeURIComponent(lineId)}`;
  return {
    async findCart(cartId) {
      const { status, body } = await ask("GET", cart(cartId), [404]);
      return status === 404 ? null : toHeld(body);
    },
    async createCart(made) {
      const { status } = await ask("POST", "/carts", [409], toOmnisendCart(made));
      return status === 409 ? "exists" : "created";
    },
    async changeCart(changed) {
      await ask("PUT", cart(changed.cartId), [], toOmnisendHead(changed));
    },
    async addProduct(cartId, added) {
      const body = { cartID: cartId, ...marketingCurrency(added.price), ...toOmnisendProduct(added) };
      // A twin of this call was quicker.
      await ask("POST", `${cart(cartId)}/products`, [409], body);
    },
    async changeProduct(cartId, changed) {
      const body = { ...marketingCurrency(changed.price), ...toOmnisendProduct(changed) };
      await ask("PUT", product(cartId, changed.lineId), [], body);
    },
    async removeProduct(cartId, lineId) {
      await ask("DELETE", product(cartId, lineId), [404]);
    },
    async deleteCart(cartId) {
      await ask("DELETE", cart(cartId), [404]);
    },
    async sendOrder(order) {
      await ask("POST", "/orders", [409], toOmnisendOrder(order));
    },
  };
}

const marketingCurrency = (price: Parameters<typeof marketingPrice>[0]) => ({
  currency: marketingPrice(price).currency,
});

function toHeld(body: unknown): HeldCart {
  const read = Held.safeParse(body);
  if (!read.success) throw new MarketingAway("Omnisend: an answer that is no cart");
  const { email, phone, cartSum, products } = read.data;
  return {
    email,
    phone,
    sumCents: cartSum,
    products: products.map(({ cartProductID, price, ...same }) => ({
      ...same,
      lineId: cartProductID,
      priceCents: price,
    })),
  };
}
