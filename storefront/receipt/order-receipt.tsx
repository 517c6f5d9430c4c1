import type { Totals } from "#contract/carts.ts";
import { Icon } from "#ui/icon.tsx";
import { Money } from "#ui/money.tsx";
import { Receipt } from "./receipt.tsx";
import { billLineWords } from "#words/checkout.ts";
import "./order-receipt.css";

interface OrderReceiptProps {
  totals: Pick<Totals, "SubTotal" | "Total" | "GiftVoucher" | "ToPay" | "Steps" | "NotCharged" | "TaxKnown">;
  totalLabel: string;
  /** What the rest is called where a gift voucher pays a part. */
  toPayLabel?: string;
  isUpdating?: boolean;
}

/** The bill: the goods under one subtotal that opens, then every other step with its reason, then what is not known yet. */
export function OrderReceipt({
  totals,
  totalLabel,
  toPayLabel = totals.TaxKnown ? billLineWords.toPay : billLineWords.toPayBeforeTax,
  isUpdating = false,
}: OrderReceiptProps) {
  const nameOfLine = (lineId: string) =>
    totals.Steps.find((step) => step.kind === "line" && step.lineId === lineId)?.label ?? billLineWords.item;
  const goods = totals.Steps.filter(isGoods);
  return (
    <div className="order-receipt">
      <div className="receipt" aria-busy={isUpdating || undefined}>
        <details className="receipt__line">
          <summary className="receipt__row">
            <Icon name="chevron-right" />
            <span>{billLineWords.subtotal}</span>
            <Money amount={totals.SubTotal} />
          </summary>
          <ul className="order-receipt__goods">
            {goods.map((step) => (
              <li key={`${step.kind} ${step.rule} ${step.lineId}`}>
                <span>{step.label}</span>
                <Money amount={step.amount} />
              </li>
            ))}
          </ul>
        </details>
      </div>
      <Receipt
        lines={totals.Steps.filter((step) => !isGoods(step))}
        total={{ label: totalLabel, amount: totals.Total }}
        tender={
          totals.GiftVoucher > 0
            ? {
                label: billLineWords.voucher,
                amount: totals.GiftVoucher,
                toPay: { label: toPayLabel, amount: totals.ToPay },
              }
            : null
        }
        nameOfLine={nameOfLine}
        notCharged={totals.NotCharged}
        updating={isUpdating}
      >
        {!totals.TaxKnown && <UnknownYet steps={totals.Steps} />}
      </Receipt>
    </div>
  );
}

const isGoods = ({ kind }: Totals["Steps"][number]) => kind === "line" || kind === "warranty";

/** What depends on the address: named, so that nobody is surprised by it later. */
function UnknownYet({ steps }: { steps: Totals["Steps"] }) {
  const names = [
    ["shipping", billLineWords.shipping],
    ["recycling", billLineWords.recycling],
    ["tax", billLineWords.tax],
  ] as const;
  return (
    <ul className="order-receipt__later">
      {names
        .filter(([kind]) => !steps.some((step) => step.kind === kind))
        .map(([kind, name]) => (
          <li key={kind}>
            <span>{name}</span>
            <span className="muted">{billLineWords.afterAddress}</span>
          </li>
        ))}
    </ul>
  );
}
