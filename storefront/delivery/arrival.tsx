import { useEffect, useState } from "react";
import { type DeliveryEstimate, estimateDelivery } from "#contract/delivery-estimate.ts";
import { deliveryWords } from "#words/delivery.ts";
import { fetchApi } from "../api/api.ts";
import "../shell/text-button.css";
import { ArrivalFacts } from "./arrival-facts.tsx";
import { useShipTo } from "./use-ship-to.ts";
import { ZipForm } from "./zip-form.tsx";

/** When one of a product arrives and what it comes to, for the ZIP of this browser; without one, its field. */
export function Arrival({ skuId, warrantyId, back }: { skuId: number; warrantyId: number; back: string }) {
  const place = useShipTo();
  const zip = place?.zipCode ?? "";
  const [isChanging, setChanging] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ asked: string; estimate: DeliveryEstimate | null; message: string } | null>(
    null,
  );
  const asked = `${skuId} ${warrantyId} ${zip} ${attempt}`;
  useEffect(() => {
    if (zip === "") return;
    let isCurrent = true;
    const ask = async () => {
      const said = await fetchApi(estimateDelivery, { query: { skuId, warrantyId, zip } });
      if (!isCurrent) return;
      const message = said.ok ? "" : (said.alert.Fields?.[0]?.message ?? said.alert.Message);
      setAnswer({ asked, estimate: said.ok ? said.reply : null, message });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [asked, skuId, warrantyId, zip]);

  const now = answer?.asked === asked ? answer : null;
  if (!place || isChanging || now?.message)
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd>
          <ZipForm
            id="arrival-zip"
            fields={{ sku: skuId, warranty: warrantyId, back }}
            first={zip}
            error={now?.message ?? null}
            onFound={() => {
              setChanging(false);
              setAttempt((count) => count + 1);
            }}
          />
          <p>{deliveryWords.whenToKnow}</p>
        </dd>
      </div>
    );
  if (!now?.estimate)
    return (
      <div className="receipt-line">
        <dt>{deliveryWords.arrives}</dt>
        <dd className="muted">{deliveryWords.asking}</dd>
      </div>
    );
  return (
    <ArrivalFacts
      estimate={now.estimate}
      change={
        <button type="button" className="text-button" onClick={() => setChanging(true)}>
          {deliveryWords.change}
        </button>
      }
    />
  );
}
