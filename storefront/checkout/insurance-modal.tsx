import type { UPSInsurance } from "#contract/insurance.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { formatMoney } from "#words/money.ts";
import { insuranceWords as words } from "#words/parcel-insurance.ts";
import type { Closable } from "../modals/modal-registry.ts";

interface InsuranceModalProps extends Closable {
  insurance: UPSInsurance;
  onChoose(isChosen: boolean): void;
}

/** The "insurance more info and terms" popup (S71): what is insured, by whom, for how much, and where its terms are. */
export function InsuranceModal({ insurance, onChoose, onClose }: InsuranceModalProps) {
  const { Data, InsuredValue, TermsUrl } = insurance;
  const premium = formatMoney(Data?.PremiumAmount ?? 0);
  const take = (isChosen: boolean) => {
    onClose();
    onChoose(isChosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(premium)}
      actions={
        <>
          <Button onClick={() => take(false)}>{words.without}</Button>
          <Button look="primary" onClick={() => take(true)}>
            {words.add(premium)}
          </Button>
        </>
      }
    >
      <p>{words.lead(formatMoney(InsuredValue))}</p>
      <ul className="insurance__facts">
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        <a className="link link--alone" href={TermsUrl} target="_blank" rel="noreferrer">
          {words.terms}
        </a>
      </p>
    </Dialog>
  );
}
