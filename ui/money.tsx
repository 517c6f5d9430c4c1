import "./money.css";
import { formatMoney, formatMoneyShort } from "#words/money.ts";

/** An amount in dollars, e.g. `$1,299.00`, in tabular figures. `short` leaves out `.00`; `sign` puts a plus before what is added. */
export function Money({
  amount,
  short = false,
  sign = false,
  className,
}: {
  amount: number;
  short?: boolean;
  sign?: boolean;
  className?: string;
}) {
  const text = (short ? formatMoneyShort : formatMoney)(amount);
  return (
    <span className={["money", className].filter(Boolean).join(" ")}>{sign && amount > 0 ? `+${text}` : text}</span>
  );
}
