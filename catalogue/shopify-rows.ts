import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";

/** Our names for the columns we read, with the header of Shopify's older export and, where it changed, of its newer one. */
const COLUMNS = {
  handle: ["Handle", "URL handle"],
  title: ["Title"],
  body: ["Body (HTML)", "Description"],
  vendor: ["Vendor"],
  type: ["Type"],
  tags: ["Tags"],
  status: ["Status"],
  published: ["Published", "Published on online store"],
  publishedAt: ["Published At", "Publish date"],
  giftCard: ["Gift Card"],
  option1Name: ["Option1 Name"],
  option1: ["Option1 Value"],
  option2Name: ["Option2 Name"],
  option2: ["Option2 Value"],
  option3Name: ["Option3 Name"],
  option3: ["Option3 Value"],
  sku: ["Variant SKU", "SKU"],
  grams: ["Variant Grams", "Weight value (grams)"],
  tracker: ["Variant Inventory Tracker", "Inventory tracker"],
  quantity: ["Variant Inventory Qty", "Inventory quantity"],
  whenSoldOut: ["Variant Inventory Policy", "Continue selling when out of stock"],
  price: ["Variant Price", "Price"],
  picture: ["Image Src", "Product image URL"],
  variantPicture: ["Variant Image", "Variant image URL"],
} as const;
export type ShopifyColumn = keyof typeof COLUMNS;

/** An empty tracker means "not counted"; a file without that column still counts. */
const WHEN_ABSENT: Partial<Record<ShopifyColumn, string>> = { tracker: "shopify" };

export interface ShopifyRow {
  line: number;
  cells: Record<ShopifyColumn, string>;
  /** The first cell beyond the header, where there is one. */
  beyond: string | undefined;
  /** What it says of each market, where the file has such columns. */
  markets: readonly string[];
  /** All cells, those of columns we do not know too. */
  record: readonly string[];
}

interface RowFault {
  line: number;
  field: string;
  message: string;
}

export type ShopifyRows =
  | {
      ok: true;
      rows: ShopifyRow[];
      headers: string[];
      headerOf: (column: ShopifyColumn) => string;
      /** What is wrong with the header: of two columns of one name only the first would be read. */
      faults: RowFault[];
    }
  | ({ ok: false } & RowFault);

const Parsed = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) }));

/** The rows of Shopify's product export with the line each begins on; a description may span many lines. */
export function shopifyRows(text: string): ShopifyRows {
  let parsed: z.infer<typeof Parsed>;
  try {
    parsed = Parsed.parse(parse(text, { info: true, relax_column_count: true, relax_quotes: true }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      ok: false,
      line: Number(error["lines"] ?? 1),
      field: "(row)",
      message: `cannot be read as CSV: ${error.message}`,
    };
  }
  const [header, ...records] = parsed;
  const found = columnsOf(header?.record ?? []);
  for (const column of ["handle", "title", "price"] as const) {
    if (found.indexOf[column] < 0)
      return { ok: false, line: 1, field: COLUMNS[column][0], message: "is missing from the header" };
  }
  const cellOf = (record: readonly string[], column: ShopifyColumn) =>
    found.indexOf[column] < 0 ? (WHEN_ABSENT[column] ?? "") : (record[found.indexOf[column]]?.trim() ?? "");
  const faults = repeatedColumns(header?.record ?? []);
  const width = header?.record.length ?? 0;
  const markets = (header?.record ?? []).flatMap((name, at) => (/^included \//i.test(name.trim()) ? [at] : []));
  let previous = header?.info.lines ?? 1;
  const rows = records.flatMap(({ info, record }) => {
    const line = previous + 1;
    previous = info.lines;
    if (record.every((cell) => cell.trim() === "")) return [];
    const cells = mapColumns((column) => cellOf(record, column));
    const beyond = record.slice(width).find((cell) => cell.trim() !== "");
    return [{ line, cells, beyond, markets: markets.map((at) => record[at]?.trim() ?? ""), record }];
  });
  const headers = (header?.record ?? []).map((name) => name.trim());
  return { ok: true, rows, headers, headerOf: (column) => found.header[column], faults };
}

/** Of two columns of one name only the first would be read. */
function repeatedColumns(header: readonly string[]): RowFault[] {
  const names = header.map((name) => name.trim().toLowerCase());
  return header.flatMap((name, at) =>
    name.trim() !== "" && names.indexOf(name.trim().toLowerCase()) < at
      ? [{ line: 1, field: name.trim(), message: "stands twice in the header" }]
      : [],
  );
}

function columnsOf(header: readonly string[]) {
  const known = header.map((name) => name.trim().toLowerCase());
  const indexOf = mapColumns((column) =>
    known.findIndex((name) => COLUMNS[column].some((accepted) => accepted.toLowerCase() === name)),
  );
  return { indexOf, header: mapColumns((column) => header[indexOf[column]]?.trim() ?? COLUMNS[column][0]) };
}

function mapColumns<Value>(of: (column: ShopifyColumn) => Value): Record<ShopifyColumn, Value> {
  const columns = Object.keys(COLUMNS) as ShopifyColumn[];
  return Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<ShopifyColumn, Value>;
}
