import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PgliteStatements } from "./pglite-statements.ts";

let db: PGlite;
let statements: PgliteStatements;

beforeAll(async () => {
  db = await PGlite.create();
  await db.exec("create table shelf (sku int primary key, units int not null check (units >= 0))");
  statements = new PgliteStatements(db);
});
afterAll(() => db.close());

test("values come back as what they are, the first time and from the kept plan", async () => {
  const sql =
    "select $1::int as whole, $2::text as said, $3::timestamptz as at, $4::bytea as bytes, $5::int[] as list, $6::jsonb as facts, $7::text as nothing";
  const at = new Date("2026-11-21T15:00:00Z");
  const given = [7, "it's", at, new Uint8Array([0, 255]), [1, 2], JSON.stringify({ a: [1] }), null];
  for (const whole of [7, 8, 9])
    expect(await statements.query(sql, [whole, ...given.slice(1)])).toEqual({
      rows: [
        { whole, said: "it's", at, bytes: new Uint8Array([0, 255]), list: [1, 2], facts: { a: [1] }, nothing: null },
      ],
      changedRows: 0,
    });
});

test("what a statement changed is counted", async () => {
  const insert = "insert into shelf select unnest($1::int[]), 1";
  expect(await statements.query(insert, [[1, 2, 3]])).toEqual({ rows: [], changedRows: 3 });
  const update = "update shelf set units = $1 where sku > $2 returning sku";
  expect(await statements.query(update, [5, 1])).toEqual({ rows: [{ sku: 2 }, { sku: 3 }], changedRows: 2 });
  expect((await statements.query("delete from shelf where sku = $1", [3])).changedRows).toBe(1);
});

test("a refused statement says why, and the next one gets its own answer", async () => {
  const update = "update shelf set units = units - $1 where sku = 1";
  for (let time = 0; time < 2; time += 1) {
    await expect(statements.query(update, [9])).rejects.toMatchObject({ code: "23514", table: "shelf" });
    expect((await statements.query("select units from shelf where sku = $1", [1])).rows).toEqual([{ units: 1 }]);
  }
  await expect(statements.query("select nothing from nowhere where a = $1", [1])).rejects.toMatchObject({
    code: "42P01",
  });
  expect((await statements.query(update, [1])).changedRows).toBe(1);
});

test("more statements than are kept are answered too", async () => {
  for (let at = 0; at < 320; at += 1)
    expect((await statements.query(`select $1::int + ${at} as sum`, [1])).rows).toEqual([{ sum: at + 1 }]);
});
