import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { buyWords } from "#words/product.ts";
import { notifyWords } from "#words/notify.ts";
import { availabilityWords } from "#words/availability.ts";
import { addWords } from "#words/add-to-cart.ts";
import { CartForm } from "../cart/cart-form.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { NotifyForm } from "../notify/notify-form.tsx";
import { NotifyLink } from "../notify/notify-link.tsx";
import { paths } from "../paths.ts";
import { AvailabilityDot } from "../product-card/availability-dot.tsx";
import { RatingShort } from "../product-card/rating-short.tsx";
import "./buy-box.css";
import { BuyFacts } from "./buy-facts.tsx";
import { BuyPrice } from "./buy-price.tsx";
import type { BoughtProduct } from "./for-buy-box.ts";
import type { Variant } from "./load-product.ts";
import { useAdd } from "../product-card/use-add.ts";
import { VariantChoice } from "./variant-choice.tsx";
import { WarrantyChoice } from "./warranty-choice.tsx";

const FORM_ID = "buy";

interface BuyBoxProps {
  product: BoughtProduct;
  /** The variant of the address; another one is chosen in place. */
  first: Variant;
  /** How long an order may be returned, in words. */
  returns: string;
  /** What stands beside the price. */
  children?: ReactNode;
}

/** Everything that decides a purchase, in one column; its button stays in sight. */
export function BuyBox({ product, first, returns, children }: BuyBoxProps) {
  const included = product.warranties.find((warranty) => warranty.included)?.warrantyId ?? 0;
  const [warrantyId, setWarrantyId] = useState(included);
  const [variant, setVariant] = useState(first);
  const { state, send } = useAdd({ skuId: variant.skuId, warrantyId, completeYourPurchase: product.requiresPc });
  const canBuy = variant.availability.state !== "sold_out";
  const words = { ...addWords, ...(product.preOrder && { ready: buyWords.preOrder }) }[state];
  return (
    <div className="buy">
      <p className="buy__status type-13">
        <span>
          <AvailabilityDot state={variant.availability.state} />
          {availabilityWords[variant.availability.state]}
        </span>
        {variant.availability.state === "ready" && (
          <ModalLink modal="what-is-rdy" to={paths.aboutReadyMade}>
            {buyWords.whatIsRdy}
          </ModalLink>
        )}
        {variant.availability.state === "refurbished" && (
          <ModalLink modal="why-refurbished" to={paths.aboutRefurbished}>
            {buyWords.whyRefurbished}
          </ModalLink>
        )}
      </p>
      <h1 className="type-36">{product.name}</h1>
      <p className="buy__summary muted">{product.summary}</p>
      <p className="buy__identity type-14">
        {product.rating && (
          <ModalLink modal={{ product: product.slug, name: product.name }} to={paths.reviews(product.slug)}>
            <RatingShort rating={product.rating} />
          </ModalLink>
        )}
        <span className="muted">{buyWords.sku(variant.code)}</span>
      </p>
      <BuyPrice price={variant.price} preOrder={product.preOrder} />
      <div className="buy__more type-13">{children}</div>
      <VariantChoice product={product} chosen={variant} onChoose={setVariant} />
      <BuyFacts product={product} variant={variant} warrantyId={warrantyId} />
      {canBuy ? (
        <CartForm
          intent="add"
          fields={{ skuId: variant.skuId, quantity: 1, completeYourPurchase: String(product.requiresPc) }}
          onSend={send}
          id={FORM_ID}
        >
          <WarrantyChoice warranties={product.warranties} chosen={warrantyId} onChoose={setWarrantyId} />
          <div className="buy__action">
            <Button type="submit" look="primary" size="large" wide busy={state === "adding"}>
              {state === "added" && <Icon name="check" small />}
              {words}
            </Button>
          </div>
        </CartForm>
      ) : (
        <section className="notify" id="notify" aria-labelledby="notify-title">
          <h2 className="type-18" id="notify-title">
            {notifyWords.title}
          </h2>
          <NotifyForm key={variant.skuId} id="notify-email" skuId={variant.skuId} />
        </section>
      )}
      {product.requiresPc && <p className="type-13 muted">{buyWords.onlyWithPc}</p>}
      <p className="type-13 muted">
        {buyWords.returns(returns)}{" "}
        <a className="link" href={paths.returns}>
          {buyWords.returnTerms}
        </a>
      </p>
      <div className="buy-bar phone-only">
        <p>
          <Money amount={variant.price.amount} className="type-18" />
          <span className="type-12 muted">{variant.availability.text}</span>
        </p>
        {canBuy ? (
          <Button type="submit" form={FORM_ID} look="primary" busy={state === "adding"}>
            {words}
          </Button>
        ) : (
          <NotifyLink skuId={variant.skuId} name={product.name} kind={product.kind} />
        )}
      </div>
    </div>
  );
}
