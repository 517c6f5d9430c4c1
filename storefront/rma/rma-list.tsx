import type { RmaView } from "#contract/rma.ts";
import { Button } from "#ui/button.tsx";
import { instantDay } from "#words/moments.ts";
import { rmaStateWords, rmaWantsWords, rmaWords as words } from "#words/rma.ts";
import { Field } from "#ui/field.tsx";
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
          {rma.MayAddProof && <AddProof rma={rma} email={email} />}
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

/** A plain form: it works without a script, and for guests by what they showed. */
function AddProof({ rma, email }: { rma: RmaView; email: string }) {
  return (
    <form className="rma-list__proof" method="post" encType="multipart/form-data" action={paths.rma}>
      <input type="hidden" name="intent" value="proof" />
      <input type="hidden" name="OrderNumber" value={rma.OrderNumber} />
      <input type="hidden" name="Email" value={email} />
      <input type="hidden" name="RmaNumber" value={rma.RmaNumber} />
      <Field
        label={words.proof(rma.RmaNumber)}
        help={words.proofHelp}
        name="Proof"
        type="file"
        accept=".jpg,.jpeg,.png,.pdf"
        required
      />
      <Button type="submit" size="small">
        {words.addProof}
      </Button>
    </form>
  );
}
