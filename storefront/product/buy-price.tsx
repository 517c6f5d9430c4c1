import { sumMoney } from "#rules/money/wire-money.ts";
import type { Product } from "#contract/catalog.ts";
import { Sentence } from "#ui/sentence.tsx";
import { formatMoney, formatMoneyShort } from "#words/money.ts";
import { Money } from "#ui/money.tsx";
import { dayText } from "#words/days.ts";
import { CanadianEstimate } from "../language/canadian-estimate.tsx";
import { buyPriceWords } from "#words/product.ts";

/** The price, what it was and when, and for a pre-order what is due now. */
export function BuyPrice({ price, preOrder }: { price: Product["price"]; preOrder: Product["preOrder"] }) {
  const { amount, was } = price;
  return (
    <div className="buy__price">
      <p className="buy__amounts">
        <Money amount={amount} className="type-36" />
        {was && (
          <s>
            <span className="sr-only">{buyPriceWords.was} </span>
            {formatMoney(was.amount)}
          </s>
        )}
      </p>
      <CanadianEstimate amount={amount} />
      {was && (
        <p className="type-14">
          <span className="tone-sale">
            {buyPriceWords.less(
              formatMoneyShort(sumMoney([was.amount, -amount])),
              was.saleUntil && dayText(was.saleUntil),
            )}
          </span>{" "}
          <span className="muted">
            {buyPriceWords.before(formatMoneyShort(was.amount), dayText(was.from), dayText(was.until))}
          </span>
        </p>
      )}
      {preOrder && (
        <p className="type-14">
          <Sentence
            of={buyPriceWords.deposit(
              <Money amount={preOrder.depositNow} />,
              <Money amount={preOrder.restLater} />,
              preOrder.shipsOn && dayText(preOrder.shipsOn),
            )}
          />{" "}
          <span className="muted">{buyPriceWords.cancel}</span>
        </p>
      )}
    </div>
  );
}
