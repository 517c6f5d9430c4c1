import pg from "pg";
import { describe, expect, test } from "vitest";
import { PostgresSource } from "../db/postgres-source.ts";
import { sessionDatabase } from "../db/session-database.ts";
import { createThrowAway, databasesToTest } from "../db/test-database.ts";
import { CountingSource } from "../testing/counting-source.ts";
import { makeTestWorld } from "../testing/test-world.ts";
import { followCatalogue } from "./follow-catalogue.ts";

/** For a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 10 };

describe.runIf(databasesToTest().includes("postgres"))("a node that hears", () => {
  test("looks ten times a second at most, however often others ring", async () => {
    const throwAway = await createThrowAway("migrated");
    const source = new CountingSource(new PostgresSource(throwAway.url));
    const db = sessionDatabase(source);
    const world = makeTestWorld(db);
    const settings = { ...world.settings, databaseUrl: throwAway.url };
    const others = new pg.Client({ connectionString: throwAway.url });
    await others.connect();
    const following = await followCatalogue(
      { ...world, settings },
      () => {},
      () => {},
    );
    const listening =
      "select from pg_stat_activity where datname = current_database() and application_name like '% listens'";
    await expect.poll(async () => (await others.query(listening)).rowCount, PATIENCE).toBe(1);
    const from = performance.now();
    const looks = await source.count(async () => {
      for (let ring = 0; ring < 400; ring += 1) await others.query("notify catalogue_changed");
    });
    expect(looks).toBeLessThanOrEqual(2 + (performance.now() - from) / 100);
    await following.stop();
    await others.end();
    await db.close();
    await throwAway.drop();
  });
});
