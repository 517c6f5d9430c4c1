import type { MemberAlert } from "#contract/member-alerts.ts";
import { Icon } from "#ui/icon.tsx";
import { formatMoney } from "#words/money.ts";
import { instantDay } from "#words/moments.ts";
import { memberAlertWords as words } from "#words/member-alerts.ts";
import { accountPaths } from "../account-paths.ts";
import { LinePicture } from "../cart/line-picture.tsx";
import { configurePath } from "../configurator/configure-path.ts";

/** One thing that is waited for: of what, since when, where it stands, and its end. */
export function AlertRow({ alert, timeZone }: { alert: MemberAlert; timeZone: string }) {
  const { Id, Kind, State, Product, Build, SentAt } = alert;
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
        <p className="type-14 muted">{aboutOf(alert)}</p>
        <p className="type-13 muted">
          {words.asked({ since: day(alert.Since), sent: SentAt === null ? null : day(SentAt) })}
        </p>
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
          <button className="text-button" aria-label={(isSent ? words.forgetOne : words.endOne)(words.kinds[Kind], of)}>
            {isSent ? words.forget : words.end}
          </button>
        </form>
      </div>
    </li>
  );
}

function aboutOf({ Kind, State, Product, Build, PriceThen, Target, CellPhone, OrderNumber }: MemberAlert): string {
  if (Kind === "texts") return words.texts(CellPhone, OrderNumber);
  if (State === "unconfirmed") return words.confirm;
  if (!Product && !Build) return "";
  if (Product?.Price === null) return words.gone;
  const said = [
    PriceThen !== null && words.watched(formatMoney(PriceThen)),
    Target !== null && words.target(formatMoney(Target)),
    Product && `${words.now(formatMoney(Product.Price))}.`,
  ];
  return said.filter(Boolean).join(" ");
}
