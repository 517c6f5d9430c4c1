import { useRef } from "react";
import { moneyTimes } from "#rules/money/wire-money.ts";
import { type CartItem, setReviewItemsAndGetBundle } from "#contract/carts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import { drawerWords } from "#words/cart.ts";
import { protectLongerWords } from "#words/protect-longer.ts";
import { withPcWords } from "#words/with-pc-offers.ts";
import { fetchApi } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import { openModal } from "../modals/modal-store.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { useCart } from "./cart-store.ts";
import { LineLight } from "./line-light.tsx";
import { LinePicture } from "./line-picture.tsx";
import "./cart-drawer.css";

/** After an add: what went in, what else is there, and the two ways on. Closing it goes on shopping. */
export function CartDrawer({ addedSkuId }: { addedSkuId: number }) {
  const cart = useCart((store) => store.cart);
  const bill = useCart((store) => store.bill);
  const close = useCart((store) => store.closeDrawer);
  const checkOut = useRef<HTMLAnchorElement>(null);
  if (!bill) return null;
  const items = Object.values(cart.cartItems);
  const added = items.find((item) => item.SkuID === addedSkuId);
  const lines = [...(added ? [added] : []), ...items.filter((item) => item !== added)];
  return (
    <Dialog
      open
      onClose={close}
      shape="side"
      initialFocus={checkOut}
      title={drawerWords.title(cart.totalCount)}
      actions={
        <div className="cart-drawer__end">
          <p className="cart-drawer__subtotal">
            <span>{drawerWords.subtotal}</span>
            <Money amount={cart.subTotal} />
          </p>
          <p className="muted type-14">{drawerWords.later}</p>
          <div className="cart-drawer__ways">
            <a className={buttonClass("secondary", "large")} href="/carts">
              {drawerWords.view}
            </a>
            <a
              className={buttonClass("primary", "large")}
              href={bill.Blocks.length === 0 ? paths.checkout("information") : paths.cart}
              ref={checkOut}
            >
              {drawerWords.checkOut}
            </a>
          </div>
        </div>
      }
    >
      <Notice tone="success" say="politely">
        {added ? drawerWords.added(added.ItemDescription) : drawerWords.addedOne}
      </Notice>
      {added && added.ModelID > 0 && (
        <div className="cart-drawer__offers">
          {mayBeLonger(added) && <ProtectLonger item={added} />}
          <GoesWithPc lineId={added.CartItemId} />
        </div>
      )}
      <ul className="cart-drawer__lines">
        {lines.map((item) => (
          <DrawerLine key={item.CartItemId} item={item} />
        ))}
      </ul>
    </Dialog>
  );
}

/** A PC or laptop that was added with its included warranty, where the shop has a longer one. */
function mayBeLonger({ ModelID, AdditionalWarrantyID, Warranties, IsPreOrderDepositItem }: CartItem): boolean {
  return ModelID > 0 && AdditionalWarrantyID === 0 && Warranties.length > 1 && !IsPreOrderDepositItem;
}

/** Opens the popup in the drawer's place; "No thanks" leaves the cart as it is. */
function ProtectLonger({ item }: { item: CartItem }) {
  const close = useCart((store) => store.closeDrawer);
  const chooseWarranty = useCart((store) => store.chooseWarranty);
  const open = () => {
    close();
    openModal("extended-warranty-add-to-cart", {
      of: {
        name: item.ItemDescription,
        choices: item.Warranties,
        onTake: (warrantyId) => void chooseWarranty(item.CartItemId, warrantyId),
      },
    });
  };
  return (
    <p>
      <Button onClick={open}>{protectLongerWords.offer}</Button>
    </p>
  );
}

/** Opens what goes with the PC in the drawer's place; not there where nothing does, or the cart holds it all. */
function GoesWithPc({ lineId }: { lineId: string }) {
  const close = useCart((store) => store.closeDrawer);
  const add = useCart((store) => store.add);
  const { found } = useAsked(lineId, () => fetchApi(setReviewItemsAndGetBundle, { body: { Items: [] } }));
  const offers = found?.ok ? found.reply.Bundle : [];
  if (offers.length === 0) return null;
  const take = async (skuIds: readonly number[]) => {
    for (const skuId of skuIds) if (!(await add({ skuId, completeYourPurchase: true }))) return;
  };
  const open = () => {
    close();
    openModal("recommended-sku-add-to-cart", { offers, onTake: (skuIds) => void take(skuIds) });
  };
  return (
    <p>
      <Button onClick={open}>{withPcWords.offer(offers.length)}</Button>
    </p>
  );
}

function DrawerLine({ item }: { item: CartItem }) {
  return (
    <li className="cart-drawer__line">
      <LinePicture item={item} width={64} />
      <div>
        <p className="strong">{item.ItemDescription}</p>
        <p className="muted type-14">
          {[item.VariantTitle, item.Quantity > 1 && drawerWords.quantity(item.Quantity)].filter(Boolean).join(", ")}
        </p>
        <LineLight item={item} className="muted type-14" />
      </div>
      <Money amount={moneyTimes(item.Price, item.Quantity)} />
    </li>
  );
}
