import type { ReactNode } from "react";
import type { RmaStatus } from "#contract/rma.ts";
import type { RmaState } from "#rules/rma/rma-states.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { dayText } from "#words/days.ts";
import { rmaLabelWords as labelWords } from "#words/rma-label.ts";
import { rmaStatusWords as words } from "#words/rma-status.ts";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { RmaFields } from "./rma-fields.tsx";

interface RmaNextProps {
  status: RmaStatus;
  /** What a guest showed to see it. */
  email: string;
}

type Next = (props: RmaNextProps) => ReactNode;

/** What its buyer does, and by when it goes on, in each state. */
const NEXT: Readonly<Record<RmaState, Next>> = {
  requested: ({ status }) => <Waits status={status} of={words.requested} />,
  approved: (props) => <SendIt {...props} />,
  received: ({ status }) => <Waits status={status} of={words.received} />,
  done: ({ status }) => <p>{words.done[status.Rma.Wants]}</p>,
  rejected: () => <p>{words.rejected}</p>,
  withdrawn: () => <p>{words.withdrawnLead}</p>,
};

export function RmaNext(props: RmaNextProps) {
  const { supportEmail, supportPhone } = useShellFacts();
  return (
    <section className="rma-status__next">
      <h2 className="type-22">{words.now}</h2>
      {NEXT[props.status.Rma.State](props)}
      <p className="type-14 muted">{words.contact(supportEmail, supportPhone)}</p>
    </section>
  );
}

interface WaitWords {
  lead: string;
  by(day: string): string;
  late(day: string): string;
}

/** It is the store's turn. */
function Waits({ status: { NextBy, IsLate }, of }: { status: RmaStatus; of: WaitWords }) {
  return (
    <>
      <p>{of.lead}</p>
      <p>
        <b className="strong">{(IsLate ? of.late : of.by)(dayText(NextBy))}</b>
      </p>
    </>
  );
}

/** It is its buyer's turn, until the parcel is on its way. */
function SendIt({ status, email }: RmaNextProps) {
  const { Rma, Lines, NextBy, IsLate, SendTo, PaidBy, Label } = status;
  const day = dayText(NextBy);
  if (Label && Label.Parcel !== "labelled") return <p>{labelWords[Label.Parcel]}</p>;
  return (
    <ol className="rma-status__todo">
      {Lines.some(({ Units, Accepted }) => Accepted !== null && Accepted < Units) && (
        <li>{words.approved.onlyAccepted}</li>
      )}
      <li>{words.approved.pack}</li>
      <li>{words.approved.mark(Rma.RmaNumber)}</li>
      {Label ? (
        <>
          <li>
            {labelWords.stick}
            <PrintLabel order={Rma.OrderNumber} rma={Rma.RmaNumber} email={email} />
          </li>
          <li>{(IsLate ? labelWords.handOverLate : labelWords.handOver)(day)}</li>
        </>
      ) : (
        <li>
          <p>{words.approved.way[PaidBy]}</p>
          {(IsLate ? words.approved.sendLate : words.approved.send)(day)}
          <address>{SendTo}</address>
        </li>
      )}
    </ol>
  );
}

/** A link, or for a guest a form that shows again what they showed here. */
function PrintLabel({ order, rma, email }: { order: string; rma: string; email: string }) {
  const path = paths.rmaLabel(order, rma);
  if (email === "")
    return (
      <a className={buttonClass("primary")} href={path}>
        {labelWords.print}
      </a>
    );
  return (
    <form method="post" action={path}>
      <RmaFields order={order} rma={rma} email={email} />
      <Button type="submit" look="primary">
        {labelWords.print}
      </Button>
    </form>
  );
}
