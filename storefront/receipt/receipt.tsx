import type { ReactNode } from "react";
import type { ReceiptStep } from "#contract/carts.ts";
import { longDay } from "#words/days.ts";
import { percent } from "#words/money.ts";
import { billReasonWords } from "#words/checkout.ts";
import "./receipt.css";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";

export interface ReceiptProps {
  lines: readonly ReceiptStep[];
  total: { label: string; amount: number };
  /** What a gift voucher pays of the total, and what is left: under it, because it is no part of the price. */
  tender?: { label: string; amount: number; toPay: { label: string; amount: number } } | null;
  /** What a person calls a line of the cart, for the shares of a split amount. */
  nameOfLine?: (lineId: string) => string;
  /** What could have been charged and was not, each with its reason. */
  notCharged?: readonly { rule: string; why: string }[];
  /** The amounts are being worked out again; the last ones stay, dimmed. */
  updating?: boolean;
  /** Stands between the last line and the total. */
  children?: ReactNode;
}

/** A bill whose every line opens to its reason, rate, date, rounding and shares. Works without JavaScript. */
export function Receipt({
  lines,
  total,
  tender = null,
  nameOfLine = sameName,
  notCharged = NOTHING,
  updating = false,
  children,
}: ReceiptProps) {
  return (
    <div className="receipt" aria-busy={updating || undefined}>
      <ul>
        {lines.map((line) => (
          <li className="receipt__line" key={`${line.rule}-${line.lineId ?? ""}-${line.label}-${line.amount}`}>
            <details>
              <summary className="receipt__row">
                <Icon name="chevron-right" />
                <span>
                  {line.label}
                  {line.note && <span className="receipt__note">{line.note}</span>}
                </span>
                <Money amount={line.amount} {...(line.amount < 0 && { className: "tone-ok" })} />
              </summary>
              <Reasons line={line} nameOfLine={nameOfLine} />
            </details>
          </li>
        ))}
      </ul>
      {children}
      {tender && (
        <>
          <p className="receipt__sum">
            <span>{total.label}</span>
            <Money amount={total.amount} />
          </p>
          <p className="receipt__tender">
            <span>{tender.label}</span>
            <Money amount={-tender.amount} className="tone-ok" />
          </p>
        </>
      )}
      <p className="receipt__total">
        <span>{tender ? tender.toPay.label : total.label}</span>
        <Money amount={tender ? tender.toPay.amount : total.amount} />
      </p>
      {notCharged.length > 0 && (
        <details className="receipt__not">
          <summary>{billReasonWords.notCharged}</summary>
          <ul>
            {notCharged.map(({ rule, why }) => (
              <li key={rule}>{why}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const NOTHING: NonNullable<ReceiptProps["notCharged"]> = [];
const sameName = (lineId: string) => lineId;

function Reasons({ line, nameOfLine }: { line: ReceiptStep; nameOfLine: (lineId: string) => string }) {
  return (
    <dl className="receipt__why">
      <dt>{billReasonWords.why}</dt>
      <dd>{line.why}</dd>
      {line.rate !== null && (
        <>
          <dt>{billReasonWords.rate}</dt>
          <dd className="figures">{percent(line.rate)}</dd>
        </>
      )}
      {line.validFrom && (
        <>
          <dt>{billReasonWords.since}</dt>
          <dd>{longDay(line.validFrom)}</dd>
        </>
      )}
      {line.rounding && (
        <>
          <dt>{billReasonWords.rounding}</dt>
          <dd>{line.rounding}</dd>
        </>
      )}
      {line.shares.length > 1 && (
        <>
          <dt>{billReasonWords.split}</dt>
          <dd>
            <ul className="receipt__shares">
              {line.shares.map((share) => (
                <li key={share.lineId}>
                  <span>{nameOfLine(share.lineId)}</span>
                  <Money amount={share.amount} />
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}
