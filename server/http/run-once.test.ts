import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuse } from "#rules/refusal.ts";
import type { Database } from "../db/database.ts";
import { everyDatabase, openTestDatabase } from "../db/test-database.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";
import { runOnce } from "./run-once.ts";

const always = () => true;
const one = () => Promise.resolve({ reply: 1 });

describe.each(everyDatabase())("running once per key on %s", (kind) => {
  let db: Database;
  let world: TestWorld;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());

  test("twenty at once run the work once and read one answer, the same to the byte", async () => {
    let runs = 0;
    const work = async () => {
      runs += 1;
      await wait(200);
      return { reply: { zebra: runs, apple: "1", of: { longer: 1, a: 2 } } };
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => runOnce(world, { scope: "test", key: "twenty", request: 1 }, work, always)),
    );
    expect(runs).toBe(1);
    expect(new Set(answers.map((once) => JSON.stringify(once.outcome === "answered" && once.answer))).size).toBe(1);
    expect(answers.filter((once) => once.outcome === "answered" && !once.replayed)).toHaveLength(1);
  });

  test("the same key with another request is refused", async () => {
    await runOnce(world, { scope: "test", key: "other", request: { amount: 1 } }, one, always);
    expect(await runOnce(world, { scope: "test", key: "other", request: { amount: 2 } }, one, always)).toEqual({
      outcome: "other_request",
    });
  });

  test("an answer that is not kept, and work that breaks, may run again", async () => {
    const once = { scope: "test", key: "again", request: 1 };
    await runOnce(
      world,
      once,
      () => Promise.resolve(refuse("cart_changed")),
      () => false,
    );
    await expect(runOnce(world, once, () => Promise.reject(new Error("broke")), always)).rejects.toThrow("broke");
    expect(await runOnce(world, once, () => Promise.resolve({ reply: "now" }), always)).toMatchObject({
      outcome: "answered",
      answer: { reply: "now" },
      replayed: false,
    });
  });

  test("a key whose process died is taken over after a minute, not before", async () => {
    const once = { scope: "test", key: "dead", request: 1 };
    const { promise, resolve } = Promise.withResolvers<{ reply: string }>();
    const stuck = runOnce(world, once, () => promise, always);
    await wait(50);
    const second = runOnce(world, once, () => Promise.resolve({ reply: "second" }), always);
    await wait(300);
    world.setNow(new Date(TEST_NOW.getTime() + 61_000));
    expect(await second).toMatchObject({ answer: { reply: "second" }, replayed: false });
    resolve({ reply: "late" });
    await stuck;
  });
});
