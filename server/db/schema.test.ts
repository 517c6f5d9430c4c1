import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { everyDatabase, openTestDatabase } from "./test-database.ts";

/** A column in words: `integer, may be null`, `text, has a default`. */
type Columns = Record<string, string>;

/** What PostgreSQL calls the types that a column of `schema.ts` may have. */
const KINDS: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "bytes",
  date: "day",
  int2: "number",
  int4: "number",
  int8: "number",
  _int4: "numbers",
  _int8: "numbers",
  json: "json",
  jsonb: "json",
  text: "text",
  _text: "texts",
  timestamptz: "instant",
  tsvector: "text",
  uuid: "text",
  xid8: "text",
};

function words(kind: string, isNullable: boolean, hasDefault: boolean): string {
  return [kind, isNullable && "may be null", hasDefault && "has a default"].filter(Boolean).join(", ");
}

async function tablesOf(db: Database): Promise<Record<string, Columns>> {
  const { rows } = await db.execute(
    `select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable,
       column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as filled
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_name <> 'migrations' and table_type = 'BASE TABLE'`,
  );
  const tables: Record<string, Columns> = {};
  for (const { table, column, type, nullable, filled } of rows)
    (tables[String(table)] ??= {})[String(column)] = words(
      KINDS[String(type)] ?? String(type),
      nullable === true,
      filled === true && nullable === false,
    );
  return tables;
}

const SOURCES = [
  "schema.ts",
  "alert-tables.ts",
  "build-tables.ts",
  "cart-tables.ts",
  "catalogue-tables.ts",
  "label-tables.ts",
  "order-tables.ts",
  "rma-tables.ts",
  "member-tables.ts",
  "staff-tables.ts",
  "webhook-tables.ts",
  "id-discount-tables.ts",
];

/** The interfaces, read as text: types leave nothing behind that a test could ask. */
function tablesWritten(source: string): Record<string, Columns> {
  const interfaces = new Map(
    [...source.matchAll(/^(?:export )?interface (\w+)(?: extends \w+)? \{\n(.*?)^\}/gms)].map(
      ([, name = "", body = ""]) => [
        name,
        [...body.matchAll(/^ {2}(\w+): ([^;]+);/gm)].map(([, field = "", type = ""]) => [field, type] as const),
      ],
    ),
  );
  const tables = ["Schema", "StaffSchema"].flatMap((name) => interfaces.get(name) ?? []);
  return Object.fromEntries(
    tables.map(([table, type]) => [
      table,
      Object.fromEntries((interfaces.get(type) ?? []).map(([column, written]) => [column, wordsOf(written)])),
    ]),
  );
}

/** What a column holds, by how its type begins once `Maybe<` and the like are off; lists of words are text. */
const HOLDS: readonly [RegExp, string][] = [
  [/^(Maybe|Default)?Json\b/, "json"],
  [/^(Maybe)?Instant\b|^Date\b/, "instant"],
  [/^Day\b/, "day"],
  [/^number\[\]/, "numbers"],
  [/\[\]$/, "texts"],
  [/^number\b/, "number"],
  [/^boolean\b/, "boolean"],
  [/^Uint8Array\b/, "bytes"],
  [/^/, "text"],
];

function wordsOf(type: string): string {
  const held = type.replace(/^(?:Maybe|Default|Generated(?:Always)?)<(.*)>$/, "$1");
  const kind = HOLDS.find(([begins]) => begins.test(held))?.[1] ?? "";
  return words(kind, /^Maybe|\| null$/.test(type), /^(Default|Generated)/.test(type));
}

describe.each(everyDatabase())("the migrations on %s", (kind) => {
  let db: Database;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  test("make exactly the tables, columns, types, nulls and defaults that schema.ts says", async () => {
    const written = tablesWritten(
      SOURCES.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n"),
    );
    expect(Object.keys(written).length).toBeGreaterThan(20);
    expect(written).toEqual(await tablesOf(db));
  });
});

test("each number of a migration is one migration's", () => {
  const numbers = readdirSync(new URL("migrations/", import.meta.url))
    .toSorted()
    .map((name) => Number(name.slice(0, 4)));
  expect(numbers).toEqual([...new Set(numbers)]);
});
