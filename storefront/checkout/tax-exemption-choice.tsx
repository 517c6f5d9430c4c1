import { useState } from "react";
import { saveTaxExemption, type CheckoutView } from "#contract/checkout.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { exemptionChoiceWords as words } from "#words/tax-exemption.ts";
import { stateNames } from "#words/states.ts";
import { fetchApi } from "../api/api.ts";
import { Notice } from "../shell/notice.tsx";

interface TaxExemptionChoiceProps {
  offered: NonNullable<CheckoutView["TaxExemption"]>;
  onSaved(checkout: CheckoutView): void;
}

/** Stands only where a certificate is approved for the address, and is empty until its member ticks it. */
export function TaxExemptionChoice({ offered, onSaved }: TaxExemptionChoiceProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const choose = async (isChosen: boolean) => {
    setBusy(true);
    const answer = await fetchApi(saveTaxExemption, { body: { TaxExemption: isChosen } });
    setBusy(false);
    setRefused(answer.ok ? null : answer.alert.Message);
    if (answer.ok) onSaved(answer.reply);
  };
  return (
    <div className="tax-exemption with-script">
      {refused && <Notice tone="error" say="now" title={refused} />}
      <Checkbox
        roomy
        checked={offered.IsChosen}
        disabled={isBusy}
        onChange={(event) => void choose(event.currentTarget.checked)}
      >
        {words.ask(offered.Organisation, stateNames.USA[offered.State] ?? offered.State)}
      </Checkbox>
      <p className="type-14 muted measure">{words.help(offered.Certificate)}</p>
    </div>
  );
}
