import type { CartItem, cartInit as call, CartView } from "#contract/carts.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { cents, NO_CENTS } from "#rules/money/cents.ts";
import { type BlockedCheckout, LINE_BLOCKS, type LineBlock } from "#rules/cart/checkout-blocks.ts";
import { coveredAs } from "#rules/promises/warranty.ts";
import { shippingRates } from "#rules/pricing/shipping-rates.ts";
import { rushChoices } from "#rules/shipping/rush-choices.ts";
import { leasableTotal } from "#rules/payment/payment-methods.ts";
import type { CartToPrice } from "#rules/pricing/cart-to-price.ts";
import type { LineToPrice } from "#rules/cart/line-to-price.ts";
import type { PricedCart, PricedLine } from "#rules/pricing/priced-cart.ts";
import { refuse } from "#rules/refusal.ts";
import { warrantyChoices, wireWarranties } from "../catalog/warranty-choices.ts";
import type { Handler } from "../http/route.ts";
import { monthlyOffers } from "../lending/monthly-offers.ts";
import type { World } from "../world.ts";
import { cartBlocks, wireBlock } from "./cart-blocks.ts";
import type { CartLine } from "./cart-lines.ts";
import { loadCart, type LoadedCart, NO_CART } from "./load-cart.ts";
import { estimatedShip, orderShips } from "./estimated-ship.ts";
import { lineLink } from "./line-link.ts";
import { lineWarranty } from "./line-warranty.ts";
import { priceLoadedCart } from "./price-loaded-cart.ts";
import { cartVoucherPays, viewCartVoucher } from "./cart-voucher.ts";
import { viewIdVerification } from "./view-id-verification.ts";
import { viewCartPoints } from "./cart-points.ts";
import { type WithPcPrice, withPcPrices } from "./with-pc-price.ts";
import { wireStock } from "../catalog/wire-stock.ts";
import { wireTotals } from "./wire-totals.ts";
import { spoken } from "../languages/spoken.ts";

const { ownerText } = spoken.ownerTexts;
const { refusalText } = spoken.refusals;

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
    IDmeVerifyResult: viewIdVerification(input.idVerification, priced),
    TotalCount: loaded.lines.reduce((count, { quantity }) => count + quantity, 0),
    Points: viewCartPoints(world, loaded, priced),
    GiftVoucher: viewCartVoucher(loaded, priced.total),
    Totals: wireTotals(priced, cartVoucherPays(loaded, priced.total)),
    ShippingRates: shippingRates(priced, world.config),
    PayMonthly: payMonthly(world, loaded, input, priced),
    Blocks: blocks.map(wireBlock),
  };
}

/** Nothing while the checkout is closed or empty. What is leased is what may be, after discounts, as at the payment. */
function payMonthly(world: World, loaded: LoadedCart, input: CartToPrice, priced: PricedCart): CartView["PayMonthly"] {
  if (loaded.lines.length === 0) return [];
  const amountOf = ({ lineId }: LineToPrice) => {
    const { amount, discount } = found<PricedLine>(priced.lines, lineId);
    return cents(amount + discount);
  };
  return monthlyOffers(world, {
    total: cents(priced.total - cartVoucherPays(loaded, priced.total)),
    leasableTotal: leasableTotal(input.lines.map((line) => ({ leasable: line.leasable, amount: amountOf(line) }))),
    country: input.destination?.country ?? null,
  });
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
    AdditionalWarrantyID: line.longer ? line.warrantyId : (warranty?.warrantyId ?? 0),
    AdditionalWarrantyPrice: toWireMoney(line.longer ? line.unitPrice : (warranty?.price ?? NO_CENTS)),
    AdditionalShippingWarrantyID: 0,
    AdditionalShippingWarrantyPrice: 0,
    OperatingSystemSkuID: line.parts.find(({ optionId }) => optionId === OPERATING_SYSTEM)?.skuId ?? 0,
    IsNotebook: line.kind === "laptop",
    IsPreOrderDepositItem: line.isPreOrderDeposit,
    Leasable: line.leasable,
    Recycle: toWireMoney(line.recycleFee),
    ExtendWarranty: line.longer !== undefined,
    CartReviewSubItems: line.parts.map((part) => ({
      OptionID: part.optionId,
      SkuID: part.skuId,
      ItemImage: part.picture,
      Description: part.description,
    })),
    Weight: line.weightGrams / 1000,
    Prebuild: line.modelType === PREBUILD,
    EstimatedShip: line.longer ? "" : shipsAs(toPrice),
    Stock: wireStock(line),
    PictureVersion: world.pictures.versionOf(line.picture),
    Link: lineLink(line),
    VariantTitle: ownerText(line.variantTitle),
    ForOrder: line.longer?.orderNumber ?? "",
    Warranties: line.longer ? wireWarranties(line.longer.choices) : warrantyChoices(coveredAs(line), world.config),
    RushService: toPrice.rushService,
    RushPrice: toWireMoney(toPrice.rushPrice),
    RushChoices: rushChoices(line, world.config).map(({ rushService, price: ofRush }) => ({
      rushService,
      price: toWireMoney(ofRush),
      ships: shipsAs({ ...toPrice, rushService }),
      orderShips: orderShips(input, { ...toPrice, rushService }, world.config),
    })),
    RestLater: toWireMoney(line.restLater),
    Build: line.build,
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
