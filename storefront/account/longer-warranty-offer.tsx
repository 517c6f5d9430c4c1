import type { PostPurchaseLine } from "#contract/warranties.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { longerWarrantyWords as words } from "#words/longer-warranty.ts";
import { Notice } from "../shell/notice.tsx";

interface LongerWarrantyOfferProps {
  lines: readonly PostPurchaseLine[];
  /** What the last of these forms was refused with. */
  refusal: string | null;
}

/** What of the order may still be given a longer warranty: a form each, nothing chosen ahead. */
export function LongerWarrantyOffer({ lines, refusal }: LongerWarrantyOfferProps) {
  if (lines.length === 0) return null;
  return (
    <section className="order__longer" id="longer-warranty" aria-labelledby="longer-title">
      <h2 id="longer-title" className="type-22">
        {words.title}
      </h2>
      {refusal !== null && <Notice tone="error" say="now" title={refusal} />}
      {lines.map((line) => (
        <OfferOfLine key={line.Line} line={line} />
      ))}
    </section>
  );
}

function OfferOfLine({ line }: { line: PostPurchaseLine }) {
  return (
    <form method="post" className="order__longer-form">
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
      <div className="order__longer-send">
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
