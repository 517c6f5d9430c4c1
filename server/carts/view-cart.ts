import { GEAR_CATEGORIES } from "#rules/catalog/wire-ids.ts";
import type { CartItem, cartInit as call, CartView } from "#contract/carts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import { type BlockedCheckout, LINE_BLOCKS, type LineBlock } from "#rules/cart/checkout-blocks.ts";
import { coveredAs } from "#rules/promises/warranty.ts";
import { rushChoices } from "#rules/shipping/rush-choices.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { PricedCart, PricedLine } from "#rules/pricing/priced-cart.ts";
import { refuse } from "#rules/refusal.ts";
import { warrantyChoices } from "../catalog/warranty-choices.ts";
import { refusalText } from "#words/refusals.ts";
import type { Handler } from "../http/route.ts";
import type { World } from "../world.ts";
import { cartBlocks, wireBlock } from "./cart-blocks.ts";
import type { CartLine, SellableSku } from "./cart-lines.ts";
import { loadCart, type LoadedCart, NO_CART } from "./load-cart.ts";
import { estimatedShip, orderShips } from "./estimated-ship.ts";
import { lineWarranty } from "./line-warranty.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";
import { viewCartPoints } from "./cart-points.ts";
import { type WithPcPrice, withPcPrices } from "./with-pc-price.ts";
import { wireStock } from "../catalog/wire-stock.ts";
import { wireTotals } from "./wire-totals.ts";

/** Reading makes no cart: a visitor without one sees an empty one until something is added. */
export const cartInit: Handler<typeof call> = async ({ world, principal }) => {
  return { reply: await viewCart(world, (await loadCart(world, principal)) ?? NO_CART) };
};

/** The cart in the specification's words, priced now. This is the one place where clean names become wire names. */
export async function viewCart(world: World, loaded: LoadedCart): Promise<CartView> {
  const withPc = await withPcPrices(world, loaded.lines);
  const { input, priced } = priceLoadedCart(world, loaded, null);
  const blocks = cartBlocks(loaded, world.config);
  return {
    Success: true,
    ShoppingCartID: loaded.cart.id,
    Version: loaded.cart.version,
    Items: loaded.lines.map((line) => toCartItem(world, line, { loaded, input, priced, blocks, withPc })),
    CouponCode: loaded.cart.couponCode ?? "",
    CouponMessage: couponProblem(loaded, priced),
    TotalCount: loaded.lines.reduce((count, { quantity }) => count + quantity, 0),
    Points: viewCartPoints(world, loaded, priced),
    Totals: wireTotals(priced),
    Blocks: blocks.map(wireBlock),
  };
}

/** A coupon that was right when it was added and is not now says why; it stays, and comes back when it is right again. */
function couponProblem({ cart }: LoadedCart, { couponOutcome }: PricedCart): string | null {
  if (cart.couponCode === null || couponOutcome.applied) return null;
  return refusalText(couponOutcome.refusal ?? refuse("coupon_unknown", { code: cart.couponCode }));
}

interface Shown {
  loaded: LoadedCart;
  input: CartToPrice;
  priced: PricedCart;
  blocks: readonly BlockedCheckout[];
  withPc: ReadonlyMap<string, WithPcPrice>;
}

function toCartItem(
  world: Pick<World, "config" | "pictures">,
  line: CartLine,
  { loaded, input, priced, blocks, withPc }: Shown,
): CartItem {
  const offer = withPc.get(line.id);
  const toPrice = found<LineToPrice>(input.lines, line.id);
  const price = found<PricedLine>(priced.lines, line.id);
  const warranty = lineWarranty(line, world.config);
  const shipsAs = (as: LineToPrice) => estimatedShip(as, line.preOrderShipsOn, input.pricedAt, world.config);
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
    AdditionalWarrantyID: warranty?.warrantyId ?? 0,
    AdditionalWarrantyPrice: toWireMoney(warranty?.price ?? NO_CENTS),
    AdditionalShippingWarrantyID: 0,
    AdditionalShippingWarrantyPrice: 0,
    OperatingSystemSkuID: line.parts.find(({ optionId }) => optionId === OPERATING_SYSTEM)?.skuId ?? 0,
    IsNotebook: line.kind === "laptop",
    IsPreOrderDepositItem: line.isPreOrderDeposit,
    Leasable: line.leasable,
    Recycle: toWireMoney(line.recycleFee),
    ExtendWarranty: false,
    CartReviewSubItems: line.parts.map((part) => ({
      OptionID: part.optionId,
      SkuID: part.skuId,
      ItemImage: part.picture,
      Description: part.description,
    })),
    Weight: line.weightGrams / 1000,
    Prebuild: line.modelType === PREBUILD,
    EstimatedShip: shipsAs(toPrice),
    Stock: wireStock(line),
    PictureVersion: world.pictures.versionOf(line.picture),
    Link: lineLink(line),
    VariantTitle: line.variantTitle,
    Warranties: warrantyChoices(coveredAs(line), world.config),
    RushService: toPrice.rushService,
    RushPrice: toWireMoney(toPrice.rushPrice),
    RushChoices: rushChoices(line, world.config).map(({ rushService, price: ofRush }) => ({
      rushService,
      price: toWireMoney(ofRush),
      ships: shipsAs({ ...toPrice, rushService }),
      orderShips: orderShips(input, { ...toPrice, rushService }, world.config),
    })),
    WithPc: offer
      ? { SkuID: offer.sku.skuId, Price: toWireMoney(offer.sku.unitPrice), Saving: toWireMoney(offer.saving) }
      : null,
    Block: lineBlock(blocks, line.id),
  };
}

function lineBlock(blocks: readonly BlockedCheckout[], lineId: string): LineBlock | null {
  const own = blocks.filter(({ lineIds }) => lineIds.includes(lineId));
  return LINE_BLOCKS.find((block) => own.some(({ refusal }) => refusal.reason === block)) ?? null;
}

/** Component option id and model type of the specification's tables. */
const OPERATING_SYSTEM = 28;
const PREBUILD = 1;

function found<Line extends { lineId: string }>(lines: readonly Line[], lineId: string): Line {
  const line = lines.find((candidate) => candidate.lineId === lineId);
  if (!line) throw new Error(`Line ${lineId} has no price`);
  return line;
}

/** The product's page, as the catalogue's `Link` has it. */
function lineLink(sku: Pick<SellableSku, "kind" | "slug" | "gearCategoryId">): string {
  if (sku.kind === "desktop" || sku.kind === "laptop") return `/store/${sku.slug}`;
  const category = Object.entries(GEAR_CATEGORIES).find(([, id]) => id === sku.gearCategoryId)?.[0];
  return `/gear-store/${sku.kind === "part" ? "pc-parts" : (category ?? "gaming-accessories")}/${sku.slug}`;
}
