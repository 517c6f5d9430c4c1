import { useEffect } from "react";
import type { CartItem } from "#contract/carts.ts";
import type { Alert } from "#contract/alert.ts";
import { cartPageWords } from "#words/cart.ts";
import { isPointsReason } from "#rules/points/points-reasons.ts";
import { isCouponReason } from "#rules/discounts/coupon-reasons.ts";
import { Notice } from "../shell/notice.tsx";
import { type BrowserCart, type CartBill, shownBill } from "./browser-cart.ts";
import { BlockList } from "./block-list.tsx";
import { CartBar } from "./cart-bar.tsx";
import { CartLine } from "./cart-line.tsx";
import { useCart } from "./cart-store.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { IdDiscountForm } from "../id-discount/id-discount-form.tsx";
import { PointsForm } from "./points-form.tsx";
import { VoucherForm } from "./voucher-form.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import type { CartPageData } from "./load-cart-page.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import { useCartEstimate } from "./use-cart-estimate.ts";
import { useShownCart } from "./use-shown-cart.ts";
import "../shell/text-button.css";
import "./cart.css";

interface CartContentsProps {
  loaded: CartPageData;
  /** What a form without JavaScript was refused with. */
  refusal: Alert | null;
}

/** Step 0: the lines, the bill and the way to the checkout. Drawn from the loader, then from the store. */
export function CartContents({ loaded, refusal }: CartContentsProps) {
  const { cart, bill } = useShownCart(loaded.view);
  const isUpdating = useCart((store) => store.changesInFlight > 0);
  const show = useCart((store) => store.show);
  const goToStep = useCart((store) => store.goToStep);
  useEffect(() => {
    show(loaded.view);
    goToStep(0);
  }, [loaded.view, show, goToStep]);

  const couponRefusal = refusal && isCouponReason(refusal.Reason) ? refusal : null;
  const voucherRefusal = refusal?.Reason === "voucher_not_usable" ? refusal : null;
  const pointsRefusal = refusal && isPointsReason(refusal.Reason) ? refusal : null;
  return (
    <main className="page cart" id="main">
      <div className="cart-head">
        <h1>{cartPageWords.title}</h1>
        {cart.totalCount > 0 && <span className="cart-count">{cartPageWords.items(cart.totalCount)}</span>}
      </div>
      {refusal && !couponRefusal && !pointsRefusal && !voucherRefusal && (
        <Notice tone={refusal.Icon === "warning" ? "warning" : "error"} say="now" title={refusal.Message} />
      )}
      {cart.totalCount === 0 ? (
        <>
          <RemovedNotice fromUrl={loaded.removed} />
          <EmptyCart />
        </>
      ) : (
        <FilledCart
          loaded={loaded}
          cart={cart}
          bill={bill}
          isUpdating={isUpdating}
          couponRefusal={couponRefusal}
          pointsRefusal={pointsRefusal}
          voucherRefusal={voucherRefusal}
        />
      )}
      {cart.totalCount > 0 && <CartBar cart={cart} bill={bill} isUpdating={isUpdating} />}
    </main>
  );
}

function FilledCart({
  loaded,
  cart,
  bill,
  isUpdating,
  couponRefusal,
  pointsRefusal,
  voucherRefusal,
}: {
  loaded: CartPageData;
  cart: BrowserCart;
  bill: CartBill;
  isUpdating: boolean;
  couponRefusal: Alert | null;
  pointsRefusal: Alert | null;
  voucherRefusal: Alert | null;
}) {
  const applyVoucher = useCart((store) => store.applyVoucher);
  const items = Object.values(cart.cartItems);
  const estimated = useCartEstimate(loaded.estimate, bill);
  const blockOf = ({ Block, CartItemId }: CartItem) =>
    bill.Blocks.find(({ reason, cartItemIds }) => reason === Block && cartItemIds.includes(CartItemId))?.message ??
    null;
  return (
    <div className="cart-columns">
      <section aria-label={cartPageWords.lines}>
        <RemovedNotice fromUrl={loaded.removed} />
        <BlockList bill={bill} items={items} />
        <ul className="cart-lines">
          {items.map((item) => (
            <CartLine key={item.CartItemId} item={item} block={blockOf(item)} laptopLimit={loaded.laptopLimit} />
          ))}
        </ul>
        <RenderNotice pictures="many" className="cart-note" />
      </section>
      <aside className="cart-side">
        <CartSummary cart={cart} bill={bill} estimated={estimated} isUpdating={isUpdating} />
        <section className="cart-card">
          <CouponForm bill={bill} refusal={couponRefusal} />
          {(loaded.hasIdDiscounts || bill.IDmeVerifyResult) && <IdDiscountForm verified={bill.IDmeVerifyResult} />}
          <VoucherForm
            voucher={bill.GiftVoucher}
            pays={shownBill(cart, bill).GiftVoucher}
            refusal={voucherRefusal}
            apply={applyVoucher}
          />
          {bill.Points && <PointsForm points={bill.Points} refusal={pointsRefusal} />}
        </section>
      </aside>
    </div>
  );
}
