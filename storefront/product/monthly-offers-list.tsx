import type { Product } from "#contract/catalog.ts";
import { buyFactWords } from "#words/product.ts";

/** How the shown variant could be paid monthly, as the server says it. It stands outside of the buy box: no script of it is needed. */
export function MonthlyOffersList({ monthly, skuId }: { monthly: Product["monthly"]; skuId: number }) {
  const offers = monthly.find((one) => one.skuId === skuId)?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <dl className="buy__facts" aria-label={buyFactWords.monthly}>
      {offers.map(({ Title, Detail }) => (
        <div className="receipt-line" key={Title}>
          <dt>{Title}</dt>
          <dd>
            <p>{Detail}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
