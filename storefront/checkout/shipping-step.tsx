import { Fragment, useState, type SubmitEvent } from "react";
import { Link } from "react-router";
import { saveShippingMethod, type CheckoutView } from "#contract/checkout.ts";
import type { Alert } from "#contract/alert.ts";
import { Button } from "#ui/button.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { paths } from "../paths.ts";
import { shippingWords } from "#words/checkout.ts";
import { useCart } from "../cart/cart-store.ts";
import { fetchApi } from "../api/api.ts";
import { daySpan, dayText } from "#words/days.ts";
import { Notice } from "../shell/notice.tsx";
import { CardBoxChoice } from "./card-box-choice.tsx";
import { BorderNote } from "./border-note.tsx";
import { InsuranceChoice } from "./insurance-choice.tsx";
import type { CheckoutSteps } from "./load-checkout.ts";
import { ShippingFee } from "./shipping-fee.tsx";

type Choice = CheckoutView["ShippingChoices"][number];

interface ShippingStepProps {
  checkout: CheckoutSteps;
  onSaved(saved: CheckoutView): void;
  /** A newer checkout, at the same step. */
  onRefreshed(newer: CheckoutView): void;
}

/** Step 2: how it travels. Each method with its price, its days and what it means. */
export function ShippingStep({ checkout, onSaved, onRefreshed }: ShippingStepProps) {
  const choices = checkout.ShippingChoices;
  const [chosen, setChosen] = useState(checkout.ShippingMethodID ?? choices[0]?.ShippingMethodID ?? null);
  const [isCardApart, setCardApart] = useState(checkout.CardBoxes?.Apart ?? false);
  const [alert, setAlert] = useState<Alert | null>(null);
  const [isBusy, setBusy] = useState(false);
  const noteRefusal = useCart((store) => store.noteRefusal);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null || isBusy) return;
    setBusy(true);
    const answer = await fetchApi(saveShippingMethod, {
      body: { ShippingMethodID: chosen, ...(checkout.CardBoxes && { CardsApart: isCardApart }) },
    });
    setBusy(false);
    if (answer.ok) return onSaved(answer.reply);
    noteRefusal();
    setAlert(answer.alert);
  };

  if (choices.length === 0) return <NoMethod />;
  return (
    <form method="post" action={paths.checkout("shipping")} onSubmit={(event) => void save(event)}>
      {alert && <Notice tone="error" say="now" title={alert.Message} />}
      <fieldset className="radio-rows radio-rows--roomy">
        <legend className="sr-only">{shippingWords.method}</legend>
        {choices.map((choice) => (
          <MethodRow
            key={choice.ShippingMethodID}
            choice={choice}
            isShipped={checkout.Made !== "service"}
            isChosen={choice.ShippingMethodID === chosen}
            onChoose={setChosen}
          />
        ))}
      </fieldset>
      {checkout.Made !== "service" && <p className="cart-note">{shippingWords.faster}</p>}
      {checkout.CardBoxes && <CardBoxChoice boxes={checkout.CardBoxes} isApart={isCardApart} onChoose={setCardApart} />}
      <BorderNote checkout={checkout} />
      {checkout.UPSInsurance && <InsuranceChoice insurance={checkout.UPSInsurance} onSaved={onRefreshed} />}
      <div className="step-actions">
        <Button type="submit" look="primary" size="large" busy={isBusy}>
          {shippingWords.next}
        </Button>
      </div>
    </form>
  );
}

interface MethodRowProps {
  choice: Choice;
  isShipped: boolean;
  isChosen: boolean;
  onChoose(id: number): void;
}

function MethodRow({ choice, isShipped, isChosen, onChoose }: MethodRowProps) {
  return (
    <RadioRow
      name="ShippingMethodID"
      value={choice.ShippingMethodID}
      checked={isChosen}
      onChange={() => onChoose(choice.ShippingMethodID)}
      title={choice.ShippingMethodName}
      end={<ShippingFee choice={choice} />}
      detail={
        <>
          {isShipped && shippingWords.dates(dayText(choice.ShipsOn), daySpan(choice.ArrivesFrom, choice.ArrivesUntil))}
          {[shippingWords.handover[choice.Handover], choice.Why].filter(Boolean).map((words, at) => (
            <Fragment key={words}>
              {(isShipped || at > 0) && <br />}
              {words}
            </Fragment>
          ))}
        </>
      }
    />
  );
}

/** Nothing carries this cart to this address: what can be changed. */
function NoMethod() {
  return (
    <Notice tone="warning" title={shippingWords.none}>
      <p>{shippingWords.noneWhy}</p>
      <p>
        <Link className="text-button" to={paths.checkout("information")}>
          {shippingWords.changeAddress}
        </Link>
      </p>
    </Notice>
  );
}
