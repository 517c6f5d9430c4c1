import { useEffect } from "react";
import type { CartItem, CartView } from "#contract/carts.ts";
import type { Alert } from "#contract/alert.ts";
import { cartPageWords } from "#words/cart.ts";
import { Notice } from "../shell/notice.tsx";
import { CartBlocks } from "./cart-blocks.tsx";
import { CartLine } from "./cart-line.tsx";
import { useCart } from "./cart-store.ts";
import { CartSummary } from "./cart-summary.tsx";
import { CouponForm } from "./coupon-form.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import type { CartPageData } from "./load-cart.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { RemovedNotice } from "./removed-notice.tsx";
import "../shell/text-button.css";
import "./cart.css";

interface CartContentsProps {
  loaded: CartPageData;
  /** What a form without JavaScript was refused with. */
  refusal: Alert | null;
}

/** Step 0: the lines, the bill and the way to the checkout. Drawn from the loader, then from the store. */
export function CartContents({ loaded, refusal }: CartContentsProps) {
  const view = useCart((store) => store.view) ?? loaded.view;
  const isUpdating = useCart((store) => store.changesInFlight > 0);
  const show = useCart((store) => store.show);
  const goToStep = useCart((store) => store.goToStep);
  useEffect(() => {
    show(loaded.view);
    goToStep(0);
  }, [loaded.view, show, goToStep]);

  const couponRefusal = refusal?.Reason.startsWith("coupon") ? refusal : null;
  return (
    <main className="page cart" id="main">
      <div className="cart-head">
        <h1>{cartPageWords.title}</h1>
        {view.TotalCount > 0 && (
          <span className="cart-count">{view.TotalCount === 1 ? "1 item" : `${view.TotalCount} items`}</span>
        )}
      </div>
      {refusal && !couponRefusal && (
        <Notice tone={refusal.Icon === "warning" ? "warning" : "error"} say="now" title={refusal.Message} />
      )}
      {view.Items.length === 0 ? (
        <>
          <RemovedNotice fromUrl={loaded.removed} />
          <EmptyCart />
        </>
      ) : (
        <FilledCart loaded={loaded} view={view} isUpdating={isUpdating} couponRefusal={couponRefusal} />
      )}
    </main>
  );
}

function FilledCart({
  loaded,
  view,
  isUpdating,
  couponRefusal,
}: {
  loaded: CartPageData;
  view: CartView;
  isUpdating: boolean;
  couponRefusal: Alert | null;
}) {
  const blockOf = ({ Block, CartItemId }: CartItem) =>
    view.Blocks.find(({ reason, cartItemIds }) => reason === Block && cartItemIds.includes(CartItemId))?.message ??
    null;
  return (
    <div className="cart-columns">
      <section aria-label={cartPageWords.lines}>
        <RemovedNotice fromUrl={loaded.removed} />
        <CartBlocks view={view} />
        <ul className="cart-lines">
          {view.Items.map((item) => (
            <CartLine key={item.CartItemId} item={item} block={blockOf(item)} laptopLimit={loaded.laptopLimit} />
          ))}
        </ul>
        <RenderNotice pictures="many" className="cart-note" />
      </section>
      <aside className="cart-side">
        <CartSummary view={view} isUpdating={isUpdating} />
        <section className="cart-card">
          <CouponForm view={view} refusal={couponRefusal} />
        </section>
      </aside>
    </div>
  );
}
