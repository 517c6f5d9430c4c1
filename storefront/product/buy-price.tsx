import type { Product } from "#contract/catalog.ts";
import { formatMoney, formatMoneyShort } from "#words/money.ts";
import { Money } from "#ui/money.tsx";
import { dayText } from "#words/days.ts";
import { saved } from "../product-card/saved.ts";

/** The price, what it was and when, and for a pre-order what is due now. */
export function BuyPrice({ price, preOrder }: { price: Product["price"]; preOrder: Product["preOrder"] }) {
  const { amount, was } = price;
  return (
    <div className="buy__price">
      <p className="buy__amounts">
        <Money amount={amount} className="type-36" />
        {was && (
          <s>
            <span className="sr-only">was </span>
            {formatMoney(was.amount)}
          </s>
        )}
      </p>
      {was && (
        <p className="type-14">
          <span className="tone-sale">
            {formatMoneyShort(saved(amount, was.amount))} less{was.saleUntil && ` until ${dayText(was.saleUntil)}`}.
          </span>{" "}
          <span className="muted">
            It was {formatMoneyShort(was.amount)} from {dayText(was.from)} to {dayText(was.until)}.
          </span>
        </p>
      )}
      {preOrder && (
        <p className="type-14">
          <Money amount={preOrder.depositNow} /> deposit now, <Money amount={preOrder.restLater} /> before it ships
          {preOrder.shipsOn && ` on ${dayText(preOrder.shipsOn)}`}.{" "}
          <span className="muted">Cancel before then and get the full deposit back.</span>
        </p>
      )}
    </div>
  );
}
