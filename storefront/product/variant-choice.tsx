import { formatMoneyShort } from "#words/money.ts";
import { buyWords } from "#words/product.ts";
import { availabilityWords } from "#words/availability.ts";
import { isPlainPress } from "#ui/plain-press.ts";
import type { BoughtProduct } from "./for-buy-box.ts";
import type { Variant } from "./load-product.ts";

interface VariantChoiceProps {
  product: BoughtProduct;
  chosen: Variant;
  onChoose(variant: Variant): void;
}

/** The variants of a product, each at an address of its own. Nothing where there is only one. */
export function VariantChoice({ product: { variants, link }, chosen, onChoose }: VariantChoiceProps) {
  if (variants.length < 2) return null;
  return (
    <nav className="variants" aria-label={buyWords.variants}>
      <h2 className="type-14 strong">{buyWords.variant}</h2>
      <ul>
        {variants.map((variant) => (
          <li key={variant.skuId}>
            <a
              className="variants__one"
              href={`${link}?sku=${variant.skuId}`}
              data-in-place
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                window.history.replaceState(window.history.state, "", event.currentTarget.href);
                onChoose(variant);
              }}
              aria-current={variant.skuId === chosen.skuId || undefined}
            >
              {variant.title}
              <span className="muted">
                {variant.availability.state === "sold_out"
                  ? availabilityWords.sold_out
                  : formatMoneyShort(variant.price.amount)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
