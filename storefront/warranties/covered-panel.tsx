import type { CoveredLine } from "#contract/warranties.ts";
import { buttonClass } from "#ui/button.tsx";
import { Gauge } from "#ui/gauge.tsx";
import { dayOfYear } from "#words/days.ts";
import { formatMoney } from "#words/money.ts";
import { warrantiesWords as words } from "#words/warranties.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";

const DAY_MS = 86_400_000;

/** Where a warranty stands: its name, and what its gauge shows and says from the left to the right. */
interface Standing {
  is: "waits" | "runs" | "over";
  tag: string;
  /** The share of the whole that has gone by. */
  share: number;
  says: readonly [from: string, middle: string, until: string];
}

/** One thing that is covered: what and since when, a gauge from delivery to the last day, and what can be done. */
export function CoveredPanel({ line }: { line: CoveredLine }) {
  const { OrderNumber, DeliveredOn, Longer, OpenRma } = line;
  const name = words.name(line.Name, line.Units);
  const { is, tag, share, says } = standingOf(line);
  const offer =
    Longer && words.longer(Longer.Months, formatMoney(Longer.Price), Longer.Until && dayOfYear(Longer.Until));
  return (
    <li className="account__panel covered" data-standing={is}>
      <div className="covered__head">
        <LinePicture item={line} width={64} />
        <div>
          <h2 className="type-18">{name}</h2>
          <p className="type-14 muted">
            <a className="link" href={paths.order(OrderNumber)}>
              {words.order(OrderNumber)}
            </a>
            . {DeliveredOn === null ? words.waits : words.delivered(dayOfYear(DeliveredOn))}
          </p>
        </div>
        <span className="covered__tag">{tag}</span>
      </div>
      <div className="covered__gauge">
        <Gauge
          bar={[0, share]}
          hatch={is === "waits" ? [0, 0] : [share, 1]}
          mark={share}
          {...(is !== "waits" && { tone: is === "runs" ? ("ok" as const) : ("bad" as const) })}
        />
        <p className="covered__says type-13 muted">
          <span>{says[0]}</span>
          <b>{says[1]}</b>
          <span>{says[2]}</span>
        </p>
      </div>
      <div className="covered__acts type-14">
        {OpenRma !== "" && (
          <a className={buttonClass("secondary", "small")} href={accountPaths.returns}>
            {words.openReturn(OpenRma)}
          </a>
        )}
        {OpenRma === "" && is === "runs" && (
          <a
            className={buttonClass("secondary", "small")}
            href={paths.rmaOf(OrderNumber)}
            aria-label={words.claimOf(name, OrderNumber)}
          >
            {words.claim}
          </a>
        )}
        {offer !== null && (
          <ModalLinkIsland modal={{ bought: OrderNumber }} to={paths.longerWarrantyOf(OrderNumber)}>
            {offer}
            <span className="sr-only">{words.longerOf(name, OrderNumber)}</span>
          </ModalLinkIsland>
        )}
      </div>
    </li>
  );
}

function standingOf({ Months, DeliveredOn, EndsOn, DaysLeft, ExpectedOn }: CoveredLine): Standing {
  const length = words.length(Months);
  if (DeliveredOn === null || EndsOn === null || DaysLeft === null)
    return {
      is: "waits",
      tag: words.notBegun,
      share: 0,
      says: [words.starts(ExpectedOn && dayOfYear(ExpectedOn)), "", length],
    };
  const days = (Date.parse(EndsOn) - Date.parse(DeliveredOn)) / DAY_MS;
  const from = dayOfYear(DeliveredOn);
  return DaysLeft >= 0
    ? {
        is: "runs",
        tag: length,
        share: (days - DaysLeft) / Math.max(1, days),
        says: [from, words.left(DaysLeft), dayOfYear(EndsOn)],
      }
    : {
        is: "over",
        tag: words.over,
        share: days / Math.max(1, days - DaysLeft),
        says: [from, words.endedAgo(-DaysLeft), words.today],
      };
}
