import type { OrderView } from "#contract/checkout.ts";
import type { StoreConfig } from "#rules/config/store-config.ts";
import { madeOf } from "#rules/order/order-stages.ts";
import type { Words } from "#messages/words-of.ts";

/** One row of the bill: what, how much, and why that much. The amounts sum to the total. */
export interface BillRow {
  label: string;
  note: string;
  amount: string;
  isDiscount: boolean;
}

/** Everything the receipt says, once; HTML and plain text only set it. */
export interface ReceiptWords {
  language: string;
  /** What stands over and beside the parts. */
  headings: Words["receipt"]["receiptMailWords"];
  subject: string;
  preview: string;
  title: string;
  intro: string;
  facts: readonly (readonly [string, string])[];
  bill: readonly BillRow[];
  total: string;
  /** Who paid what of it; empty where one did. */
  split: readonly (readonly [string, string])[];
  totalNote: string;
  notOnThisBill: readonly string[];
  shipTo: readonly string[];
  orderLink: string;
  next: readonly string[];
  notices: readonly string[];
  store: StoreConfig["store"];
}

export function receiptWords(order: OrderView, orderLink: string, config: StoreConfig, language: Words): ReceiptWords {
  const { daySpan, dayText } = language.days;
  const { receiptFactWords, receiptMailWords } = language.receipt;
  const { formatMoney } = language.money;
  const total = formatMoney(order.Totals.Total);
  const { shipsOn, arrivesFrom, arrivesUntil, name: method } = order.Shipping;
  const paid = paidBy(order, language).map(([by, amount]) => receiptFactWords.paidWith(amount, by));
  const isService = madeOf(order.Lines.map(({ Made }) => Made)) === "service";
  return {
    language: language.locale.LANGUAGE,
    headings: receiptMailWords,
    subject: receiptMailWords.subject(config.store.name, order.OrderNumber, total, order.IsTest),
    preview: isService
      ? language.longerWarranty.longerWarrantyWords.paid
      : receiptMailWords.preview(dayText(shipsOn), daySpan(arrivesFrom, arrivesUntil)),
    title: receiptMailWords.title,
    intro: order.IsTest ? receiptMailWords.testPaid(order.OrderNumber) : receiptMailWords.paid(order.OrderNumber),
    facts: [
      [receiptFactWords.order, order.OrderNumber],
      [receiptFactWords.placed, language.moments.momentText(order.PlacedAt, order.TimeZone)],
      [receiptFactWords.paid, paid.length > 0 ? paid.join(", ") : receiptFactWords.nothing],
      ...(isService
        ? []
        : ([
            [receiptFactWords.ships, receiptFactWords.shipsBy(dayText(shipsOn), method)],
            [receiptFactWords.arrives, daySpan(arrivesFrom, arrivesUntil)],
          ] as const)),
    ],
    bill: billRows(order, receiptMailWords.item, formatMoney),
    total,
    split: order.GiftVoucherLast4 !== "" && order.CardText !== "" ? paidBy(order, language) : [],
    totalNote: receiptMailWords.currency,
    notOnThisBill: order.Totals.NotCharged.map(({ why }) => why),
    shipTo: [order.ShipTo.name, ...order.ShipTo.lines],
    orderLink,
    next: next(order, config, language),
    notices: [receiptMailWords.pictures],
    store: { ...config.store, supportHours: language.ownerTexts.ownerText(config.store.supportHours) },
  };
}

/** What paid, and how much: a card, a gift voucher, both or neither. */
function paidBy({ CardText, GiftVoucherLast4, Totals }: OrderView, { receipt, money }: Words): [string, string][] {
  const voucher = receipt.receiptFactWords.voucher(GiftVoucherLast4);
  return [
    ...(CardText === "" ? [] : [[CardText, money.formatMoney(Totals.ToPay)] satisfies [string, string]]),
    ...(GiftVoucherLast4 === "" ? [] : [[voucher, money.formatMoney(Totals.GiftVoucher)] satisfies [string, string]]),
  ];
}

/** What happens now and what can be done, from the same tables as the order page. */
function next(
  order: OrderView,
  config: StoreConfig,
  { orderStages, promises: said, receipt, longerWarranty }: Words,
): string[] {
  const { afterOrderWords } = receipt;
  const made = madeOf(order.Lines.map(({ Made }) => Made));
  const promises = said.promiseWords(config);
  if (made === "service") return [longerWarranty.longerWarrantyWords.paid];
  return [
    ...(order.IsTest ? [] : [afterOrderWords.follow(orderStages.stageNames(made))]),
    afterOrderWords.change,
    afterOrderWords.sendBack(promises.returns, promises["returns.shipping"]),
  ];
}

/** `item` names a line that has no name of its own. */
function billRows(order: OrderView, item: string, money: (dollars: number) => string): BillRow[] {
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
      : [
          step.note ?? "",
          step.why,
          step.rounding ?? "",
          sharesText(step.shares.map(({ lineId, amount }) => `${names.get(lineId) ?? item} ${money(amount)}`)),
        ];
    return {
      label: step.label,
      note: note.filter((words) => words !== "").join(line ? ", " : " "),
      amount: money(step.amount),
      isDiscount: step.amount < 0,
    };
  });
}

/** `Lumen 80 $57.97, Quiet 2 headset $1.71.`: how an amount falls on the lines; nothing to say when it falls on one. */
function sharesText(shares: readonly string[]): string {
  return shares.length < 2 ? "" : `${shares.join(", ")}.`;
}
