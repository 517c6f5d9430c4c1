import type { ProductCard } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Picture } from "#ui/picture.tsx";
import { comparePageWords as words } from "#words/compare.ts";
import { imageSources } from "../pictures/image-url.ts";
import { compareAddress } from "./compare-address.ts";

interface CompareMoreProps {
  near: readonly ProductCard[];
  skuIds: readonly number[];
}

/** Others of the same kind, each a link to the same comparison with it. */
export function CompareMore({ near, skuIds }: CompareMoreProps) {
  if (near.length === 0) return null;
  return (
    <section className="compare__more" aria-labelledby="compare-more">
      <h2 className="type-22" id="compare-more">
        {words.add}
      </h2>
      <ul>
        {near.map(({ skuId, name, picture, price, link }) => (
          <li key={skuId}>
            <Picture {...imageSources(picture, "64px", 128)} alt="" />
            <p>
              <a className="strong" href={link}>
                {name}
              </a>
              <Money amount={price.amount} short className="type-14" />
            </p>
            <a
              className="icon-button"
              href={compareAddress([...skuIds, skuId])}
              aria-label={words.addOne(name)}
              data-compare-in={skuId}
            >
              <Icon name="plus" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
