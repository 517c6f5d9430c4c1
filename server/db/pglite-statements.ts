import { messages, type PGlite, protocol, types } from "@electric-sql/pglite";
import type { SessionAnswer } from "./session.ts";

const { serialize } = protocol;

/** Statements kept prepared; more than that are sent whole each time. */
const PREPARED_LIMIT = 300;
const CHANGES = /^(?:INSERT 0|UPDATE|DELETE|MERGE) (\d+)$/;

interface Prepared {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly { name: string; dataTypeID: number }[];
}

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/**
 * Statements with parameters on PGlite, each parsed and planned once. Its own `query` does that anew every time, in six
 * calls into WebAssembly; here a statement that is known is one.
 */
export class PgliteStatements {
  readonly #db: PGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** Throws what the database said of it, with its SQLSTATE as `code`. */
  async query(sql: string, parameters: readonly unknown[]): Promise<SessionAnswer> {
    return this.#db.runExclusive(async () => {
      const statement = this.#prepared.get(sql) ?? (await this.#prepare(sql));
      const values = statement.parameterTypes.map((type, at) => this.#text(parameters[at], type));
      const answered = await this.#send([
        serialize.bind({ statement: statement.name, values }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      return this.#answer(answered, statement);
    });
  }

  async #prepare(sql: string): Promise<Prepared> {
    const isKept = this.#prepared.size < PREPARED_LIMIT;
    const name = isKept ? `kept_${this.#prepared.size}` : "";
    const described = await this.#send([
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    ]);
    const prepared = {
      name,
      parameterTypes: described.find((each) => each instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      columns: described.find((each) => each instanceof messages.RowDescriptionMessage)?.fields ?? [],
    };
    if (isKept) this.#prepared.set(sql, prepared);
    return prepared;
  }

  #send(parts: readonly Uint8Array[]): Promise<Messages> {
    return this.#db.execProtocolStream(Buffer.concat(parts));
  }

  #text(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#db.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  #answer(answered: Messages, { columns }: Prepared): SessionAnswer {
    const rows: Record<string, unknown>[] = [];
    let changedRows = 0;
    for (const message of answered) {
      if (message instanceof messages.DataRowMessage) rows.push(this.#row(message.fields, columns));
      if (message instanceof messages.CommandCompleteMessage)
        changedRows = Number(CHANGES.exec(message.text)?.[1] ?? 0);
    }
    return { rows, changedRows };
  }

  #row(fields: readonly (string | null)[], columns: Prepared["columns"]): Record<string, unknown> {
    const { parsers } = this.#db;
    return Object.fromEntries(
      columns.map(({ name, dataTypeID }, at) => [name, types.parseType(fields[at] ?? null, dataTypeID, parsers)]),
    );
  }
}
