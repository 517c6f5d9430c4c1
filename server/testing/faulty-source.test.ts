import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { everyDatabase, openTestDatabase } from "../db/test-database.ts";
import { FaultySource } from "./faulty-source.ts";

describe.each(everyDatabase())("a database that a test takes away, on %s", (kind) => {
  let db: Database;
  let source: FaultySource;

  beforeAll(async () => {
    db = await openTestDatabase(kind, (real) => (source = new FaultySource(real)));
  });
  afterAll(() => db.close());

  const add = (page: string) => ({ page, position: 1, question: "Why?", answer: "Because." });
  const pages = async () =>
    (await db.queries.selectFrom("faqs").select("page").orderBy("page").execute()).map(({ page }) => page);

  test.each(["begin", "insert", "commit"])(
    "loses the answer of %s as a real one does: its session's transaction has ended, and the next is not inside it",
    async (statement) => {
      await db.queries.deleteFrom("faqs").execute();
      source.loseAnswerOf = statement;
      const lost = db.transaction((tx) => tx.insertInto("faqs").values(add("lost")).execute());
      await expect(lost).rejects.toBeInstanceOf(DatabaseUnreachable);
      source.isAway = false;
      await db.queries.insertInto("faqs").values(add("kept")).execute();
      const undone = db.transaction(async (tx) => {
        await tx.insertInto("faqs").values(add("undone")).execute();
        throw new Error("changed my mind");
      });
      await expect(undone).rejects.toThrow("changed my mind");
      expect(await pages()).toEqual(statement === "commit" ? ["kept", "lost"] : ["kept"]);
    },
  );

  test("gives nothing more out of a session that was lost, also once the database is back", async () => {
    await db.queries.deleteFrom("faqs").execute();
    const work = db.transaction(async (tx) => {
      source.isAway = true;
      const first = tx.insertInto("faqs").values(add("first")).execute();
      await expect(first).rejects.toBeInstanceOf(DatabaseUnreachable);
      source.isAway = false;
      await tx.insertInto("faqs").values(add("second")).execute();
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseUnreachable);
    expect(await pages()).toEqual([]);
  });
});
