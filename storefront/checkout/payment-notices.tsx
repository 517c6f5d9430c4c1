import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { CheckoutView } from "#contract/checkout.ts";
import { isUnsettled } from "#rules/payment/payment-states.ts";
import { formatMoney } from "#words/money.ts";
import { Money } from "#ui/money.tsx";
import { changedTotalWords, declinedWords, undecidedWords } from "#words/payment.ts";
import { timeText } from "#words/moments.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import type { ChangedTotal, Declined } from "./use-payment.ts";

/** The bank said no: what it said, what is kept, and what can be done. Takes the focus, so that it is read first. */
export function DeclinedNotice({ declined }: { declined: Declined }) {
  const notice = useFocusOnce();
  const { alert, card, heldUntil } = declined;
  return (
    <Notice ref={notice} tone="error" say="now" title={alert.Message}>
      <p>
        {card.last4 !== "" && declinedWords.card(card.brand || declinedWords.anyCard, card.last4)}
        {declinedWords.held(timeText(heldUntil))}
      </p>
      <ul>
        <li>{declinedWords.approve}</li>
        <li>{declinedWords.otherCard}</li>
      </ul>
    </Notice>
  );
}

/** An earlier attempt for this very order has not ended yet: the provider's answer is worth more than another one. */
export function UndecidedNotice({ order }: { order: CheckoutView["PendingOrder"] }) {
  if (!order || !isUnsettled(order.PaymentState)) return null;
  return (
    <Notice tone="info" title={undecidedWords.title(order.OrderNumber)}>
      <p>
        {undecidedWords.notTwice}{" "}
        <Link className="text-button" to={paths.paymentReturn(order.OrderNumber)}>
          {undecidedWords.check}
        </Link>
      </p>
    </Notice>
  );
}

/** The order would cost more than the page said: what changed, before anything is charged (decision 10). */
export function ChangedTotalNotice({ changed: { from, to, isPartly, lines } }: { changed: ChangedTotal }) {
  const notice = useFocusOnce();
  return (
    <Notice
      ref={notice}
      tone="warning"
      say="now"
      title={changedTotalWords[isPartly ? "toPay" : "title"](formatMoney(to), formatMoney(from))}
    >
      <p>{changedTotalWords.lead}</p>
      <table className="changed-lines">
        <thead className="sr-only">
          <tr>
            <th scope="col">{changedTotalWords.line}</th>
            <th scope="col">{changedTotalWords.was}</th>
            <th scope="col">{changedTotalWords.now}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.label} ${line.from} ${line.to}`}>
              <th scope="row">{line.label}</th>
              <td>
                {line.from === null ? (
                  "–"
                ) : (
                  <s>
                    <Money amount={line.from} />
                  </s>
                )}
              </td>
              <td>{line.to === null ? "no longer applies" : <Money amount={line.to} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Notice>
  );
}

/** A notice that comes takes the focus; mount it anew (`key`) for each attempt. */
function useFocusOnce() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return notice;
}
