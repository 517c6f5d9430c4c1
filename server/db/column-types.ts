import type { ColumnType } from "kysely";

/** `timestamptz`: an instant, always a Date. */
export type Instant = ColumnType<Date, Date, Date>;
export type MaybeInstant = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** `date`: a day as `2026-11-21`, never a Date, because a day has no time zone. */
export type Day = string;
/** `jsonb`: written as JSON text, read as a value that its reader checks or knows. */
export type Json<Value = unknown> = ColumnType<Value, string, string>;
export type MaybeJson<Value = unknown> = ColumnType<Value | null, string | null | undefined, string | null>;
export type DefaultJson<Value = unknown> = ColumnType<Value, string | undefined, string>;
export type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
/** A column with a default of its own. */
export type Default<Value> = ColumnType<Value, Value | undefined, Value>;
