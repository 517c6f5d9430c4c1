import type { Product } from "#contract/catalog.ts";
import { formatMoneyShort } from "#words/money.ts";
import { billWords } from "#words/product.ts";
import { Bill } from "./bill.tsx";
import { LIST_PATHS } from "../list-paths.ts";

/** What the price consists of: our own part prices, and the rest as the build. Nothing where it cannot be said. */
export function PartsBill({ product }: { product: Product }) {
  const { partsBill, name } = product;
  if (!partsBill) return null;
  const amount = partsBill.partsTotal + partsBill.buildService;
  return (
    <section className="page section parts-bill" id="price" aria-labelledby="price-title">
      <div>
        <h2 className="type-28" id="price-title">
          {billWords.title(formatMoneyShort(amount))}
        </h2>
        <p className="muted">{billWords.lead}</p>
        <p className="type-14">
          <a className="link" href={LIST_PATHS["pc-parts"]}>
            {billWords.shopParts}
          </a>
        </p>
      </div>
      <Bill partsBill={partsBill} total={{ label: name, amount }} />
    </section>
  );
}
