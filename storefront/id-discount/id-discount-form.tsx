import { lazy, Suspense, useState } from "react";
import type { CartView } from "#contract/carts.ts";
import { Money } from "#ui/money.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { couponWords } from "#words/cart.ts";
import { idDiscountWords as words, idGroupName } from "#words/id-discount.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import { CartDetails } from "../cart/cart-details.tsx";
import { CartForm } from "../cart/cart-form.tsx";
import { useCart } from "../cart/cart-store.ts";
import { idDiscountPaths } from "./id-discount-paths.ts";

const IdDiscountDialog = lazy(async () => ({
  default: (await import("./id-discount-dialog.tsx")).IdDiscountDialog,
}));

/** A group's discount in the cart: the way to it, or the group that is on with what it takes off. */
export function IdDiscountForm({ verified }: { verified: CartView["IDmeVerifyResult"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CartDetails title={words.title} isNeeded={verified !== null}>
      {verified && <OnCart verified={verified} />}
      <p className="cart-note">
        {verified ? words.inPlace : words.lead}{" "}
        {!verified && (
          <a
            className="link link--alone"
            href={idDiscountPaths.page}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            {words.open}
          </a>
        )}
      </p>
      {isOpen && (
        <Suspense>
          <IdDiscountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CartDetails>
  );
}

function OnCart({ verified }: { verified: NonNullable<CartView["IDmeVerifyResult"]> }) {
  const removeIdVerify = useCart((store) => store.removeIdVerify);
  return (
    <CartForm intent="id-remove" className="coupon-applied" onSend={() => removeIdVerify()}>
      <span>
        <b>{words.onCart(idGroupName(verified.GroupName))}</b>{" "}
        {verified.AvailableApply ? (
          <Sentence of={couponWords.takesOff(<Money amount={verified.IDmeTotalDiscount} />)} />
        ) : (
          words.takesNothing
        )}
      </span>
      <button type="submit" className="text-button" aria-label={words.removeIt}>
        {words.remove}
      </button>
    </CartForm>
  );
}
