import { useEffect, useRef, useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { CartView } from "#contract/carts.ts";
import type { CheckoutView } from "#contract/checkout.ts";
import { paths } from "../paths.ts";
import { checkoutWords } from "#words/checkout.ts";
import { methodWords } from "#words/payment.ts";
import type { RefusedForm } from "../cart/cart-form-action.ts";
import { useCart } from "../cart/cart-store.ts";
import { useShownCart } from "../cart/use-shown-cart.ts";
import type { CheckoutGoneData, CheckoutPageData } from "./load-checkout.ts";
import { NextPart, pagePart } from "../islands/page-part.tsx";
import { Notice } from "../shell/notice.tsx";
import { CheckoutGone } from "./checkout-gone.tsx";
import { CheckoutHeader } from "./checkout-header.tsx";
import { CHECKOUT_STEPS, checkoutStep, openStep, type CheckoutStepName } from "./checkout-steps.ts";
import { InformationSummary } from "./information-summary.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { ShippingStep } from "./shipping-step.tsx";
import { ShippingSummary } from "./shipping-summary.tsx";
import { Step } from "./step.tsx";
import { takenMethods } from "./taken-methods.ts";
import { useGone } from "./use-gone.ts";
import "../shell/text-button.css";
import "../cart/cart.css";
import "./checkout.css";

const InformationStep = pagePart(
  "information-step",
  async () => (await import("./information-step.tsx")).InformationStep,
);
const PaymentStep = pagePart("payment-step", async () => (await import("./payment-step.tsx")).PaymentStep);

/** The steps, or why there is nothing left to check out. */
export function CheckoutPage({
  loaded,
  refused,
}: {
  loaded: CheckoutPageData | CheckoutGoneData;
  refused: RefusedForm | null;
}) {
  return loaded.page === "gone" ? (
    <CheckoutGone orderNumber={loaded.orderNumber} />
  ) : (
    <CheckoutStepsPage loaded={loaded} refused={refused} />
  );
}

/** Information, Shipping, Payment on one page: done steps as summaries, one open, the next as titles. */
function CheckoutStepsPage({ loaded, refused }: { loaded: CheckoutPageData; refused: RefusedForm | null }) {
  const { checkout, setCheckout, step, goTo } = useCheckout(loaded);
  const shown = useShownCart(withTotals(checkout));
  const title = useFocusOnChange(step.name);
  const gone = useGone(shown.cart.totalCount === 0, loaded.book !== null);
  const save = (saved: CheckoutView, next: CheckoutStepName) => {
    setCheckout(saved);
    goTo(next);
  };
  const bodies: Record<CheckoutStepName, { open: ReactNode; done: ReactNode }> = {
    information: {
      open: (
        <InformationStep
          checkout={checkout}
          book={loaded.book}
          shipTo={loaded.shipTo}
          refused={refused}
          onSaved={(saved) => save(saved, "shipping")}
        />
      ),
      done: <InformationSummary checkout={checkout} />,
    },
    shipping: {
      open: <ShippingStep checkout={checkout} onSaved={(saved) => save(saved, "payment")} onRefreshed={setCheckout} />,
      done: <ShippingSummary checkout={checkout} />,
    },
    payment: { open: <PaymentStep checkout={checkout} shown={shown} onRefreshed={setCheckout} />, done: null },
  };
  if (gone) return <CheckoutGone orderNumber={gone.orderNumber} />;
  return (
    <>
      <CheckoutHeader />
      {step.name !== "payment" && <NextPart name="payment-step" />}
      <main className="page checkout" id="main">
        <h1 className="sr-only">{checkoutWords.title}</h1>
        <div className="checkout-steps">
          {refused && !refused.alert.Fields && <Notice tone="error" say="now" title={refused.alert.Message} />}
          {takenMethods(checkout.PaymentMethods).length === 0 && (
            <Notice tone="info" title={methodWords.none}>
              {methodWords.noneOpen}
            </Notice>
          )}
          {CHECKOUT_STEPS.map(({ name, label, cartStep }) => {
            const state = cartStep < step.cartStep ? "done" : cartStep === step.cartStep ? "now" : "todo";
            return (
              <Step
                key={name}
                number={cartStep}
                label={label}
                state={state}
                titleRef={state === "now" ? title : undefined}
              >
                {state === "now" ? bodies[name].open : state === "done" ? bodies[name].done : null}
              </Step>
            );
          })}
        </div>
        {shown.cart.totalCount > 0 && <OrderSummary {...shown} step={step.name} />}
      </main>
    </>
  );
}

/** The checkout as last answered, and the step of the URL as far as it is open: it can be left, reloaded and gone back in. */
function useCheckout(loaded: CheckoutPageData) {
  const [answered, setAnswered] = useState({ loaded, checkout: loaded.checkout });
  // A page that is asked for again brings a newer answer than the last step's.
  const checkout = answered.loaded === loaded ? answered.checkout : loaded.checkout;
  const show = useCart((store) => store.show);
  const setCheckout = (newer: CheckoutView) => {
    // What was asked first may be answered last.
    const isSameCart = newer.Cart.ShoppingCartID === checkout.Cart.ShoppingCartID;
    if (isSameCart && newer.Cart.Version < checkout.Cart.Version) return;
    show(withTotals(newer), newer.ShippingAddress);
    setAnswered({ loaded, checkout: newer });
  };
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = checkoutStep(search.get("step")) ?? CHECKOUT_STEPS[0];
  const step = openStep(asked, checkout.OpenStep);

  const goToStep = useCart((store) => store.goToStep);
  useEffect(() => show(withTotals(loaded.checkout), loaded.checkout.ShippingAddress), [loaded, show]);
  useEffect(() => goToStep(step.cartStep), [step.cartStep, goToStep]);

  const goTo = (name: CheckoutStepName) => void navigate(paths.checkout(name));
  return { checkout, setCheckout, step, goTo };
}

/** The checkout's cart with the bill of its payment method. */
function withTotals({ Cart, Totals }: CheckoutView): CartView {
  return { ...Cart, Totals };
}

/** The new step's title is read first; the first step of a page load leaves the focus where the browser put it. */
function useFocusOnChange(step: CheckoutStepName) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
    title.current?.scrollIntoView({ block: "start" });
  }, [step]);
  return title;
}
