import { useRef, useState } from "react";
import type { Alert } from "#contract/alert.ts";
import type { CartPoints } from "#contract/carts.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Money } from "#ui/money.tsx";
import { pointsWords } from "#words/cart.ts";
import { formatCount } from "#words/money.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";
import { CartDetails } from "./cart-details.tsx";
import { CartForm } from "./cart-form.tsx";
import { useCart } from "./cart-store.ts";

/** A member's points: what is there, how much of it this cart can take, and what is on it now. */
export function PointsForm({ points, refusal }: { points: CartPoints; refusal: Alert | null }) {
  const applyPoints = useCart((store) => store.applyPoints);
  const [refused, setRefused] = useState<Alert | null>(refusal);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const spend = async (form: HTMLFormElement) => {
    setBusy(true);
    const alert = await applyPoints(Number(new FormData(form).get("UsedPoint")));
    setBusy(false);
    setRefused(alert);
    if (alert) input.current?.focus();
  };

  return (
    <CartDetails title={pointsWords.title} isNeeded={points.Used > 0 || refused !== null}>
      {points.Used > 0 && <SpentPoints points={points} />}
      {points.Most > 0 && (
        <CartForm intent="points" className="coupon-form" onSend={(_, form) => spend(form)}>
          <Field
            ref={input}
            label={pointsWords.points}
            name="UsedPoint"
            type="number"
            inputMode="numeric"
            min={points.Step}
            max={points.Most}
            step={points.Step}
            defaultValue={String(points.Most)}
            error={refused?.Message}
            onChange={() => setRefused(null)}
          />
          <Button type="submit" look="secondary" busy={isBusy}>
            {pointsWords.spend}
          </Button>
        </CartForm>
      )}
      <p className="cart-note">
        {pointsWords.have(formatCount(points.Balance))}{" "}
        {points.Most > 0 && (
          <Sentence of={pointsWords.most(formatCount(points.Most), <Money amount={points.MostSaving} short />)} />
        )}{" "}
        {pointsWords.fewer(formatCount(points.Step))}{" "}
        <ModalLink modal="reward-point-intro" to={paths.aboutPoints}>
          {pointsWords.how}
        </ModalLink>
      </p>
    </CartDetails>
  );
}

function SpentPoints({ points }: { points: CartPoints }) {
  const applyPoints = useCart((store) => store.applyPoints);
  return (
    <CartForm intent="points" className="coupon-applied" fields={{ UsedPoint: 0 }} onSend={() => applyPoints(0)}>
      <span>
        <Sentence of={pointsWords.takesOff(formatCount(points.Used), <Money amount={points.Saving} />)} />
      </span>
      <button type="submit" className="text-button" aria-label={pointsWords.removeThem}>
        {pointsWords.remove}
      </button>
    </CartForm>
  );
}
