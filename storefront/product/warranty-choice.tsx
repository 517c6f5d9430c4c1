import type { Product } from "#contract/catalog.ts";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { buyFactWords } from "#words/product.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";

interface WarrantyChoiceProps {
  warranties: Product["warranties"];
  chosen: number;
  onChoose(warrantyId: number): void;
}

/** The included warranty is chosen; a paid one is only ever chosen by the shopper. One alone is a fact of the box above. */
export function WarrantyChoice({ warranties, chosen, onChoose }: WarrantyChoiceProps) {
  if (warranties.length < 2) return null;
  return (
    <fieldset className="warranty">
      <legend className="type-14 strong">{buyFactWords.warranty}</legend>
      <span className="warranty__more type-13">
        <ModalLink modal="warranty" to={paths.aboutWarranty}>
          {buyFactWords.covers}
        </ModalLink>
      </span>
      <div className="radio-rows">
        {warranties.map(({ warrantyId, title, detail, price, included }) => (
          <RadioRow
            key={warrantyId}
            name="warrantyId"
            value={warrantyId}
            checked={warrantyId === chosen}
            onChange={() => onChoose(warrantyId)}
            title={title}
            detail={detail}
            end={included ? buyFactWords.included : <Money amount={price} sign />}
          />
        ))}
      </div>
    </fieldset>
  );
}
