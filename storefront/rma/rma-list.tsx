import type { RmaView } from "#contract/rma.ts";
import { Button } from "#ui/button.tsx";
import { instantDay } from "#words/moments.ts";
import { rmaStateWords, rmaWantsWords, rmaWords as words } from "#words/rma.ts";
import { paths } from "../paths.ts";
import "./rma.css";

interface RmaListProps {
  rmas: readonly RmaView[];
  timeZone: string;
  /** What a guest showed to see them. */
  email?: string;
}

/** Requests with where each stands; one whose parcel has not come can be taken back. */
export function RmaList({ rmas, timeZone, email = "" }: RmaListProps) {
  return (
    <ul className="rma-list">
      {rmas.map((rma) => (
        <li key={rma.RmaNumber}>
          <div>
            <p className="strong">
              {rma.RmaNumber}: {rmaStateWords[rma.State]}
            </p>
            <p className="type-14">
              {rma.Lines.map(({ ItemDescription, Units }) => words.line(ItemDescription, Units)).join(", ")}.{" "}
              {rmaWantsWords[rma.Wants]}.
            </p>
            <p className="type-13 muted">{words.of(rma.OrderNumber, instantDay(rma.OpenedAt, timeZone))}</p>
          </div>
          {rma.MayWithdraw && (
            <form method="post" action={paths.rma}>
              <input type="hidden" name="intent" value="withdraw" />
              <input type="hidden" name="OrderNumber" value={rma.OrderNumber} />
              <input type="hidden" name="Email" value={email} />
              <input type="hidden" name="RmaNumber" value={rma.RmaNumber} />
              <Button type="submit" size="small" aria-label={words.withdrawOne(rma.RmaNumber)}>
                {words.withdraw}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
