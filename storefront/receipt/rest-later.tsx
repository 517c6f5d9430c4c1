import { sumMoney } from "#rules/money/wire-money.ts";
import { Money } from "#ui/money.tsx";
import { restLaterWords as words } from "#words/checkout.ts";
import "./rest-later.css";

/** Below a bill with a deposit on it: what a pre-order costs later, and both together. Nothing where nothing is left to pay. */
export function RestLater({ today, rest }: { today: number; rest: number }) {
  if (rest === 0) return null;
  return (
    <div className="rest-later">
      <dl>
        <div>
          <dt>{words.later}</dt>
          <dd>
            <Money amount={rest} />
          </dd>
        </div>
        <div className="rest-later__all">
          <dt>{words.all}</dt>
          <dd>
            <Money amount={sumMoney([today, rest])} />
          </dd>
        </div>
      </dl>
      <p>{words.tax}</p>
    </div>
  );
}
