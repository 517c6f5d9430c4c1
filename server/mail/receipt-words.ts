import type { ReceiptStep } from "#contract/carts.ts";
import type { OrderView } from "#contract/checkout.ts";
import { fromWireMoney, type WireMoney } from "#rules/money/wire-money.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { moneyText } from "#rules/money/money-text.ts";
import { momentText } from "#words/moments.ts";
import { madeOf, stageNames } from "#rules/order/order-stages.ts";
import { promiseWords } from "#rules/promises/promise-words.ts";
import { wordsOf } from "#messages/words-of.ts";

const { daySpan, dayText } = wordsOf("en-US").days;

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
  const paid = order.CardText === "" ? "Nothing to pay" : `${total} with ${order.CardText}`;
  return {
    subject: `${config.store.name} ${order.IsTest ? "test order" : "order"} ${order.OrderNumber}: receipt for ${total}`,
    preview: `Ships ${dayText(shipsOn)}, arrives ${daySpan(arrivesFrom, arrivesUntil)}. Every charge is explained inside.`,
    title: "Your order is placed",
    intro: order.IsTest
      ? `Test order ${order.OrderNumber} was paid with a test card: nothing was charged, and nothing ships.`
      : `Order ${order.OrderNumber} is paid. We’ll get started on it.`,
    facts: [
      ["Order", order.OrderNumber],
      ["Placed", momentText(order.PlacedAt, order.TimeZone)],
      ["Paid", paid],
      ["Ships", `${dayText(shipsOn)}, ${method}`],
      ["Arrives", daySpan(arrivesFrom, arrivesUntil)],
    ],
    bill: billRows(order),
    total,
    totalNote: "US dollars",
    notOnThisBill: order.Totals.NotCharged.map(({ why }) => why),
    shipTo: [order.ShipTo.name, ...order.ShipTo.lines],
    orderLink,
    next: next(order, config),
    notices: ["Product pictures on our site are rendered images; actual parts may differ in color or label."],
    store: config.store,
  };
}

/** What happens now and what can be done, from the same tables as the order page. */
function next(order: OrderView, config: StoreConfig): string[] {
  const made = madeOf(order.Lines.map(({ Made }) => Made));
  const promises = promiseWords(config);
  return [
    ...(order.IsTest ? [] : [`Follow it on the order page: ${stageNames(made)}.`]),
    "Wrong address, or changed your mind? Write to us before it ships and we’ll change or cancel the order.",
    `Not right for you? Send it back within ${promises.returns} of delivery. ${promises["returns.shipping"]}`,
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
  return `${shares.map(({ lineId, amount }) => `${names.get(lineId) ?? "Item"} ${money(amount)}`).join(", ")}.`;
}

function money(amount: WireMoney): string {
  return moneyText(fromWireMoney(amount));
}
