import { useEffect, useEffectEvent, useState } from "react";
import type { CheckoutView } from "#contract/checkout.ts";
import { changeShipWarranty, insuranceQuote, type UPSInsurance } from "#contract/insurance.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Money } from "#ui/money.tsx";
import { formatMoney } from "#words/money.ts";
import { insuranceWords as words } from "#words/parcel-insurance.ts";
import { fetchApi } from "../api/api.ts";
import { openModal } from "../modals/modal-store.ts";
import { Notice } from "../shell/notice.tsx";

const askQuote = () => fetchApi(insuranceQuote, { body: {} });

interface InsuranceChoiceProps {
  insurance: UPSInsurance;
  onSaved(checkout: CheckoutView): void;
}

/** Asks what insurance would cost as soon as it stands on the page, and is empty until its buyer ticks it: it costs money. */
export function InsuranceChoice({ insurance, onSaved }: InsuranceChoiceProps) {
  const { Data, Checked, InsuredValue } = insurance;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const take = useEffectEvent((answer: Awaited<ReturnType<typeof askQuote>>) => {
    setAsked(true);
    if (answer.ok) onSaved(answer.reply);
  });
  useEffect(() => void askQuote().then((answer) => take(answer)), []);

  const choose = async (isChosen: boolean) => {
    setBusy(true);
    const answer = await fetchApi(changeShipWarranty, { body: { QuoteId: Data?.QuoteId ?? "", Checked: isChosen } });
    setBusy(false);
    setRefused(answer.ok ? null : answer.alert.Message);
    if (answer.ok) onSaved(answer.reply);
  };
  if (!Data) return <p className="cart-note with-script">{isAsked ? words.away : words.asking}</p>;
  return (
    <fieldset className="insurance with-script">
      <legend className="sr-only">{words.legend}</legend>
      {refused && <Notice tone="error" say="now" title={refused} />}
      <div className="insurance__row">
        <Checkbox
          roomy
          checked={Checked}
          disabled={isBusy}
          onChange={(event) => void choose(event.currentTarget.checked)}
        >
          {words.choose}
        </Checkbox>
        <Money amount={Data.PremiumAmount} />
      </div>
      <p className="type-14 muted measure">{words.covers(formatMoney(InsuredValue))}</p>
      <button
        type="button"
        className="text-button"
        onClick={() => openModal("insurance-more-info-and-terms", { insurance, onChoose: (is) => void choose(is) })}
      >
        {words.more}
      </button>
    </fieldset>
  );
}
