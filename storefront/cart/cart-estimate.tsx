import { useState } from "react";
import type { DeliveryEstimate } from "#contract/delivery-estimate.ts";
import { Money } from "#ui/money.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { dayText } from "#words/days.ts";
import { cartEstimateWords, deliveryWords } from "#words/delivery.ts";
import { energyWords } from "#words/energy-law.ts";
import { ZipForm } from "../delivery/zip-form.tsx";
import { useShipTo } from "../delivery/use-ship-to.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import type { CartEstimateNow } from "./use-cart-estimate.ts";

interface CartEstimateProps {
  estimated: CartEstimateNow;
  /** The address is known: nothing is guessed by a ZIP. */
  isForAddress: boolean;
}

/** What of the bill hangs on the place: its ZIP, free shipping, points and the last day of delivery. */
export function CartEstimate({ estimated: { estimate, problem, askAgain }, isForAddress }: CartEstimateProps) {
  const kept = useShipTo();
  const [isChanging, setChanging] = useState(false);
  const place = estimate?.Place ?? kept;
  const isAsking = !place || isChanging || problem !== "";
  return (
    <div className="cart-estimate">
      {!isForAddress && isAsking && (
        <>
          <p className="strong">{cartEstimateWords.ask}</p>
          <ZipForm
            id="cart-zip"
            fields={{ back: paths.cart }}
            first={place?.zipCode ?? ""}
            error={problem || null}
            onFound={() => {
              setChanging(false);
              askAgain();
            }}
          />
        </>
      )}
      {!isForAddress && place && !isAsking && (
        <p>
          {cartEstimateWords.forZip(place)}{" "}
          <button type="button" className="text-button with-script" onClick={() => setChanging(true)}>
            {deliveryWords.change}
          </button>
        </p>
      )}
      {estimate && <PlaceFacts estimate={estimate} />}
    </div>
  );
}

function PlaceFacts({
  estimate: { Place, Shipping, FreeShippingLeft, PointsEarned, IsTaxEstimate, NotSent },
}: {
  estimate: DeliveryEstimate;
}) {
  if (NotSent)
    return (
      <>
        <p className="strong">{energyWords.notSent(NotSent)}</p>
        <p>
          {energyWords.why(NotSent)} {energyWords.otherPlaces}{" "}
          <ModalLink modal={{ keptOut: NotSent }} to={paths.aboutEnergyLaw}>
            {energyWords.whatToDo}
          </ModalLink>
        </p>
      </>
    );
  if (!Shipping) return <p className="strong">{deliveryWords.nothing(Place)}</p>;
  return (
    <ul>
      <li className="strong">{cartEstimateWords.allBy(dayText(Shipping.ArrivesUntil))}</li>
      {Shipping.Fee === 0 && <li>{cartEstimateWords.free}</li>}
      {FreeShippingLeft !== null && (
        <li>
          <Sentence of={cartEstimateWords.freeLeft(<Money amount={FreeShippingLeft} />)} />
        </li>
      )}
      {PointsEarned > 0 && <li>{cartEstimateWords.earns(PointsEarned)}</li>}
      {IsTaxEstimate && <li>{deliveryWords.taxByAddress}</li>}
    </ul>
  );
}
