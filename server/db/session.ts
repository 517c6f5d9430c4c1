/** What a statement answered: the rows it returned and how many it changed. */
export interface SessionAnswer {
  rows: Record<string, unknown>[];
  changedRows: number;
}

/** One database session, held by one caller at a time: what a transaction runs in. */
export interface Session {
  /** Without parameters `sql` may hold several statements; the answer is the last one's. Throws `DatabaseError` or `DatabaseUnreachable`. */
  query(sql: string, parameters: readonly unknown[]): Promise<SessionAnswer>;
  /** Channels that are to be notified when what it ran has committed (migration 0182); none on PGlite, where nobody else listens. */
  readonly bells?: ReadonlySet<string>;
}

/** Where sessions come from: one in PGlite's worker, a pool of them on PostgreSQL. */
export interface SessionSource {
  kind: "pglite" | "postgres";
  /** Waits for a free session; whoever gets it must give it back. Throws `DatabaseUnreachable`. */
  acquire(): Promise<Session>;
  /** The source knows which sessions broke, and does not hand them out again. */
  giveBack(session: Session): void;
  close(): Promise<void>;
}
