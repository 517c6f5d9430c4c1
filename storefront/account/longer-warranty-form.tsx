import type { PostPurchaseLine } from "#contract/warranties.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { longerWarrantyWords as words } from "#words/longer-warranty.ts";
import "./longer-warranty.css";

/** A line of an order with the longer warranties that it may be given; `action` is the page of its order. */
export function LongerWarrantyForm({ line, action }: { line: PostPurchaseLine; action: string }) {
  return (
    <form method="post" action={action} className="longer-warranty">
      <input type="hidden" name="intent" value="longer-warranty" />
      <input type="hidden" name="line" value={line.Line} />
      <h3 className="type-16">{line.ItemDescription}</h3>
      <p className="muted type-14">{words.lead(line.Months, line.Until)}</p>
      <fieldset>
        <legend className="sr-only">{words.legend(line.ItemDescription)}</legend>
        <div className="radio-rows">
          {line.Choices.map((choice) => (
            <RadioRow
              key={choice.warrantyId}
              name="warrantyId"
              value={choice.warrantyId}
              title={words.choice(choice.title)}
              detail={choice.detail}
              end={<Money amount={choice.price} />}
              required
            />
          ))}
        </div>
      </fieldset>
      <div className="longer-warranty__send">
        {line.Units > 1 && (
          <label className="type-14">
            {words.units}
            <select className="select" name="quantity" defaultValue={line.Units}>
              {Array.from({ length: line.Units }, (_, at) => (
                <option key={at} value={at + 1}>
                  {words.unitsOf(at + 1)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit">{words.add}</Button>
      </div>
    </form>
  );
}
