import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { type CoveredLine, listWarranties } from "#contract/warranties.ts";
import { instantDay } from "#words/moments.ts";
import { longerWarrantyWords } from "#words/longer-warranty.ts";
import { warrantiesWords as words } from "#words/warranties.ts";
import { apiContext } from "../api/api-context.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { AccountFrame } from "../members/account-frame.tsx";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import "../members/thing-rows.css";

/** `/account/warranties`: what the member has bought, how long each is covered, and the way to a repair. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(listWarranties)) };
}

export const meta = memberMeta(words.title);

export default function WarrantiesPage() {
  const { found } = useLoaderData<typeof loader>();
  const isEmpty = found?.Lines.length === 0;
  return (
    <AccountFrame at="warranties" title={words.title} lead={isEmpty ? words.none : words.lead}>
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {isEmpty && <SeeWhatWeSell />}
      {found && !isEmpty && (
        <>
          <p className="account__lead">
            <a className="link" href={paths.aboutWarranty}>
              {words.covers}
            </a>
          </p>
          <ul className="thing-rows">
            {runningFirst(found.Lines).map((line) => (
              <Covered key={`${line.OrderNumber} ${line.Name} ${line.Months}`} line={line} />
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  );
}

/** What can be claimed on stands before what has not begun and what is over. */
function runningFirst(lines: readonly CoveredLine[]): CoveredLine[] {
  const isRunning = ({ DaysLeft }: CoveredLine) => DaysLeft !== null && DaysLeft >= 0;
  return [...lines.filter(isRunning), ...lines.filter((line) => !isRunning(line))];
}

function Covered({ line }: { line: CoveredLine }) {
  const { OrderNumber, DeliveredOn, EndsOn, DaysLeft } = line;
  const name = words.name(line.Name, line.Units);
  const hasBegun = DeliveredOn !== null && EndsOn !== null && DaysLeft !== null;
  const isOver = hasBegun && DaysLeft < 0;
  return (
    <li className="thing-row" data-over={isOver || undefined}>
      <LinePicture item={line} width={64} />
      <div className="thing-row__main">
        <h2 className="type-18">{name}</h2>
        <p className="type-14 muted">
          <a className="link" href={`/carts/order/${OrderNumber}`}>
            {words.order(OrderNumber)}
          </a>
        </p>
        <p className="type-14">
          {hasBegun ? (isOver ? words.ended : words.runs)(dayOf(DeliveredOn), dayOf(EndsOn)) : words.waits}
        </p>
        {line.MayBeLonger && (
          <a
            className="link type-14"
            href={`/carts/order/${OrderNumber}#longer-warranty`}
            aria-label={longerWarrantyWords.offerOf(name, OrderNumber)}
          >
            {longerWarrantyWords.offer}
          </a>
        )}{" "}
        {hasBegun && !isOver && (
          <a
            className="link type-14"
            href={`${paths.rma}?order=${OrderNumber}`}
            aria-label={words.claimOf(name, OrderNumber)}
          >
            {words.claim}
          </a>
        )}
      </div>
      <p className="thing-row__end">
        <b>{words.length(line.Months)}</b>
        <span className="type-14 muted">
          {hasBegun ? (isOver ? words.over : words.left(DaysLeft)) : words.notBegun}
        </span>
      </p>
    </li>
  );
}

/** `Nov 23, 2026`. */
function dayOf(on: string): string {
  return instantDay(`${on}T12:00:00Z`, "UTC");
}
