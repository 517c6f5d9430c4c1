import type { CartItem, CartView } from "#contract/carts.ts";
import { toWireMoney } from "#contract/wire-money.ts";
import { type CouponRefusal, couponMessage } from "#rules/discounts/apply-coupon.ts";
import type { CartToPrice, LineToPrice } from "#rules/pricing/cart-to-price.ts";
import type { PricedCart, PricedLine } from "#rules/pricing/priced-cart.ts";
import type { World } from "../world.ts";
import { cartBlocks } from "./cart-blocks.ts";
import type { CartLine } from "./cart-lines.ts";
import type { LoadedCart } from "./cart-to-price.ts";
import { warrantyPrice } from "./cart-to-price.ts";
import { estimatedShip } from "./estimated-ship.ts";
import type { FittedPart } from "./fitted-parts.ts";
import { lineLink } from "./line-link.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";
import { lineBlock, wireStock } from "./wire-stock.ts";
import { wireTotals } from "./wire-totals.ts";

/** The cart in the specification's words, priced now. This is the one place where clean names become wire names. */
export function cartView(world: Pick<World, "config" | "now">, loaded: LoadedCart, parts: ReadonlyMap<string, readonly FittedPart[]>): CartView {
  const { input, priced } = priceLoadedCart(world, loaded, null);
  return {
    Success: true,
    ShoppingCartID: loaded.cart.id,
    Version: loaded.cart.version,
    Items: loaded.lines.map((line) => toCartItem(world, loaded, line, { input, priced }, parts.get(line.id) ?? [])),
    CouponCode: loaded.cart.couponCode ?? "",
    CouponMessage: couponProblem(loaded, priced),
    TotalCount: loaded.lines.reduce((count, { quantity }) => count + quantity, 0),
    Totals: wireTotals(priced),
    Blocks: cartBlocks(loaded, world.config),
  };
}

function couponProblem({ cart, coupon }: LoadedCart, { couponOutcome }: PricedCart): string | null {
  if (cart.couponCode === null || couponOutcome.applied) return null;
  return couponMessage((couponOutcome.reason ?? "coupon_unknown") as CouponRefusal, cart.couponCode, coupon);
}

function toCartItem(
  world: Pick<World, "config">,
  loaded: LoadedCart,
  line: CartLine,
  { input, priced }: { input: CartToPrice; priced: PricedCart },
  parts: readonly FittedPart[],
): CartItem {
  const toPrice = found<LineToPrice>(input.lines, line.id);
  const price = found<PricedLine>(priced.lines, line.id);
  return {
    CartItemId: line.id,
    ShoppingCartID: loaded.cart.id,
    ModelID: line.modelId,
    SkuID: line.skuId,
    OptionID: line.optionId,
    ItemDescription: line.name,
    MainPicture: line.picture,
    Price: toWireMoney(price.unitPrice),
    Quantity: line.quantity,
    AdditionalWarrantyID: line.warrantyId,
    AdditionalWarrantyPrice: toWireMoney(warrantyPrice(line, world.config)),
    AdditionalShippingWarrantyID: 0,
    AdditionalShippingWarrantyPrice: 0,
    OperatingSystemSkuID: parts.find(({ optionId }) => optionId === OPERATING_SYSTEM)?.skuId ?? 0,
    IsNotebook: line.kind === "laptop",
    IsPreOrderDepositItem: line.isPreOrderDeposit,
    Leasable: line.leasable,
    Recycle: toWireMoney(line.recycleFee),
    ExtendWarranty: false,
    CartReviewSubItems: parts.map((part) => ({ OptionID: part.optionId, SkuID: part.skuId, ItemImage: part.picture, Description: part.description })),
    Weight: line.weightGrams / 1000,
    Prebuild: line.modelType === PREBUILD,
    EstimatedShip: estimatedShip(toPrice, line.preOrderShipsOn, input.pricedAt, world.config),
    Stock: wireStock(line),
    Link: lineLink(line),
    VariantTitle: line.variantTitle,
    Block: lineBlock(loaded, line),
  };
}

/** Component option id and model type of the specification's tables. */
const OPERATING_SYSTEM = 28;
const PREBUILD = 1;

function found<Line extends { lineId: string }>(lines: readonly Line[], lineId: string): Line {
  const line = lines.find((candidate) => candidate.lineId === lineId);
  if (!line) throw new Error(`Line ${lineId} has no price`);
  return line;
}
