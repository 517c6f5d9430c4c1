import { dayText, monthText } from "#words/days.ts";
import { buyFactWords } from "#words/product.ts";
import { Arrival } from "../delivery/arrival.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import type { BoughtProduct } from "./for-buy-box.ts";
import type { Variant } from "./load-product.ts";

/** Receipt lines: the fact, then its reason. */
export function BuyFacts({
  product,
  variant,
  warrantyId = 0,
}: {
  product: BoughtProduct;
  variant: Variant;
  warrantyId?: number;
}) {
  const { state, shipsOn, left } = variant.availability;
  const [warranty] = product.warranties;
  return (
    <dl className="buy__facts">
      {shipsOn && (
        <div className="receipt-line">
          <dt>{buyFactWords.ships}</dt>
          <dd>
            <b>{dayText(shipsOn)}</b>
            <p>{buyFactWords.whyShips[state]}</p>
          </dd>
        </div>
      )}
      {shipsOn && state !== "pre_order" && (
        <Arrival skuId={variant.skuId} warrantyId={warrantyId} back={product.link} />
      )}
      {left !== null && (
        <div className="receipt-line">
          <dt>{buyFactWords.stock}</dt>
          <dd>
            <b>{left === 0 ? buyFactWords.noneLeft : stockWords(left, variant)}</b>
            <p>{left === 0 ? buyFactWords.leaveEmail : buyFactWords.yours}</p>
          </dd>
        </div>
      )}
      {product.condition && (
        <div className="receipt-line">
          <dt>{buyFactWords.condition}</dt>
          <dd>
            <b>{buyFactWords.grade(product.condition.grade)}</b>
            <p>{buyFactWords.tested(dayText(product.condition.testedOn))}</p>
          </dd>
        </div>
      )}
      {warranty && product.warranties.length === 1 && (
        <div className="receipt-line">
          <dt>{buyFactWords.warranty}</dt>
          <dd>
            <b>{warranty.title}</b>
            <p>
              {warranty.detail}{" "}
              <ModalLink modal="warranty" to={paths.aboutWarranty}>
                {buyFactWords.covers}
              </ModalLink>
            </p>
          </dd>
        </div>
      )}
    </dl>
  );
}

function stockWords(left: number, { availability: { state, shipsOn } }: Variant): string {
  if (state === "built_to_order") return buyFactWords.canBuild(left);
  if (state !== "pre_order") return buyFactWords.inWarehouse(left);
  return buyFactWords.reserved(left, shipsOn === null ? null : monthText(shipsOn));
}
