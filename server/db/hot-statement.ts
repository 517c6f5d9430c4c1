import { CompiledQuery } from "kysely";
import { retried } from "./database-error.ts";
import type { Queries, Tx } from "./database.ts";

/** PostgreSQL's names of the types that hot statements take and give, and what they are here. */
export interface SqlTypes {
  bool: boolean;
  int4: number;
  int8: number;
  text: string;
  uuid: string;
  bytea: Uint8Array;
  timestamptz: Date;
  date: string;
  /** Given as a value, and sent as its JSON. */
  json: unknown;
  jsonb: unknown;
  "int4[]": readonly number[];
  "text[]": readonly string[];
  "uuid[]": readonly string[];
}

type SqlType = keyof SqlTypes;
/** A question mark where null may stand: `int4?`. */
type Column = SqlType | `${SqlType}?`;
type Columns = Readonly<Record<string, Column>>;

type Holding<Value> = Column & { readonly holds: Value };

/** A column whose values are known more closely than by its type: what a `json` is made of, which words a `text` may be. */
export function holds<Value>(column: Column): Holding<Value> {
  return column as Holding<Value>;
}

type ValueOf<C> = C extends { readonly holds: infer Value }
  ? Value
  : C extends `${infer Type extends SqlType}?`
    ? SqlTypes[Type] | null
    : C extends SqlType
      ? SqlTypes[C]
      : never;
type Values<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

const JSON_TYPE = /^jsonb?$/;
const PARAMETER = /(?<![:\w]):([a-zA-Z]\w*)/g;

/** All that were made, by name. */
export const HOT_STATEMENTS = new Map<string, HotStatement<Columns, Columns>>();

const TEXTS = new Set<string>();

/** Whether this is the text of a hot statement. */
export function isHot(sql: string): boolean {
  return TEXTS.has(sql);
}

/**
 * SQL written by hand and kept prepared, for a path that every shopper takes (decision 19): one round trip, and nothing
 * built or compiled for it. `takes` names the parameters, which stand in `sql` as `:name`; `gives` names the columns of
 * its answer. `hot-statement.test.ts` holds both to the migrated tables.
 */
export class HotStatement<Takes extends Columns, Gives extends Columns> {
  readonly name: string;
  readonly takes: Takes;
  readonly gives: Gives;
  /** As it is sent. Begins with its name, so that the database's own logs and statistics tell it. */
  readonly text: string;

  constructor({ name, takes, gives, sql }: { name: string; takes: Takes; gives: Gives; sql: string }) {
    this.name = name;
    this.takes = takes;
    this.gives = gives;
    const names = Object.keys(takes);
    const used = new Set<string>();
    const numbered = sql.replaceAll(PARAMETER, (_, parameter: string) => {
      const at = names.indexOf(parameter);
      if (at < 0) throw new Error(`${name} does not take :${parameter}`);
      used.add(parameter);
      return `$${at + 1}::${typeOf(takes[parameter])}`;
    });
    const unused = names.filter((each) => !used.has(each));
    if (unused.length > 0) throw new Error(`${name} takes ${unused.join(", ")} for nothing`);
    this.text = `/* ${name} */ ${numbered.trim()}`;
    if (HOT_STATEMENTS.has(name)) throw new Error(`Two hot statements are named ${name}`);
    HOT_STATEMENTS.set(name, this);
    TEXTS.add(this.text);
  }

  /** Runs it by itself, again where two met and this one gave way, or as a part of a transaction. */
  async run(queries: Queries | Tx, input: Values<Takes>): Promise<Values<Gives>[]> {
    const parameters = Object.entries(this.takes).map(([name, column]) =>
      JSON_TYPE.test(typeOf(column)) && input[name] !== null ? JSON.stringify(input[name]) : input[name],
    );
    const ask = () => queries.executeQuery<Values<Gives>>(CompiledQuery.raw(this.text, parameters));
    const { rows } = await (queries.isTransaction ? ask() : retried(ask));
    return rows;
  }
}

/** Without the question mark. */
export function typeOf(column: Column | undefined): string {
  return column?.replace("?", "") ?? "";
}
