import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { getStaffOrder, type OrderPacking, type StaffOrder } from "#contract/staff-orders.ts";
import { Button } from "#ui/button.tsx";
import { Swatch } from "#ui/swatch.tsx";
import { dayText } from "#words/days.ts";
import { packingWords as words } from "#words/desk-packing.ts";
import { lightText } from "#words/light-colors.ts";
import { staffOrderWords, staffStateWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { Notice } from "../shell/notice.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/orders/:number/sheet`: one page of paper that goes with an order from shelf and bench to its box. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffOrder, { query: { number: params["number"] ?? "" } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, order: answer.reply };
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
// Its button prints.
export const handle: PageHandle = { ...DESK_HANDLE, isApp: true };
export const meta = deskMeta(words.sheet);

export default function PickingSheetPage() {
  const { staff, order } = useLoaderData<typeof loader>();
  const { OrderNumber, Order, Packing, Hold } = order;
  return (
    <DeskFrame staff={staff}>
      <article className="sheet">
        <header className="sheet__head">
          <h1 className="type-28">{OrderNumber}</h1>
          <span className="desk-tag">{staffStateWords[Order.State]}</span>
          <p className="sheet__ways">
            <a className="link link--alone" href={deskPaths.order(OrderNumber)}>
              {words.back}
            </a>
            <Button className="with-script" look="primary" size="small" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        </header>
        {Order.IsTest && <Notice tone="warning" title={words.test} />}
        {Hold && <Notice tone="warning" title={staffOrderWords.held(Hold.Who, Hold.Reason)} />}
        <SheetFacts order={order} />
        {Packing.Comment !== "" && (
          <section className="sheet__said">
            <h2>{words.comment}</h2>
            <p>{words.said(Packing.Comment)}</p>
          </section>
        )}
        <SheetThings things={Packing.Things} />
        <footer className="sheet__foot">
          <ul>
            {words.checks.map((check) => (
              <li key={check}>
                <i className="sheet__box" /> {check}
              </li>
            ))}
          </ul>
          <p>{words.by}</p>
        </footer>
      </article>
    </DeskFrame>
  );
}

function SheetFacts({ order: { Order, Packing } }: { order: StaffOrder }) {
  return (
    <dl className="sheet__facts">
      <div>
        <dt>{words.method}</dt>
        <dd className="strong">{Packing.Method}</dd>
      </div>
      <div>
        <dt>{words.arrives}</dt>
        <dd className="strong">{dayText(Packing.ArrivesBy)}</dd>
      </div>
      <div>
        <dt>{words.leaves}</dt>
        <dd>{Order.Delay?.ShipsOn === "" ? staffOrderWords.noShipDay : dayText(Packing.LeavesBy)}</dd>
      </div>
      <div>
        <dt>{words.shipTo}</dt>
        <dd>
          <address>
            {[Order.ShipTo.name, ...Order.ShipTo.lines].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>{words.phone}</dt>
        <dd>{Packing.Phones.length === 0 ? words.noPhone : words.phones(Packing.Phones)}</dd>
      </div>
    </dl>
  );
}

/** A box to tick before each thing, and before each part of a PC that is built for the order. */
function SheetThings({ things }: { things: OrderPacking["Things"] }) {
  if (things.length === 0) return <p className="strong">{words.nothing}</p>;
  return (
    <table className="sheet__things">
      <caption className="sr-only">{words.things}</caption>
      <thead>
        <tr>
          <th scope="col">{words.units}</th>
          <th scope="col">{words.item}</th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ SkuID, Code, Name, Detail, Light, Units, Made, Parts, CardApart }) => (
          <tr key={`${SkuID} ${Detail} ${Parts.join()}`}>
            <td className="sheet__units">
              <i className="sheet__box" /> {Units}
            </td>
            <td>
              <b>{Name}</b> <span className="muted nowrap">{Code}</span>
              {Detail !== "" && <p>{Detail}</p>}
              {CardApart && (
                <p>
                  <i className="sheet__box" /> <b>{words.cardApart(Units)}</b>
                </p>
              )}
              {Made === "built" && Parts.length > 0 && (
                <>
                  <p>{words.inside(Parts.length)}</p>
                  <ul className="sheet__parts">
                    {Parts.map((part) => (
                      <li key={part}>
                        <i className="sheet__box" /> {part}
                      </li>
                    ))}
                    {Light !== "" && (
                      <li>
                        <i className="sheet__box" /> {words.setLight(lightText(Light))} <Swatch color={Light} />
                      </li>
                    )}
                  </ul>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
