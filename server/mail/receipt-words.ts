import type { ReceiptStep } from "#contract/carts.ts";
import type { OrderView } from "#contract/checkout.ts";
import { fromWireMoney, type WireMoney } from "#rules/money/wire-money.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import { wordsOf } from "#messages/words-of.ts";

const { daySpan, dayText } = wordsOf("en-US").days;
const { momentText } = wordsOf("en-US").moments;
const { stageNames } = wordsOf("en-US").orderStages;
const { promiseWords } = wordsOf("en-US").promises;
const { afterOrderWords, receiptFactWords, receiptMailWords } = wordsOf("en-US").receipt;

/** One row of the bill: what, how much, and why that much. The amounts sum to the total. */
export interface BillRow {
  label: string;
  note: string;
  amount: string;
  isDiscount: boolean;
}

/** Everything the receipt says, once; HTML and plain text only set it. */
export interface ReceiptWords {
  subject: string;
  preview: string;
  title: string;
  intro: string;
  facts: readonly (readonly [string, string])[];
  bill: readonly BillRow[];
  total: string;
  totalNote: string;
  notOnThisBill: readonly string[];
  shipTo: readonly string[];
  orderLink: string;
  next: readonly string[];
  notices: readonly string[];
  store: StoreConfig["store"];
}

export function receiptWords(order: OrderView, orderLink: string, config: StoreConfig): ReceiptWords {
  const total = money(order.Totals.Total);
  const { shipsOn, arrivesFrom, arrivesUntil, name: method } = order.Shipping;
  const paid = order.CardText === "" ? receiptFactWords.nothing : receiptFactWords.paidWith(total, order.CardText);
  return {
    subject: receiptMailWords.subject(config.store.name, order.OrderNumber, total, order.IsTest),
    preview: receiptMailWords.preview(dayText(shipsOn), daySpan(arrivesFrom, arrivesUntil)),
    title: receiptMailWords.title,
    intro: order.IsTest ? receiptMailWords.testPaid(order.OrderNumber) : receiptMailWords.paid(order.OrderNumber),
    facts: [
      [receiptFactWords.order, order.OrderNumber],
      [receiptFactWords.placed, momentText(order.PlacedAt, order.TimeZone)],
      [receiptFactWords.paid, paid],
      [receiptFactWords.ships, receiptFactWords.shipsBy(dayText(shipsOn), method)],
      [receiptFactWords.arrives, daySpan(arrivesFrom, arrivesUntil)],
    ],
    bill: billRows(order),
    total,
    totalNote: receiptMailWords.currency,
    notOnThisBill: order.Totals.NotCharged.map(({ why }) => why),
    shipTo: [order.ShipTo.name, ...order.ShipTo.lines],
    orderLink,
    next: next(order, config),
    notices: [receiptMailWords.pictures],
    store: config.store,
  };
}

/** What happens now and what can be done, from the same tables as the order page. */
function next(order: OrderView, config: StoreConfig): string[] {
  const made = madeOf(order.Lines.map(({ Made }) => Made));
  const promises = promiseWords(config);
  return [
    ...(order.IsTest ? [] : [afterOrderWords.follow(stageNames(made))]),
    afterOrderWords.change,
    afterOrderWords.sendBack(promises.returns, promises["returns.shipping"]),
  ];
}

function billRows(order: OrderView): BillRow[] {
  const { Steps: steps } = order.Totals;
  const names = new Map(
    steps.flatMap((step) => (step.kind === "line" && step.lineId !== null ? [[step.lineId, step.label] as const] : [])),
  );
  // Line steps stand in the order of the order's lines.
  const lines = order.Lines.values();
  return steps.map((step) => {
    const line = step.kind === "line" ? lines.next().value : undefined;
    const note = line
      ? [line.Detail, line.Quantity > 1 ? step.why : "", line.Parts.join(", ")]
      : [step.note ?? "", step.why, step.rounding ?? "", sharesText(step.shares, names)];
    return {
      label: step.label,
      note: note.filter((words) => words !== "").join(line ? ", " : " "),
      amount: money(step.amount),
      isDiscount: step.amount < 0,
    };
  });
}

/** `Lumen 80 $57.97, Quiet 2 headset $1.71.`: how an amount falls on the lines; nothing to say when it falls on one. */
function sharesText(shares: ReceiptStep["shares"], names: ReadonlyMap<string, string>): string {
  if (shares.length < 2) return "";
  return `${shares.map(({ lineId, amount }) => `${names.get(lineId) ?? receiptMailWords.item} ${money(amount)}`).join(", ")}.`;
}

function money(amount: WireMoney): string {
  return moneyText(fromWireMoney(amount));
}
