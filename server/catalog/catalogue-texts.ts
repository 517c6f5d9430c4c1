import type { Catalogue, CatalogueProduct } from "#contract/schemas/catalogue-file/catalogue-schema.ts";
import { DEFAULT_LOCALE, type Locale } from "#messages/locales.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { ProductRow } from "./catalogue-rows.ts";
import type { Faq } from "./shop-product.ts";

/** What a text of the catalogue is in a language; one of which the merchant's file says nothing stays as it is. */
export type SayText = (text: string) => string;

/** Products say their texts in the first language themselves. */
export async function readTexts(queries: Queries, locale: Locale): Promise<SayText> {
  if (locale === DEFAULT_LOCALE) return asItIs;
  const row = await queries
    .selectFrom("catalogue_texts")
    .select("texts")
    .where("locale", "=", locale)
    .executeTakeFirst();
  // A row that no file of ours wrote may hold anything: what is no text takes no language away.
  const texts = new Map(Object.entries<unknown>(row?.texts ?? {}));
  return (text) => {
    const said = texts.get(text);
    return typeof said === "string" && said !== "" ? said : text;
  };
}

const asItIs: SayText = (text) => text;

export async function readAllTexts(queries: Queries): Promise<NonNullable<Catalogue["texts"]>> {
  const rows = await queries.selectFrom("catalogue_texts").select(["locale", "texts"]).orderBy("locale").execute();
  return Object.fromEntries(rows.map(({ locale, texts }) => [locale, texts]));
}

/** A language that a file says replaces what the shop had of it; the others stay, but with `replace`. */
export async function saveTexts(tx: Tx, said: NonNullable<Catalogue["texts"]>, replace: boolean): Promise<void> {
  if (replace) await tx.deleteFrom("catalogue_texts").execute();
  for (const [locale, texts] of Object.entries(said)) {
    const row = { locale, texts: JSON.stringify(texts) };
    await tx
      .insertInto("catalogue_texts")
      .values(row)
      .onConflict((conflict) => conflict.column("locale").doUpdateSet({ texts: row.texts }))
      .execute();
  }
}

export function sayFaq(faq: readonly Faq[], say: SayText): Faq[] {
  return faq.map((one) => ({ ...one, question: say(one.question), answer: say(one.answer) }));
}

/**
 * A product with its texts in a language. Its name stays: carts, orders, mails and the desk call it so. What names a
 * thing to the shop itself, as a gear's type does, stays, too.
 */
export function sayProduct(row: ProductRow, say: SayText): ProductRow {
  if (say === asItIs) return row;
  return {
    ...row,
    product: saidProduct(row.product, say),
    skus: row.skus.map((sku) => ({ ...sku, title: say(sku.title) })),
  };
}

function saidProduct<Product extends CatalogueProduct>(product: Product, say: SayText): Product {
  return {
    ...product,
    summary: say(product.summary),
    description: product.description.map(say),
    faq: sayFaq(product.faq, say),
    ...("condition" in product && product.condition && { condition: saidCondition(product.condition, say) }),
    ...("facts" in product && { facts: saidFacts(product.facts, say) }),
  };
}

interface Condition {
  originalUse: string;
  notes: string;
  replacedParts: string[];
}

function saidCondition<Known extends Condition>(condition: Known, say: SayText): Known {
  const { originalUse, notes, replacedParts } = condition;
  return { ...condition, originalUse: say(originalUse), notes: say(notes), replacedParts: replacedParts.map(say) };
}

interface PlainFact {
  label: string;
  value: string;
}

/** Facts that are written as lines; all others are numbers and codes, which `messages/` says. */
function saidFacts(facts: unknown, say: SayText): unknown {
  const saidLines = (lines: readonly PlainFact[]) =>
    lines.map((line) => ({ ...line, label: say(line.label), value: say(line.value) }));
  if (Array.isArray(facts)) return saidLines(facts as PlainFact[]);
  const { details, ports } = facts as { details?: PlainFact[]; ports?: Ports };
  return {
    ...(facts as object),
    ...(details && { details: saidLines(details) }),
    ...(ports && { ports: saidPorts(ports, say) }),
  };
}

/** Of a laptop all together, of a PC by its sides. */
type Ports = string[] | { front: string[]; rear: string[] };

function saidPorts(ports: Ports, say: SayText): Ports {
  if (Array.isArray(ports)) return ports.map(say);
  return { front: ports.front.map(say), rear: ports.rear.map(say) };
}
