import type { SavedProduct } from "#contract/saved-lists.ts";
import { formatMoney } from "#words/money.ts";
import { alertPageWords as words } from "#words/email-alerts.ts";
import { LinePicture } from "../cart/line-picture.tsx";

/** What a price is watched of: its picture, its name and what it costs today. */
export function WatchedProduct({ product }: { product: SavedProduct }) {
  const { ItemDescription, VariantTitle, Price } = product;
  return (
    <div className="alerts-product">
      <LinePicture item={product} width={64} />
      <div>
        <p className="strong">{ItemDescription}</p>
        {VariantTitle !== "" && <p className="type-14 muted">{VariantTitle}</p>}
        {Price !== null && <p className="type-14">{words.today(formatMoney(Price))}</p>}
      </div>
    </div>
  );
}
