import { useEffect, useState, type ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import type { Alert } from "#contract/alert.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { paths } from "../paths.ts";
import type { PaymentType } from "#rules/payment/payment-types.ts";
import { outcomeWords, payerWords } from "#words/payment.ts";
import { inReviewWords } from "#words/screening.ts";
import "./checkout.css";

/** How a payment stands that is not paid yet. */
export type ReturnState = { orderNumber: string } & (
  | { state: "pending" }
  | { state: "in_review"; orderPage: string }
  | { state: "action_required"; bankPage: string; payment: PaymentType }
  | { state: "declined" | "stopped"; alert: Alert }
);

/** One page for every ending but "paid", which is the order's own page. Each says whether money moved and what to do. */
export function PaymentOutcomePage({ returned }: { returned: ReturnState }) {
  return (
    <main className="page outcome" id="main">
      {returned.state === "pending" && <Pending orderNumber={returned.orderNumber} />}
      {returned.state === "in_review" && (
        <Outcome icon="info" title={inReviewWords.title}>
          <p>{inReviewWords.why(returned.orderNumber)}</p>
          <div className="outcome__ways">
            <a className={buttonClass("secondary", "large")} href={returned.orderPage}>
              {inReviewWords.seeOrder}
            </a>
          </div>
        </Outcome>
      )}
      {returned.state === "action_required" && <Unagreed {...returned} />}
      {returned.state === "declined" && (
        <Outcome icon="error" title={returned.alert.Message}>
          <p>{outcomeWords.asYouLeft(returned.orderNumber)}</p>
          <div className="outcome__ways">
            <Link className={buttonClass("primary", "large")} to={paths.checkout("payment")}>
              {outcomeWords.backToPayment}
            </Link>
          </div>
        </Outcome>
      )}
      {returned.state === "stopped" && (
        <Outcome icon="warning" title={returned.alert.Message}>
          <p>{outcomeWords.inCart}</p>
          <div className="outcome__ways">
            <Link className={buttonClass("primary", "large")} to="/carts">
              {outcomeWords.backToCart}
            </Link>
          </div>
        </Outcome>
      )}
    </main>
  );
}

type UnagreedProps = Extract<ReturnState, { state: "action_required" }>;

/** The shopper has to agree on another page: the bank's, or where the money comes from. */
function Unagreed({ orderNumber, bankPage, payment }: UnagreedProps) {
  const who = payment === "CreditCard" ? null : payerWords[payment];
  return (
    <Outcome icon="lock" title={who === null ? outcomeWords.bank : outcomeWords.away(who)}>
      <p>{who === null ? outcomeWords.bankWhy(orderNumber) : outcomeWords.awayWhy(orderNumber)}</p>
      <div className="outcome__ways">
        <a className={buttonClass("primary", "large")} href={bankPage}>
          {who === null ? outcomeWords.confirm : outcomeWords.goOn(who)}
        </a>
        <Link className={buttonClass("secondary", "large")} to={paths.checkout("payment")}>
          {who === null ? outcomeWords.otherCard : outcomeWords.otherWay}
        </Link>
      </div>
    </Outcome>
  );
}

function Outcome({
  icon,
  title,
  children,
}: {
  icon: "error" | "warning" | "lock" | "info";
  title: string;
  children: ReactNode;
}) {
  return (
    <section className="outcome__body" data-icon={icon}>
      <Icon name={icon} />
      <h1 className="type-28">{title}</h1>
      {children}
    </section>
  );
}

/** Seconds between questions: soon at first, then calmly; after the last one only the button asks. */
const WAITS_S = [2, 3, 5, 8, 13, 20, 30, 30, 60, 60, 60];

function Pending({ orderNumber }: { orderNumber: string }) {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const wait = WAITS_S[asked];
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setAsked((times) => times + 1);
      void revalidate();
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [wait, revalidate]);
  return (
    <Outcome icon="info" title={outcomeWords.waiting}>
      <output className="outcome__said">{outcomeWords.waitingWhy(orderNumber)}</output>
      <p className="muted">{wait === undefined ? outcomeWords.mayClose : outcomeWords.checksAgain}</p>
      <div className="outcome__ways">
        <Button look="secondary" size="large" busy={state !== "idle"} onClick={() => void revalidate()}>
          {outcomeWords.checkNow}
        </Button>
      </div>
    </Outcome>
  );
}
