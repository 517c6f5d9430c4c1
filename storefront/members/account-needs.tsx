import type { PriceReached, RunningOrder } from "#contract/account-overview.ts";
import type { ListedOrder } from "#contract/orders.ts";
import type { RmaView } from "#contract/rma.ts";
import { buttonClass } from "#ui/button.tsx";
import { accountOrdersWords, accountWords as words } from "#words/member-pages.ts";
import { momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { delayNoticeWords } from "#words/ship-delays.ts";
import { paths } from "../paths.ts";

const MOST = 3;

interface Need {
  key: string;
  title: string;
  why: string;
  to: string;
  act: string;
}

interface NeedsYouProps {
  orders: readonly ListedOrder[];
  timeZone: string;
  rmas: readonly RmaView[];
  running: RunningOrder | null;
  reached: PriceReached | null;
}

/** What goes on only when the member does something: something to pay for, a thing to send. Nothing where nothing waits. */
export function NeedsYou({ orders, timeZone, rmas, running, reached }: NeedsYouProps) {
  const needs = [
    ...orders.filter(({ State, IsInReview }) => State === "pending_payment" && !IsInReview).map(toPay),
    ...orders.flatMap((order) => toPayMore(order, timeZone)),
    ...(running ? toAnswer(running) : []),
    ...rmas.filter(({ State }) => State === "approved").map(toSend),
    ...(reached ? [toBuy(reached)] : []),
  ].slice(0, MOST);
  if (needs.length === 0) return null;
  return (
    <section className="account__section">
      <h2 className="type-22">{words.needsYou}</h2>
      <ul className="account__needs">
        {needs.map(({ key, title, why, to, act }, at) => (
          <li key={key}>
            <div>
              <h3 className="type-16 strong">{title}</h3>
              <p className="type-14 muted">{why}</p>
            </div>
            <a className={buttonClass(at === 0 ? "primary" : "secondary")} href={to}>
              {act}
              <span className="sr-only">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toPay({ OrderNumber, Lines }: ListedOrder): Need {
  const what = accountOrdersWords.andMore(Lines[0]?.ItemDescription ?? "", Math.max(0, Lines.length - 1));
  return {
    key: OrderNumber,
    title: words.payFor(what),
    why: words.waitsForPayment(OrderNumber),
    to: paths.order(OrderNumber),
    act: words.seeOrder,
  };
}

/** The difference of a change that costs more; until then the order is as it was. */
function toPayMore({ OrderNumber, ChangeWaits }: ListedOrder, timeZone: string): Need[] {
  if (ChangeWaits === null) return [];
  return [
    {
      key: `${OrderNumber}-change`,
      title: words.payChange(formatMoney(ChangeWaits.Due)),
      why: words.changeWaits(OrderNumber, momentText(ChangeWaits.Until, timeZone)),
      to: paths.orderChange(OrderNumber),
      act: words.seeChange,
    },
  ];
}

/** It ships late, and what becomes of it is its buyer's to say. */
function toAnswer({ OrderNumber, Delay, Lines }: RunningOrder): Need[] {
  if (!Delay?.MayWait) return [];
  const what = accountOrdersWords.andMore(Lines[0]?.ItemDescription ?? "", Math.max(0, Lines.length - 1));
  return [
    {
      key: `${OrderNumber}-delay`,
      title: words.answerDelay(what),
      why: delayNoticeWords.silence(Delay.Silence, Delay.ShipsOn, Delay.AnswerBy),
      to: paths.order(OrderNumber),
      act: words.seeOrder,
    },
  ];
}

/** What it was asked to cost, it costs. */
function toBuy({ Name, Link, Price, PriceThen, Target }: PriceReached): Need {
  return {
    key: Link,
    title: words.priceReached(Name, formatMoney(Price)),
    why: words.askedPrice(formatMoney(PriceThen), Target === null ? null : formatMoney(Target)),
    to: Link,
    act: words.seeProduct,
  };
}

function toSend({ RmaNumber, OrderNumber, Lines }: RmaView): Need {
  const what = accountOrdersWords.andMore(Lines[0]?.ItemDescription ?? "", Math.max(0, Lines.length - 1));
  return {
    key: RmaNumber,
    title: words.sendBack(what),
    why: words.returnAccepted(RmaNumber),
    to: paths.rmaStatus(OrderNumber, RmaNumber),
    act: words.seeReturn,
  };
}
