import type { Product } from "#contract/catalog.ts";
import { dayText, monthText } from "#words/days.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import type { Variant } from "./load-product.ts";

/** Receipt lines: the fact, then its reason. */
export function BuyFacts({ product, variant }: { product: Product; variant: Variant }) {
  const { state, shipsOn, left } = variant.availability;
  const [warranty] = product.warranties;
  return (
    <dl className="buy__facts">
      {shipsOn && (
        <div className="receipt-line">
          <dt>Ships</dt>
          <dd>
            <b>{dayText(shipsOn)}</b>
            <p>{SHIP_REASONS[state]}</p>
          </dd>
        </div>
      )}
      {left !== null && (
        <div className="receipt-line">
          <dt>Stock</dt>
          <dd>
            <b>{left === 0 ? "None left" : stockWords(left, variant)}</b>
            <p>
              {left === 0 ? "Leave your email and we’ll tell you when it’s back." : "One is yours as soon as you pay."}
            </p>
          </dd>
        </div>
      )}
      {product.condition && (
        <div className="receipt-line">
          <dt>Condition</dt>
          <dd>
            <b>Grade {product.condition.grade}</b>
            <p>Tested again {dayText(product.condition.testedOn)}.</p>
          </dd>
        </div>
      )}
      {warranty && product.warranties.length === 1 && (
        <div className="receipt-line">
          <dt>Warranty</dt>
          <dd>
            <b>{warranty.title}</b>
            <p>
              {warranty.detail}{" "}
              <ModalLink modal="warranty" to={paths.aboutWarranty}>
                What it covers
              </ModalLink>
            </p>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What is pre-ordered is in nobody's warehouse yet. */
function stockWords(left: number, { availability: { state, shipsOn } }: Variant): string {
  if (state !== "pre_order") return `${left} in our warehouse`;
  return `${left} reserved for pre-orders${shipsOn ? `, arriving in ${monthText(shipsOn)}` : ""}`;
}

const SHIP_REASONS: Record<Variant["availability"]["state"], string> = {
  ready: "Built and tested. Carriers don’t pick up on weekends.",
  built_to_order: "Counts the business days it takes to build and test.",
  refurbished: "Tested again and boxed. Carriers don’t pick up on weekends.",
  in_stock: "On the shelf. Carriers don’t pick up on weekends.",
  pre_order: "The date we expect to have it in stock.",
  sold_out: "",
};
