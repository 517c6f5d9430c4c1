import type { availableCoupons as call } from "#contract/carts.ts";
import { cents, sumCents } from "#rules/money/cents.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import type { Handler } from "../http/route.ts";
import { couponOn } from "./apply-coupon.ts";
import { listCouponsForAll } from "./coupons-table.ts";
import { loadCart, NO_CART } from "./load-cart.ts";
import { spoken } from "../languages/spoken.ts";

const { refusalText } = spoken.refusals;

/** No shopper reads through more. */
const MOST = 20;

/** Only coupons that their maker lists: a code that was given to somebody is told to nobody else. */
export const availableCoupons: Handler<typeof call> = async ({ world, principal }) => {
  const coupons = await listCouponsForAll(world.db.queries, world.now(), MOST);
  const loaded = (await loadCart(world, principal)) ?? NO_CART;
  return {
    reply: {
      Success: true as const,
      Coupons: coupons.map((coupon) => {
        const applied = couponOn(world, loaded, coupon);
        return {
          CouponCode: coupon.code,
          Applies: applied.ok,
          Saving: toWireMoney(cents(applied.ok ? Math.abs(sumCents(applied.value.shares)) : 0)),
          FreesShipping: applied.ok && applied.value.freesShipping,
          Why: applied.ok ? null : refusalText(applied),
        };
      }),
    },
  };
};
