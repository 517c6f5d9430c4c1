import { Link } from "react-router";
import type { Product } from "#contract/catalog.ts";
import { formatMoneyShort } from "#words/money.ts";
import { buyWords } from "#words/product.ts";
import { availabilityWords } from "#words/availability.ts";
import type { Variant } from "./load-product.ts";

/** The variants of a product, each at an address of its own. Nothing where there is only one. */
export function VariantChoice({ product: { variants, link }, chosen }: { product: Product; chosen: Variant }) {
  if (variants.length < 2) return null;
  return (
    <nav className="variants" aria-label={buyWords.variants}>
      <h2 className="type-14 strong">{buyWords.variant}</h2>
      <ul>
        {variants.map((variant) => (
          <li key={variant.skuId}>
            <Link
              className="variants__one"
              to={`${link}?sku=${variant.skuId}`}
              replace
              preventScrollReset
              aria-current={variant.skuId === chosen.skuId || undefined}
            >
              {variant.title}
              <span className="muted">
                {variant.availability.state === "sold_out"
                  ? availabilityWords.sold_out
                  : formatMoneyShort(variant.price.amount)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
