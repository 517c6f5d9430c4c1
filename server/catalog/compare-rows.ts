import type { Availability, ComparedRow, ProductCard } from "#contract/catalog.ts";
import { type Better, type ComparedValue, markRow } from "#rules/catalog/comparison.ts";
import { sumMoney } from "#rules/money/wire-money.ts";
import type { ShopProduct, SpecLine } from "./shop-product.ts";
import { spoken } from "../languages/spoken.ts";

const { availabilityWords } = spoken.availability;
const { compareRowWords: words } = spoken.compare;
const { dayText } = spoken.days;
const { formatMoney } = spoken.money;

interface ComparedColumn {
  product: ShopProduct;
  card: ProductCard;
  availability: Availability;
}

interface Row {
  group: ComparedRow["group"];
  label: string;
  values: readonly ComparedValue[];
  better?: Better | null;
  /** What the best one is called. */
  best?: string;
  /** How far an amount is from the first one's. */
  note?: (difference: number) => string;
}

const DAY = 86_400_000;

/** What products of one kind say, row by row: price, when it ships, and the lines of their own tables. */
export function compareRows(columns: readonly ComparedColumn[]): ComparedRow[] {
  return [...priceRows(columns), ...whenRows(columns), ...specRows(columns)].map(marked);
}

function marked({ group, label, values, better = null, best = "", note }: Row): ComparedRow {
  const marks = markRow(values, better);
  const first = values[0]?.amount ?? null;
  return {
    group,
    label,
    cells: values.map(({ text, amount }, at) => ({
      text,
      note: note && marks[at]?.differs ? noteOf(note, amount, first) : null,
      differs: marks[at]?.differs ?? false,
      best: marks[at]?.isBest ? best : null,
    })),
  };
}

function noteOf(note: (difference: number) => string, amount: number | null, first: number | null): string | null {
  if (amount === null || first === null || !Number.isFinite(amount - first)) return null;
  return note(amount - first);
}

function priceRows(columns: readonly ComparedColumn[]): Row[] {
  const ofCards = (text: (card: ProductCard) => string) =>
    columns.map(({ card }) => ({ text: text(card), amount: null }));
  const rows: Row[] = [
    {
      group: "price",
      label: words.price,
      values: columns.map(({ card: { price } }) => ({ text: formatMoney(price.amount), amount: price.amount })),
      better: "less",
      best: words.lowest,
      note: (difference) => `${difference > 0 ? "+" : ""}${formatMoney(sumMoney([difference]))}`,
    },
  ];
  if (columns.some(({ card }) => card.price.was !== null))
    rows.push({ group: "price", label: words.cut, values: ofCards(cutText) });
  if (columns.some(({ card }) => card.deposit !== null))
    rows.push({
      group: "price",
      label: words.deposit,
      values: ofCards(({ deposit }) => (deposit === null ? words.none : formatMoney(deposit))),
    });
  return rows;
}

function cutText({ price: { amount, was } }: ProductCard): string {
  return was ? words.cutOf(formatMoney(sumMoney([was.amount, -amount])), formatMoney(was.amount)) : words.noCut;
}

function whenRows(columns: readonly ComparedColumn[]): Row[] {
  const ofEach = (text: (availability: Availability) => string) =>
    columns.map(({ availability }) => ({ text: text(availability), amount: null }));
  return [
    { group: "when", label: words.state, values: ofEach(({ state }) => availabilityWords[state]) },
    {
      group: "when",
      label: words.ships,
      // What is sold out ships on no day: after every other.
      values: columns.map(({ availability: { shipsOn, state } }) => ({
        text: shipsOn === null ? availabilityWords[state] : dayText(shipsOn),
        amount: shipsOn === null ? Infinity : Date.parse(shipsOn) / DAY,
      })),
      better: "less",
      best: words.soonest,
      note: (days) => (days < 0 ? words.sooner(-days) : words.later(days)),
    },
    {
      group: "when",
      label: words.stock,
      values: ofEach(({ left, state }) => {
        if (left === null) return availabilityWords[state];
        return left === 0 ? availabilityWords.sold_out : words.left(left);
      }),
    },
  ];
}

/** A row for each label, in the order of the first product that has it; a computer without such a part has none. */
function specRows(columns: readonly ComparedColumn[]): Row[] {
  const labels = new Set(columns.flatMap(({ product }) => product.specTable.map(({ label }) => label)));
  const absent = columns[0]?.product.parts.length ? words.none : words.notStated;
  return [...labels].map((label) => {
    const lines = columns.map(({ product }) => product.specTable.filter((line) => line.label === label));
    const better = lines.flat().find(({ measure }) => measure)?.measure?.better ?? null;
    return {
      group: "inside",
      label,
      values: lines.map((found) => specValue(found, absent)),
      better,
      best: better === "less" ? words.least : words.most,
    };
  });
}

function specValue(lines: readonly SpecLine[], absent: string): ComparedValue {
  if (lines.length === 0) return { text: absent, amount: null };
  const amounts = lines.map(({ measure }) => measure?.amount ?? null);
  const isMeasured = amounts.every((amount) => amount !== null);
  return {
    text: lines.map(({ value }) => value).join("; "),
    amount: isMeasured ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
  };
}
