import { cents, type Cents } from "#rules/money/cents.ts";
import type { Coupon } from "#rules/discounts/apply-coupon.ts";
import type { TaxExemption } from "#rules/tax/tax-exemption.ts";
import type { CatalogueSku } from "../catalog/catalogue-skus.ts";
import { storeDay } from "./store-day.ts";
import type { Principal } from "../http/principal.ts";
import { isTester } from "../http/tester-token.ts";
import type { World } from "../world.ts";
import { configureItems } from "./configure-items.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { type CartLine, toLine } from "./cart-lines.ts";
import { type CouponNow, LOAD_CART, type VoucherNow, type WaitingOrder } from "./cart-statement.ts";
import type { CartRow, ItemRow } from "./carts-table.ts";
import { couponCustomer } from "./coupon-customer.ts";
import type { CoveredRow } from "../warranties/covered-lines.ts";
import { longerWarrantyLine } from "./longer-warranty-line.ts";
import { claimsOf } from "./owns.ts";
import { sellableSkus, skuOf } from "./sellable-skus.ts";

/** A visitor's cart with everything a price depends on. */
export interface LoadedCart {
  cart: CartRow;
  lines: readonly CartLine[];
  /** The one on the cart, or that was asked for. */
  coupon: Coupon | null;
  /** The one on the cart, or that was asked for by its code; null where there is none. */
  voucher: LoadedVoucher | null;
  /** Its orders that wait for payment, of whatever version. */
  waiting: readonly WaitingOrder[];
  /** What its member can spend; what its own unpaid order spends counts as there. 0 for a guest. */
  pointBalance: number;
  /** Certificates that are approved and not over, of its member. */
  exemptions: readonly TaxExemption[];
  /** A tester's: the tax windows of tester mode hold (S310). */
  testMode: boolean;
}

/** A gift voucher as a cart has it. */
export interface LoadedVoucher {
  id: number;
  last4: string;
  /** What it can pay now; what the cart's own unpaid order takes of it counts as there. 0 once it is over. */
  balance: Cents;
}

/** Of a visitor without one: nothing is kept of it until something is added. */
export const NO_CART: LoadedCart = {
  cart: {
    id: "",
    memberId: null,
    version: 0,
    couponCode: null,
    idVerification: null,
    shippingAddress: null,
    billingAddress: null,
    shippingMethodId: null,
    confirmedZipCode: null,
    addressCheck: "none",
    usedPoints: 0,
    voucherId: null,
    taxExempt: false,
    cardsApart: false,
    insurance: null,
    taxAnswer: null,
  },
  lines: [],
  coupon: null,
  voucher: null,
  waiting: [],
  pointBalance: 0,
  exemptions: [],
  testMode: false,
};

/** What is read besides, or instead of what the cart says. */
export interface AskedOfCart {
  skuIds?: readonly number[];
  /** A line of an order that a longer warranty is wanted for. Whose it is, the caller has checked. */
  coversLineId?: number;
  couponCode?: string;
  voucherHmac?: Uint8Array;
  /** Whose uses of the coupon count. */
  email?: string;
}

export interface FoundCart {
  /** Null without a cookie, for a foreign token, and after the cart was ordered. */
  loaded: LoadedCart | null;
  /** Of the lines, and those that were asked for. */
  skus: ReadonlyMap<number, SellableSku>;
  /** Lines of orders that the cart's longer warranties are for, and the one that was asked for. */
  covered: readonly CoveredRow[];
  /**
   * True when the visitor's token opens carts: one that we gave out, a moment longer than until somebody signs in with it.
   * A made-up one gets a new token instead of a cart of its choosing.
   */
  knowsToken: boolean;
}

/** The visitor's open cart, and what was asked besides: one statement, and what the SKUs are from memory. */
export async function findCart(
  world: Pick<World, "db" | "catalogue" | "settings" | "config" | "now">,
  principal: Principal | null,
  asked: AskedOfCart = {},
): Promise<FoundCart> {
  const { db, catalogue } = world;
  const [found] = await LOAD_CART.run(db.queries, {
    ...claimsOf(principal),
    skuIds: asked.skuIds ?? [],
    coversLineId: asked.coversLineId ?? null,
    couponCode: asked.couponCode?.trim().toUpperCase() ?? null,
    emailSha256: asked.email === undefined ? null : couponCustomer(asked.email),
    voucherHmac: asked.voucherHmac ?? null,
    now: world.now(),
    today: storeDay(world),
  });
  if (!found) throw new Error("A select without a from answers one row");
  const skus = await sellableSkus(catalogue, found.skus);
  const builds = await configureItems(world, found.items, skus);
  const coveredSkus = found.covered.length > 0 ? await catalogue.skus(skuIdsOf(found.covered)) : NO_SKUS;
  const lineOf = (item: ItemRow) => {
    const covered = found.covered.find(({ lineId }) => lineId === item.coversLineId);
    if (!covered) return toLine(item, skuOf(item, skus), builds.get(item.id));
    return longerWarrantyLine(item, covered, coveredSkus.get(covered.skuId ?? 0), {
      config: world.config,
      now: world.now(),
    });
  };
  const { cart } = found;
  return {
    loaded: cart && {
      cart,
      lines: found.items.map(lineOf),
      coupon: found.coupon && toCoupon(found.coupon),
      voucher: found.voucher && toVoucher(found.voucher),
      waiting: found.waiting,
      pointBalance: found.pointBalance,
      exemptions: found.exemptions,
      testMode: isTester(world, principal),
    },
    skus,
    covered: found.covered,
    knowsToken: found.knowsToken,
  };
}

const NO_SKUS: ReadonlyMap<number, CatalogueSku> = new Map();

export function skuIdsOf(covered: readonly CoveredRow[]): number[] {
  return covered.flatMap(({ skuId }) => skuId ?? []);
}

/** The visitor's open cart; null where there is none. */
export async function loadCart(
  world: Pick<World, "db" | "catalogue" | "settings" | "config" | "now">,
  principal: Principal,
  asked: AskedOfCart = {},
): Promise<LoadedCart | null> {
  return (await findCart(world, principal, asked)).loaded;
}

function toCoupon({
  useLimit,
  customerUseLimit,
  used,
  ownUnpaid,
  byCustomer,
  minimumCents,
  ...same
}: CouponNow): Coupon {
  return {
    ...same,
    startsAt: new Date(same.startsAt).toISOString(),
    endsAt: same.endsAt && new Date(same.endsAt).toISOString(),
    minimumSubtotal: cents(minimumCents),
    usesLeft: useLimit === null ? null : useLimit - used + ownUnpaid,
    usesLeftForCustomer: customerUseLimit === null ? null : customerUseLimit - byCustomer,
  };
}

function toVoucher({ balanceCents, ...same }: VoucherNow): LoadedVoucher {
  return { ...same, balance: cents(balanceCents) };
}
