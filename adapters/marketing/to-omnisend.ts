import { withoutExtension } from "#rules/address/format-phone.ts";
import { marketingPrice } from "#rules/marketing/marketing-price.ts";
import type { MarketedCart, MarketedOrder, MarketedPerson, MarketedProduct } from "./cart-marketing.ts";

/** A phone that is not known is left out: an empty one is refused. */
function toPerson({ email, phone }: MarketedPerson) {
  return { email, ...(phone !== "" && { phone: withoutExtension(phone) }) };
}

/** The provider's spelling of S457 without the products. */
export function toOmnisendHead({ sum, recoveryUrl, ...cart }: MarketedCart) {
  const { price: cartSum, currency } = marketingPrice(sum);
  return { ...toPerson(cart), currency, cartSum, cartRecoveryUrl: recoveryUrl };
}

export function toOmnisendCart(cart: MarketedCart) {
  return { cartID: cart.cartId, ...toOmnisendHead(cart), products: cart.products.map(toOmnisendProduct) };
}

/** Of S458, without what says which cart it is in. */
export function toOmnisendProduct({ lineId, productId, variantId, price, ...same }: MarketedProduct) {
  const { price: inCents } = marketingPrice(price);
  return { cartProductID: lineId, productID: productId, variantID: variantId, ...same, price: inCents };
}

/** Of S464. */
export function toOmnisendOrder({ orderNumber, cartId, sum, createdAt, products, ...person }: MarketedOrder) {
  const { price: orderSum, currency } = marketingPrice(sum);
  return {
    orderID: orderNumber,
    cartID: cartId,
    ...toPerson(person),
    currency,
    orderSum,
    createdAt: createdAt.toISOString(),
    products: products.map(toOmnisendProduct),
  };
}
