import type { OrderView } from "#contract/checkout.ts";
import { Money } from "#ui/money.tsx";
import { LinePicture } from "../cart/line-picture.tsx";

export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul className="order__lines">
      {order.Lines.map((line) => (
        <li key={`${line.SkuID} ${line.Detail} ${line.UnitPrice}`}>
          <LinePicture item={line} width={64} />
          <div>
            <p className="strong">{line.ItemDescription}</p>
            <p className="muted type-14">
              {[line.Detail, line.Quantity > 1 && `${line.Quantity} pieces`].filter(Boolean).join(", ")}
            </p>
          </div>
          <Money amount={line.Amount} />
        </li>
      ))}
    </ul>
  );
}
