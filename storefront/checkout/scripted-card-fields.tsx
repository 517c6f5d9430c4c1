import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { CardState } from "#contract/card-fields-protocol.ts";
import type { CardFieldsPlace } from "#contract/checkout.ts";
import { localTime } from "#rules/shipping/warehouse-day.ts";
import { checkCardExpiry } from "#rules/payment/check-card-fields.ts";
import { cardFieldWords } from "#words/payment.ts";
import type { CardEntryProps, TokenAnswer } from "./card-entry.ts";
import { cardConfig } from "./card-config.ts";
import { CardProblems } from "./card-problems.tsx";
import { openStripe } from "./open-stripe.ts";
import { FIELDS, StripeFields, type StripeToken } from "./stripe-fields.ts";
import { useTheme } from "./use-theme.ts";
import "./scripted-card-fields.css";

const PATIENCE_MS = 20_000;

/** Stripe's own fields, each in a frame that its script puts into the page. */
export function ScriptedCardFields({ place, entry }: { place: CardFieldsPlace } & CardEntryProps) {
  const theme = useTheme()?.now ?? null;
  const boxes = useRef<HTMLDivElement>(null);
  const fields = useRef<StripeFields | null>(null);
  const [state, setState] = useState<CardState | null>(null);
  const [isMissing, setMissing] = useState(false);
  const arrival = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (theme === null) return;
    if (fields.current) return fields.current.paint(theme);
    const mount = async () => {
      const stripe = await openStripe(place);
      if (fields.current || !boxes.current) return;
      fields.current = new StripeFields(stripe, theme, setState);
      for (const field of FIELDS) {
        const box = boxes.current.querySelector<HTMLElement>(`#card-${field}`);
        if (box) fields.current.mount(field, box);
      }
      setState(fields.current.state());
      for (const arrived of arrival.current.splice(0)) arrived();
    };
    mount().catch(() => setMissing(true));
  }, [place, theme]);
  useEffect(
    () => () => {
      fields.current?.destroy();
      fields.current = null;
    },
    [],
  );
  useImperativeHandle(entry, () => ({
    async tokenise() {
      // Pressed before the fields have come: they are waited for, not missed.
      if (!fields.current)
        await new Promise<void>((resolve) => {
          arrival.current.push(resolve);
          setTimeout(resolve, PATIENCE_MS);
        });
      return tokenise(fields.current);
    },
  }));
  return (
    <>
      <div className="card-boxes" ref={boxes}>
        {FIELDS.map((field) => (
          <div key={field} className="card-boxes__field" data-field={field}>
            <label htmlFor={`card-${field}`}>{cardFieldWords.labels[field]}</label>
            <div
              id={`card-${field}`}
              className="card-boxes__box"
              data-wrong={state?.fields.some((told) => told.field === field && told.message !== null)}
              data-focused={state?.fields.some((told) => told.field === field && told.focused)}
            />
          </div>
        ))}
      </div>
      {isMissing && <p role="alert">{cardFieldWords.noAnswer}</p>}
      <CardProblems state={state} />
    </>
  );
}

async function tokenise(fields: StripeFields | null): Promise<TokenAnswer> {
  const requestId = "";
  if (!fields) return { type: "card-fields/failed", requestId, message: cardFieldWords.noAnswer };
  const firstField = fields.firstWrong();
  if (firstField) {
    fields.focus(firstField);
    return { type: "card-fields/invalid", requestId, firstField };
  }
  const { paymentMethod, error }: StripeToken = await fields.token();
  if (!paymentMethod)
    return { type: "card-fields/failed", requestId, message: error?.message ?? cardFieldWords.noAnswer };
  if (isOver(paymentMethod.card)) {
    fields.expired();
    return { type: "card-fields/invalid", requestId, firstField: "expiry" };
  }
  const { brand, cardType } = fields.state();
  return {
    type: "card-fields/token",
    requestId,
    token: paymentMethod.id,
    brand,
    cardType,
    last4: paymentMethod.card?.last4 ?? "",
  };
}

/** Stripe takes a card through its last month; the owner may refuse it from that month on (A28). */
function isOver(card: { exp_month: number; exp_year: number } | undefined): boolean {
  if (!card) return false;
  const typed = `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year).slice(-2)}`;
  const { on } = localTime(new Date().toISOString(), cardConfig.timeZone);
  const [year = 0, month = 0] = on.split("-").map(Number);
  return checkCardExpiry(typed, { year, month }, cardConfig.cardExpiry) !== null;
}
