/** Columns of a comparison. */
export const MOST_COMPARED = 4;

/** Which amount of a row is better, where that is a fact and no opinion: a lower price, more memory. */
export type Better = "more" | "less";

/** What a product says in one row. */
export interface ComparedValue {
  text: string;
  /** In the row's own unit; null where the product states none. */
  amount: number | null;
}

interface ComparedMark {
  /** From the first product, against which all others are set. */
  differs: boolean;
  /** No other is better, and one is worse. */
  isBest: boolean;
}

/** Marks of one row, a product each. Nothing is best where all are equal, or where one of them states no amount. */
export function markRow(values: readonly ComparedValue[], better: Better | null): ComparedMark[] {
  const best = better && bestOf(values, better);
  return values.map(({ text, amount }) => ({
    differs: text !== values[0]?.text,
    isBest: best !== null && amount === best,
  }));
}

function bestOf(values: readonly ComparedValue[], better: Better): number | null {
  const amounts = values.flatMap(({ amount }) => amount ?? []);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length < values.length || least === most) return null;
  return better === "more" ? most : least;
}

export type LeftOutReason = "unknown" | "repeated" | "other_kind" | "too_many";

/** What an address asks to compare: each id with the product it is, null where nothing is sold under it. */
export interface AskedFor<Product> {
  id: string;
  product: Product | null;
}

export interface Chosen<Product> {
  compared: Product[];
  leftOut: (AskedFor<Product> & { reason: LeftOutReason })[];
}

/** Up to four products of the first one's group, in the order asked for, and why each other is not among them, once. */
export function chooseCompared<Product extends { group: string }>(
  asked: readonly AskedFor<Product>[],
): Chosen<Product> {
  const chosen: Chosen<Product> = { compared: [], leftOut: [] };
  const outcomes = new Map<string, LeftOutReason | "compared">();
  for (const one of asked) {
    const before = outcomes.get(one.id);
    if (before !== undefined && before !== "compared") continue;
    const reason = before ? "repeated" : refusal(one, chosen.compared);
    outcomes.set(one.id, reason ?? "compared");
    if (reason) chosen.leftOut.push({ ...one, reason });
    else if (one.product) chosen.compared.push(one.product);
  }
  return chosen;
}

function refusal<Product extends { group: string }>(
  { product }: AskedFor<Product>,
  compared: readonly Product[],
): LeftOutReason | null {
  if (!product) return "unknown";
  if (compared[0] && compared[0].group !== product.group) return "other_kind";
  return compared.length === MOST_COMPARED ? "too_many" : null;
}
