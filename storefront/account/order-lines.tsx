import type { OrderView } from "#contract/checkout.ts";
import { Money } from "#ui/money.tsx";
import { Swatch } from "#ui/swatch.tsx";
import { orderLineWords } from "#words/order-page.ts";
import { cardBoxWords } from "#words/card-box.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { LineParts } from "./line-parts.tsx";

export function OrderLines({ order }: { order: OrderView }) {
  return (
    <ul className="order__lines">
      {order.Lines.map((line) => (
        <li key={`${line.SkuID} ${line.Detail} ${line.UnitPrice} ${line.Parts.join()}`}>
          <LinePicture item={line} width={64} />
          <div>
            <p className="strong">{line.ItemDescription}</p>
            <p className="muted type-14">
              {line.Light !== "" && <Swatch color={line.Light} />}{" "}
              {[
                line.Detail,
                line.Quantity > 1 && orderLineWords.quantity(line.Quantity),
                line.QuantityRefunded > 0 && orderLineWords.refunded(line.QuantityRefunded),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
            {line.CardApart && (
              <p className="type-14">
                <ModalLink modal="video-card-shipped" to={paths.aboutCardBox}>
                  {cardBoxWords.steps}
                </ModalLink>
              </p>
            )}
            <LineParts line={line} />
          </div>
          <Money amount={line.Amount} />
        </li>
      ))}
    </ul>
  );
}
