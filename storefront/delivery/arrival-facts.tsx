import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";
import { Sentence } from "#ui/sentence.tsx";
import { daySpan } from "#words/days.ts";
import { deliveryWords } from "#words/delivery.ts";
import { energyWords } from "#words/energy-law.ts";
import { formatMoney } from "#words/money.ts";
import type { ReactNode } from "react";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";

/** A product's two receipt lines at a place: the days with their way, and the total with what it is made of. */
export function ArrivalFacts({ estimate, change }: { estimate: DeliveryEstimate; change?: ReactNode }) {
  const { Place, Shipping, Totals, IsTaxEstimate, NotSent } = estimate;
  if (NotSent)
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd>
          <b>{energyWords.notSent(NotSent)}</b> {change}
          <p>
            {energyWords.why(NotSent)}{" "}
            <ModalLink modal={{ keptOut: NotSent }} to={paths.aboutEnergyLaw}>
              {energyWords.whatToDo}
            </ModalLink>
          </p>
        </dd>
      </div>
    );
  if (!Shipping)
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd>
          <b>{deliveryWords.nothing(Place)}</b> {change}
        </dd>
      </div>
    );
  const taxes = Totals.Steps.filter(({ kind }) => kind === "tax");
  const notes = new Set(taxes.flatMap(({ note }) => note ?? []));
  return (
    <>
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd>
          <b>{daySpan(Shipping.ArrivesFrom, Shipping.ArrivesUntil)}</b>{" "}
          <Sentence of={deliveryWords.arrivesAt("", deliveryWords.place(Place))} /> {change}
          <p>
            {deliveryWords.way(
              Shipping.ShippingMethodName,
              Shipping.Fee === 0 ? deliveryWords.free : formatMoney(Shipping.Fee),
            )}
          </p>
        </dd>
      </div>
      <div className="receipt-line">
        <dt>{deliveryWords.withTax}</dt>
        <dd>
          <b className="figures">{formatMoney(Totals.Total)}</b>
          <p>{sumOf(Totals)}</p>
          {[...notes].map((note) => (
            <p key={note}>{note}</p>
          ))}
          {Totals.NotCharged.map(({ rule, why }) => (
            <p key={rule}>{why}</p>
          ))}
          {IsTaxEstimate && <p>{deliveryWords.taxByAddress}</p>}
        </dd>
      </div>
    </>
  );
}

/** `$1,899.00 + $55.07 Sales tax + $0.28 Colorado retail delivery fee`: every step after the goods, by its own name. */
function sumOf({ SubTotal, Steps }: DeliveryEstimate["Totals"]): string {
  const parts = Steps.filter(({ kind, amount }) => kind !== "line" && kind !== "warranty" && amount !== 0);
  return deliveryWords.sum(
    formatMoney(SubTotal),
    parts.map(({ label, amount }) => ({ name: label, amount: formatMoney(amount) })),
  );
}
