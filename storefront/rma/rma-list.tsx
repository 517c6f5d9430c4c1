import type { RmaView } from "#contract/rma.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { instantDay } from "#words/moments.ts";
import { rmaStatusWords as statusWords } from "#words/rma-status.ts";
import { rmaStateWords, rmaWantsWords, rmaWords as words } from "#words/rma.ts";
import { paths } from "../paths.ts";
import { RmaFields } from "./rma-fields.tsx";
import "./rma.css";

interface RmaListProps {
  rmas: readonly RmaView[];
  timeZone: string;
  /** What a guest showed to see them. */
  email?: string;
}

/** Requests with where each stands, and the way to each. */
export function RmaList({ rmas, timeZone, email = "" }: RmaListProps) {
  return (
    <ul className="rma-list">
      {rmas.map((rma) => (
        <li key={rma.RmaNumber}>
          <div className="rma-list__facts">
            <p className="rma-list__head">
              <b className="strong">{rma.RmaNumber}</b>
              <span className="rma-list__state" data-state={rma.State}>
                {rmaStateWords[rma.State]}
              </span>
            </p>
            <p className="type-14">
              {rma.Lines.map(({ ItemDescription, Units }) => words.line(ItemDescription, Units)).join(", ")}.{" "}
              {rmaWantsWords[rma.Wants]}.
            </p>
            {rma.Proofs.length > 0 && <p className="type-14">{words.proofs(rma.Proofs.map(({ Name }) => Name))}</p>}
            {rma.Answer !== "" && <p className="type-14">{words.answered(rma.Answer)}</p>}
            <p className="type-13 muted">{words.of(rma.OrderNumber, instantDay(rma.OpenedAt, timeZone))}</p>
          </div>
          <SeeRma rma={rma} email={email} />
        </li>
      ))}
    </ul>
  );
}

/** The way to one return's own page: a link, or for a guest a form that shows again what they showed here. */
function SeeRma({ rma: { OrderNumber, RmaNumber }, email }: { rma: RmaView; email: string }) {
  if (email === "")
    return (
      <a
        className={buttonClass("secondary", "small")}
        href={paths.rmaStatus(OrderNumber, RmaNumber)}
        aria-label={statusWords.seeOne(RmaNumber)}
      >
        {statusWords.see}
      </a>
    );
  return (
    <form method="post" action={paths.rmaStatus(OrderNumber, RmaNumber)}>
      <RmaFields order={OrderNumber} rma={RmaNumber} email={email} />
      <Button type="submit" size="small" aria-label={statusWords.seeOne(RmaNumber)}>
        {statusWords.see}
      </Button>
    </form>
  );
}
