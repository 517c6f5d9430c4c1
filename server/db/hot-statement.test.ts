import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Queries, Tx } from "./database.ts";
import { holds, HOT_STATEMENTS, HotStatement, typeOf } from "./hot-statement.ts";
import { createThrowAway, everyDatabase, openTestDatabase } from "./test-database.ts";

interface AnswerColumn {
  name: string;
  dataTypeID: number;
}

/** A migrated database that parses a statement without running it, and says what its answer would hold. */
interface Parser {
  columnsOf(text: string): Promise<AnswerColumn[]>;
  typeNames(): Promise<{ oid: number; typname: string }[]>;
  close(): Promise<void>;
}

const TYPE_NAMES = "select oid::int, typname from pg_type";
const PARSERS: Record<Database["kind"], () => Promise<Parser>> = { pglite: openPglite, postgres: openPostgres };

async function openPglite(): Promise<Parser> {
  const db = await PGlite.create({ loadDataDir: new Blob([readFileSync(process.env["TEST_PGLITE_DUMP"] ?? "")]) });
  return {
    columnsOf: async (text) => (await db.describeQuery(text)).resultFields,
    typeNames: async () => (await db.query<{ oid: number; typname: string }>(TYPE_NAMES)).rows,
    close: () => db.close(),
  };
}

async function openPostgres(): Promise<Parser> {
  const { url, drop } = await createThrowAway("migrated");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    columnsOf: (text) => new Promise((resolve, reject) => client.query(new Parsing(text, resolve, reject))),
    typeNames: async () => (await client.query<{ oid: number; typname: string }>(TYPE_NAMES)).rows,
    async close() {
      await client.end();
      await drop();
    },
  };
}

/** The protocol's Parse and Describe without its Execute: the driver calls what is named here as the answers come. */
class Parsing implements pg.Submittable {
  readonly #text: string;
  readonly #parsed: (columns: AnswerColumn[]) => void;
  readonly handleError: (error: Error) => void;
  #columns: AnswerColumn[] = [];

  constructor(text: string, parsed: (columns: AnswerColumn[]) => void, failed: (error: Error) => void) {
    this.#text = text;
    this.#parsed = parsed;
    this.handleError = failed;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: "", text: this.#text, types: [] }, true);
    connection.describe({ type: "S", name: "" }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: AnswerColumn[] }): void {
    this.#columns = fields;
  }

  handleReadyForQuery(): void {
    this.#parsed(this.#columns);
  }
}

const files = globSync("server/**/*.ts").filter(
  (file) => !file.endsWith(".test.ts") && readFileSync(file, "utf8").includes("new HotStatement("),
);
await Promise.all(files.map((file) => import(pathToFileURL(file).href)));

test("no two hot statements have the same name", () => {
  const [name = ""] = HOT_STATEMENTS.keys();
  expect(() => new HotStatement({ name, takes: {}, gives: {}, sql: "select" })).toThrow(
    `Two hot statements are named ${name}`,
  );
});

describe.each(everyDatabase())("on the migrated tables of %s", (kind) => {
  let parser: Parser;
  let types: ReadonlyMap<number, string>;

  beforeAll(async () => {
    parser = await PARSERS[kind]();
    types = new Map((await parser.typeNames()).map(({ oid, typname }) => [oid, typname.replace(/^_(.*)/, "$1[]")]));
  });
  afterAll(() => parser.close());

  test("every hot statement is right, and gives the columns and types that it says", async () => {
    expect(HOT_STATEMENTS.size).toBeGreaterThan(files.length);
    for (const { name, text, gives } of HOT_STATEMENTS.values()) {
      const columns = await parser.columnsOf(text);
      const found = columns.map((column) => [column.name, types.get(column.dataTypeID)]);
      const said = Object.entries(gives).map(([column, type]) => [column, typeOf(type)]);
      expect(Object.fromEntries(found), name).toEqual(Object.fromEntries(said));
    }
  });

  test("one that asks for a column that is not there is found out", async () => {
    await expect(parser.columnsOf("select nothing from carts")).rejects.toThrow('column "nothing" does not exist');
  });
});

const NUMBERED = new HotStatement({
  name: "numbered",
  takes: {
    many: "int4[]",
    what: holds<{ a: number } | null>("jsonb?"),
    at: "timestamptz",
    id: "uuid?",
    bytes: "bytea",
  },
  gives: { sum: "int8", what: "jsonb?", at: "timestamptz", id: "uuid?", bytes: "bytea" },
  sql: `select sum(n) as sum, :what as what, :at as at, :id as id, :bytes as bytes from unnest(:many) as n`,
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

/** The tables and indexes that a plan reads from end to end. */
function readWhole(plan: Plan): string[] {
  const own = plan["Index Cond"] === undefined && /^(Seq|Index|Bitmap Index)/.test(plan["Node Type"]);
  const found = own ? [plan["Index Name"] ?? plan["Relation Name"] ?? ""] : [];
  return [...found, ...(plan.Plans ?? []).flatMap(readWhole)];
}

/** The plan that a session keeps for a statement, whatever its values are. */
async function keptPlan(client: pg.Client, text: string, values: number): Promise<Plan> {
  await client.query(`prepare kept as ${text}`);
  const nulls = Array.from({ length: values }, () => "null");
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (format json) execute kept ${values > 0 ? `(${nulls.join(", ")})` : ""}`,
  );
  await client.query("deallocate kept");
  const [row] = rows;
  if (!row) throw new Error("EXPLAIN answers one row");
  return row["QUERY PLAN"][0].Plan;
}

describe.runIf(everyDatabase().includes("postgres"))("a plan that PostgreSQL keeps from the first day", () => {
  test("reads no table and no index whole, whatever grows later", async () => {
    const { url, drop } = await createThrowAway("migrated");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("set plan_cache_mode = force_generic_plan");
    const whole: Record<string, string[]> = {};
    for (const { name, text, takes } of HOT_STATEMENTS.values()) {
      const read = readWhole(await keptPlan(client, text, Object.keys(takes).length));
      if (read.length > 0) whole[name] = read;
    }
    await client.end();
    await drop();
    expect(whole).toEqual({});
  });
});

describe.runIf(everyDatabase().includes("postgres"))("in a session of PostgreSQL", () => {
  test("a hot statement is planned once, whatever its values, and a composed one with them", async () => {
    const db = await openTestDatabase("postgres");
    const hot = (queries: Queries | Tx) =>
      NUMBERED.run(queries, { many: [1], what: null, at: new Date(0), id: null, bytes: Uint8Array.of() });
    const composed = (queries: Queries | Tx) =>
      queries.selectFrom("skus").select("code").where("sku_id", "=", 1).execute();
    const undone = new Error("undone");
    for (let turn = 0; turn < 4; turn += 1) {
      await composed(db.queries);
      await hot(db.queries);
      const undoing = db.transaction(async (tx) => {
        await composed(tx);
        throw undone;
      });
      await expect(undoing).rejects.toBe(undone);
      await hot(db.queries);
    }
    const { rows } = await db.execute(
      "select statement like '/*%' as hot, generic_plans, custom_plans from pg_prepared_statements order by 1 desc",
    );
    expect(rows).toMatchObject([
      { hot: true, generic_plans: 8, custom_plans: 0 },
      { hot: false, custom_plans: expect.toSatisfy((plans: number) => plans >= 5) },
    ]);
    await db.close();
  });
});

describe.each(everyDatabase())("a hot statement on %s", (kind) => {
  let db: Database;
  const at = new Date("2026-11-21T12:00:00.000Z");
  const input = { many: [1, 2, 39], what: { a: 1 }, at, id: null, bytes: Uint8Array.of(1, 255) };

  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(() => db.close());

  test("takes its values by name and gives rows of its columns, by itself and inside a transaction", async () => {
    const [row] = await NUMBERED.run(db.queries, input);
    expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
      sum: 42,
      what: { a: 1 },
      at,
      id: null,
      bytes: [1, 255],
    });
    const inside = await db.transaction((tx) => NUMBERED.run(tx, { ...input, what: null }));
    expect(inside.map(({ sum, what }) => [sum, what])).toEqual([[42, null]]);
  });
});

test("a parameter that is not taken, and one that is taken for nothing, are refused when the statement is made", () => {
  const make = (takes: Record<string, "int4">, sql: string) => () =>
    new HotStatement({ name: "n", takes, gives: {}, sql });
  expect(make({}, "select :one")).toThrow("n does not take :one");
  expect(make({ one: "int4", two: "int4" }, "select :one::text")).toThrow("n takes two for nothing");
});
