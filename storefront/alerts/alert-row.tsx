import type { MemberAlert } from "#contract/member-alerts.ts";
import { Icon } from "#ui/icon.tsx";
import { formatMoney } from "#words/money.ts";
import { instantDay } from "#words/moments.ts";
import { memberAlertWords as words } from "#words/member-alerts.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { configurePath } from "../configurator/configure-path.ts";
import { ChangeTarget, type RefusedTarget } from "./change-target.tsx";
import { PriceGauge } from "./price-gauge.tsx";

interface AlertRowProps {
  alert: MemberAlert;
  timeZone: string;
  refused: RefusedTarget | undefined;
}

/** One thing that is waited for: of what, since when, where it stands, and its end. */
export function AlertRow({ alert, timeZone, refused }: AlertRowProps) {
  const { Id, Kind, State, Product, Build, SentAt, PriceThen, Target } = alert;
  const now = priceOf(alert);
  const day = (at: string) => instantDay(at, timeZone);
  const of = Product ? Product.ItemDescription || words.goneName : ((Build?.Name || Build?.Model) ?? "");
  const isSent = State === "sent";
  return (
    <li className="thing-row" data-state={State}>
      {Product ? (
        <LinePicture item={Product} width={64} />
      ) : (
        <span className="alert-row__mark">
          <Icon name={Kind === "texts" ? "truck" : "note"} />
        </span>
      )}
      <div className="thing-row__main">
        <h3 className="type-16 strong">
          {Product && Product.Link !== "" ? (
            <a href={`${Product.Link}?sku=${Product.SkuID}`}>{of}</a>
          ) : Build ? (
            <a href={configurePath({ slug: Build.Slug, fromNothing: Build.FromNothing }, { build: Build.Code })}>
              {of}
            </a>
          ) : (
            of || words.kinds[Kind]
          )}
        </h3>
        {(Product ?? Build) && <p className="type-14">{words.kinds[Kind]}</p>}
        {aboutOf(alert) !== "" && <p className="type-14 muted">{aboutOf(alert)}</p>}
        {PriceThen !== null && Target !== null && now !== null && (
          <PriceGauge target={Target} now={now} then={PriceThen} />
        )}
        <p className="type-13 muted">
          {words.asked({ since: day(alert.Since), sent: SentAt === null ? null : day(SentAt) })}
        </p>
        {alert.MayChange && <ChangeTarget alert={alert} of={of} refused={refused} />}
        {Kind === "texts" && (
          <a className="link type-14" href={`/carts/order/${alert.OrderNumber}`}>
            {words.order}
          </a>
        )}
      </div>
      <div className="thing-row__end">
        <span className="alert-row__state">{words.states[State]}</span>
        <form method="post" action={accountPaths.alerts}>
          <input type="hidden" name="Id" value={Id} />
          <button
            className="text-button"
            name="intent"
            value="end"
            aria-label={(isSent ? words.forgetOne : words.endOne)(words.kinds[Kind], of)}
          >
            {isSent ? words.forget : words.end}
          </button>
        </form>
      </div>
    </li>
  );
}

function aboutOf(alert: MemberAlert): string {
  const { Kind, State, Product, Build, PriceThen, Target, CellPhone, OrderNumber } = alert;
  if (Kind === "texts") return words.texts(CellPhone, OrderNumber);
  if (State === "unconfirmed") return words.confirm;
  if (!Product && !Build) return "";
  const now = priceOf(alert);
  if (now === null) return Product ? words.gone : words.cannotBeBought;
  // With a target, a gauge says all of it.
  if (PriceThen !== null && Target !== null) return "";
  const said = [PriceThen !== null && words.watched(formatMoney(PriceThen)), `${words.now(formatMoney(now))}.`];
  return said.filter(Boolean).join(" ");
}

/** Today's; null for what cannot be bought, and where nothing has a price. */
function priceOf({ Product, Build }: MemberAlert): number | null {
  return (Product ?? Build)?.Price ?? null;
}
