import type { RmaStatus } from "#contract/rma.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { shortMoment } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { refundFactWords } from "#words/refund.ts";
import { rmaLabelWords } from "#words/rma-label.ts";
import { rmaStatusWords as words, rmaStepWords } from "#words/rma-status.ts";
import { rmaReasonWords, rmaWantsWords, rmaWords } from "#words/rma.ts";
import { Timeline, TimelineEvents } from "../account/timeline.tsx";
import { paths } from "../paths.ts";
import { RmaFields } from "./rma-fields.tsx";
import { RmaMessages } from "./rma-messages.tsx";
import { RmaNext } from "./rma-next.tsx";
import { lineFacts } from "./line-facts.ts";
import { rmaSteps } from "./rma-steps.ts";
import "./rma-status.css";

interface RmaStatusProps {
  status: RmaStatus;
  /** What a guest showed to see it. */
  email: string;
}

interface RmaStatusViewProps extends RmaStatusProps {
  /** A message that was typed and not taken. */
  typed: string;
}

/** One return: where it stands, what to do now, what was asked with what came of each thing, and what has happened. */
export function RmaStatusView({ status, email, typed }: RmaStatusViewProps) {
  const { Rma } = status;
  return (
    <div className="rma-status">
      <section className="rma-status__steps" aria-label={words.where}>
        <Timeline stages={rmaSteps(status)} />
      </section>
      <div className="rma-status__main">
        <RmaNext status={status} email={email} />
        <Asked status={status} />
        <RmaMessages status={status} email={email} typed={typed} />
        {Rma.MayAddProof && <AddProof status={status} email={email} />}
      </div>
      <aside className="rma-status__side">
        <Facts status={status} />
        <section>
          <h2 className="type-18">{words.log}</h2>
          <TimelineEvents events={logOf(status)} />
        </section>
        {Rma.MayWithdraw && (
          <form method="post" action={paths.rmaStatus(Rma.OrderNumber, Rma.RmaNumber)}>
            <input type="hidden" name="intent" value="withdraw" />
            <RmaFields order={Rma.OrderNumber} rma={Rma.RmaNumber} email={email} />
            <Button type="submit" size="small">
              {rmaWords.withdraw}
            </Button>
          </form>
        )}
        {email === "" && (
          <a className="link" href={paths.rmaOf(Rma.OrderNumber)}>
            {words.toReturns}
          </a>
        )}
      </aside>
    </div>
  );
}

/** Newest first. */
function logOf({ Moves, Rma, TimeZone }: RmaStatus): { at: string; moment: string; text: string }[] {
  return [
    ...Moves.map(({ At, State }) => ({ at: At, text: rmaStepWords.name(State, Rma.Wants) })),
    ...Rma.Proofs.map(({ AddedAt, Name }) => ({ at: AddedAt, text: words.logFile(Name) })),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map((event) => ({ ...event, moment: shortMoment(event.at, TimeZone) }));
}

/** What is asked back, thing by thing: what came of it, and the money for it. */
function Asked({ status: { Rma, Lines } }: { status: RmaStatus }) {
  return (
    <section>
      <h2 className="type-22">{words.asked}</h2>
      <ul className="rma-status__lines">
        {[...Lines.entries()].map(([place, line]) => (
          <li key={place}>
            <b className="strong">{rmaWords.line(line.ItemDescription, line.Units)}</b>
            <ul className="muted">
              {lineFacts(Rma.State, line).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {Rma.Told !== "" && (
        <p className="rma-status__said">
          <b className="strong">{words.told}</b> {Rma.Told}
        </p>
      )}
      {Rma.Answer !== "" && (
        <p className="rma-status__said">
          <b className="strong">{words.answer}</b> {Rma.Answer}
        </p>
      )}
    </section>
  );
}

function Facts({ status: { Rma, PaidBy, SendTo, Label, Refunds, TimeZone } }: { status: RmaStatus }) {
  return (
    <dl className="rma-status__facts">
      <div>
        <dt>{words.wants}</dt>
        <dd>{rmaWantsWords[Rma.Wants]}</dd>
      </div>
      <div>
        <dt>{words.why}</dt>
        <dd>{rmaReasonWords[Rma.Reason]}</dd>
      </div>
      <div>
        <dt>{words.wayBack}</dt>
        <dd>{words.paidBy[PaidBy]}</dd>
      </div>
      {Label && (
        <div>
          <dt>{rmaLabelWords.title}</dt>
          <dd>
            {Label.Carrier}{" "}
            <a className="link" href={Label.Url} rel="noreferrer">
              {Label.Tracking}
            </a>
          </dd>
          <dd className="muted">{rmaLabelWords.parcel[Label.Parcel]}</dd>
        </div>
      )}
      {Rma.State === "approved" && (
        <div>
          <dt>{words.sendTo}</dt>
          <dd>{SendTo}</dd>
        </div>
      )}
      <div>
        <dt>{words.files}</dt>
        <dd>{Rma.Proofs.length === 0 ? words.noFiles : Rma.Proofs.map(({ Name }) => Name).join(", ")}</dd>
      </div>
      {(Rma.Wants === "refund" || Refunds.length > 0) && (
        <div>
          <dt>{words.refunds}</dt>
          {Refunds.length === 0 && <dd>{words.noRefund}</dd>}
          {Refunds.map(({ At, Amount, State, ToGiftVoucher }) => (
            <dd key={`${At} ${Amount} ${ToGiftVoucher}`}>
              {refundFactWords.line(formatMoney(Amount), shortMoment(At, TimeZone), State, ToGiftVoucher)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** A plain form: it works without a script, and for guests by what they showed. */
function AddProof({ status: { Rma }, email }: RmaStatusProps) {
  return (
    <section>
      <h2 className="type-22">{words.more}</h2>
      <form
        className="rma-status__form"
        method="post"
        encType="multipart/form-data"
        action={paths.rmaStatus(Rma.OrderNumber, Rma.RmaNumber)}
      >
        <input type="hidden" name="intent" value="proof" />
        <RmaFields order={Rma.OrderNumber} rma={Rma.RmaNumber} email={email} />
        <Field
          label={rmaWords.proof(Rma.RmaNumber)}
          help={rmaWords.proofHelp}
          name="Proof"
          type="file"
          accept=".jpg,.jpeg,.png,.pdf"
          required
        />
        <Button type="submit">{rmaWords.addProof}</Button>
      </form>
    </section>
  );
}
