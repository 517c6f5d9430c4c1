import type { ProductCard } from "#contract/catalog.ts";
import { Picture } from "#ui/picture.tsx";
import { comparePageWords as words } from "#words/compare.ts";
import { imageSources } from "../pictures/image-url.ts";
import { compareAddress } from "./compare-address.ts";

interface ComparePickerProps {
  products: readonly ProductCard[];
  beside: number;
  isOnly: boolean;
}

/** On a phone: which product stands beside the first. */
export function ComparePicker({ products, beside, isOnly }: ComparePickerProps) {
  const [first, ...others] = products;
  const skuIds = products.map(({ skuId }) => skuId);
  return (
    <nav className="compare__picker phone-only" aria-label={words.pick(first?.name ?? "")}>
      {others.map(({ skuId, name, picture }, at) => (
        <a
          key={skuId}
          href={compareAddress(skuIds, { only: isOnly, beside: skuId })}
          aria-label={name}
          aria-current={at + 1 === beside ? "true" : undefined}
        >
          <Picture {...imageSources(picture, "56px", 128)} alt="" when="soon" />
        </a>
      ))}
    </nav>
  );
}
