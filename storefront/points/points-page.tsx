import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { getPointsPage, type PointsLine, type PointsPage as Page } from "#contract/points.ts";
import { formatCount, formatMoney } from "#words/money.ts";
import { pointsPageWords as words } from "#words/points.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import "./points-page.css";

/** `/account/points`: what can be spent, what waits, and every line with its order. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { page: ownOrSignIn(await context.get(apiContext)(getPointsPage)) };
}

export const meta = memberMeta(words.title);

export default function PointsPage() {
  const { page } = useLoaderData<typeof loader>();
  if (!page)
    return (
      <AccountFrame at="points" title={words.title}>
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      </AccountFrame>
    );
  const rule = words.rule(String(page.EarnedPerDollar), formatCount(page.Step), formatMoney(page.StepWorth));
  return (
    <AccountFrame at="points" title={words.title} lead={rule}>
      <p className="points-how type-14">
        <ModalLinkIsland modal="reward-point-intro" to={paths.aboutPoints}>
          {words.how}
        </ModalLinkIsland>
      </p>
      <section className="account__panel" aria-labelledby="points-now">
        <h2 className="type-14 muted" id="points-now">
          {words.spendNow}
        </h2>
        <p className="points-now__amount">{formatCount(page.Spendable)}</p>
        <p className="type-14 muted">
          {page.Spendable > 0 ? words.worth(formatMoney(page.Worth)) : words.tooFew(formatCount(page.Step))}
        </p>
        {page.Total > 0 && (
          <meter
            className="points-gauge"
            min={0}
            max={page.Total}
            value={page.Spendable}
            aria-label={words.gauge(formatCount(page.Spendable), formatCount(page.Total))}
          />
        )}
      </section>
      <dl className="account__figures">
        <div>
          <dt>{words.available}</dt>
          <dd>{signed(page.Total)}</dd>
        </div>
        <div>
          <dt>{words.pending}</dt>
          <dd>
            {formatCount(page.Pending)}
            <small>{words.pendingHelp}</small>
          </dd>
        </div>
        <div>
          <dt>{words.ends}</dt>
          <dd>
            {nextToEnd(page) ?? words.nothing}
            <small>{words.endsHelp(page.ExpireAfterDays)}</small>
          </dd>
        </div>
      </dl>
      <section className="account__section">
        <h2 className="type-22">{words.history}</h2>
        {page.Lines.length === 0 ? (
          <>
            <p className="account__lead">{words.empty}</p>
            <SeeWhatWeSell />
          </>
        ) : (
          <Ledger page={page} />
        )}
      </section>
    </AccountFrame>
  );
}

function Ledger({ page }: { page: Page }) {
  return (
    <table className="account__table points-history">
      <thead>
        <tr>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {page.Lines.map((line) => (
          <tr key={JSON.stringify(line)}>
            <td className="muted nowrap">{words.day(line.At, page.TimeZone)}</td>
            <td>
              {line.OrderNumber === "" ? (
                words.row(line).what
              ) : (
                <a className="link" href={`/carts/order/${line.OrderNumber}`}>
                  {words.row(line).what}
                </a>
              )}
              {line.Why !== "" && <p className="type-13 muted">{line.Why}</p>}
              {line.ExpiresAt && (
                <p className="type-13 muted">{words.until(words.day(line.ExpiresAt, page.TimeZone))}</p>
              )}
            </td>
            <td>
              <span className="points-state" data-tone={toneOf(line)}>
                {isPending(line) ? words.pending : words.row(line).state}
              </span>
            </td>
            <td className="strong">{signed(line.Points, true)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points that are still to come; those taken from them are gone at once. */
function isPending({ AvailableAt, Points }: PointsLine): boolean {
  return AvailableAt === null && Points > 0;
}

function toneOf(line: PointsLine): "ok" | "warn" | "sale" | undefined {
  if (isPending(line)) return "warn";
  const { Kind, Points } = line;
  if (Kind === "correct") return undefined;
  if (Points > 0) return "ok";
  return Kind === "spend" || Kind === "give_back" ? undefined : "sale";
}

/** `+1,299` and `−119`, with a true minus. */
function signed(points: number, plus = false): string {
  if (points < 0) return `−${formatCount(-points)}`;
  return `${plus ? "+" : ""}${formatCount(points)}`;
}

/** The day on which the oldest points end. */
function nextToEnd({ Lines, TimeZone }: Page): string | null {
  const ends = Lines.flatMap(({ ExpiresAt }) => ExpiresAt ?? []).toSorted();
  const first = ends.find((at) => Date.parse(at) > Date.now());
  return first ? words.day(first, TimeZone) : null;
}
