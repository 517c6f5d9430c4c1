import { useState } from "react";
import { estimateDelivery } from "#contract/delivery-estimate.ts";
import { deliveryWords } from "#words/delivery.ts";
import { fetchApi } from "../api/api.ts";
import "../shell/text-button.css";
import { ArrivalFacts } from "./arrival-facts.tsx";
import { useEstimate } from "./use-estimate.ts";
import { useShipTo } from "./use-ship-to.ts";
import { ZipForm } from "./zip-form.tsx";

/** When one of a product arrives and what it comes to, for the ZIP of this browser; without one, its field. */
export function Arrival({ skuId, warrantyId, back }: { skuId: number; warrantyId: number; back: string }) {
  const place = useShipTo();
  const zip = place?.zipCode ?? "";
  const [isChanging, setChanging] = useState(false);
  const { estimate, problem, askAgain } = useEstimate(zip === "" ? null : `${skuId} ${warrantyId} ${zip}`, () =>
    fetchApi(estimateDelivery, { query: { skuId, warrantyId, zip } }),
  );

  if (!place || isChanging || problem !== "")
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd>
          <ZipForm
            id="arrival-zip"
            fields={{ sku: skuId, warranty: warrantyId, back }}
            first={zip}
            error={problem || null}
            onFound={() => {
              setChanging(false);
              askAgain();
            }}
          />
          <p>{deliveryWords.whenToKnow}</p>
        </dd>
      </div>
    );
  if (!estimate)
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd className="muted">{deliveryWords.asking}</dd>
      </div>
    );
  return (
    <ArrivalFacts
      estimate={estimate}
      change={
        <button type="button" className="text-button" onClick={() => setChanging(true)}>
          {deliveryWords.change}
        </button>
      }
    />
  );
}
