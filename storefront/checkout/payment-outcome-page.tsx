import { useEffect, useState, type ReactNode } from "react";
import { Link, useRevalidator } from "react-router";
import type { Alert } from "#contract/alert.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { paths } from "../paths.ts";
import "./checkout.css";

/** How a payment stands that is not paid yet. */
export type ReturnState = { orderNumber: string } & (
  | { state: "pending" }
  | { state: "action_required"; bankPage: string }
  | { state: "declined" | "stopped"; alert: Alert }
);

/** One page for every ending but "paid", which is the order's own page. Each says whether money moved and what to do. */
export function PaymentOutcomePage({ returned }: { returned: ReturnState }) {
  return (
    <main className="page outcome" id="main">
      {returned.state === "pending" && <Pending orderNumber={returned.orderNumber} />}
      {returned.state === "action_required" && (
        <Outcome icon="lock" title="Your bank wants to confirm it’s you.">
          <p>You won’t be charged until you do. We’re holding order {returned.orderNumber} for you in the meantime.</p>
          <div className="outcome__ways">
            <a className={buttonClass("primary", "large")} href={returned.bankPage}>
              Confirm at the bank
            </a>
            <Link className={buttonClass("secondary", "large")} to={paths.checkout("payment")}>
              Use another card
            </Link>
          </div>
        </Outcome>
      )}
      {returned.state === "declined" && (
        <Outcome icon="error" title="Your bank declined the card. You were not charged.">
          <p>
            {reasonBeside(returned.alert.Message)} Your cart, address and shipping are as you left them. Trying again
            can’t charge you twice for order {returned.orderNumber}.
          </p>
          <div className="outcome__ways">
            <Link className={buttonClass("primary", "large")} to={paths.checkout("payment")}>
              Back to payment
            </Link>
          </div>
        </Outcome>
      )}
      {returned.state === "stopped" && (
        <Outcome icon="warning" title={returned.alert.Message}>
          <p>Everything is still in your cart.</p>
          <div className="outcome__ways">
            <Link className={buttonClass("primary", "large")} to="/carts">
              Back to cart
            </Link>
          </div>
        </Outcome>
      )}
    </main>
  );
}

/** The bank's further words, without the sentences the title already says. */
function reasonBeside(message: string): string {
  return message.replace("Your bank declined the card.", "").replace("You were not charged.", "").trim();
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
    <Outcome icon="info" title="We’re waiting for the card processor.">
      <output className="outcome__said">
        They have your payment but haven’t told us the result yet. You don’t need to pay again; order {orderNumber}{" "}
        can’t be charged twice.
      </output>
      <p className="muted">
        {wait === undefined
          ? "You can close this page. We’ll keep checking and email your receipt once it’s paid."
          : "This page checks again on its own. You can close it; we’ll email your receipt."}
      </p>
      <div className="outcome__ways">
        <Button look="secondary" size="large" busy={state !== "idle"} onClick={() => void revalidate()}>
          Check again now
        </Button>
      </div>
    </Outcome>
  );
}
