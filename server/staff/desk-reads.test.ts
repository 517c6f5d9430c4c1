import { describe, expect, test } from "vitest";
import { databasesToTest } from "../db/test-database.ts";
import { DeskScene } from "../testing/desk-scene.ts";

/** Lists of what people wrote of themselves: names, addresses, certificates. */
const LISTS = [
  "/api/staff/points?q=ada@example.com",
  "/api/staff/reviews?state=pending",
  "/api/staff/creators",
  "/api/staff/exemptions",
  "/api/staff/screenings",
  "/api/staff/disputes",
];

describe.each(databasesToTest().slice(0, 1))("the desk's lists on %s", (kind) => {
  const scene = new DeskScene(kind);

  test.each(LISTS)("%s is read by who decides on it, and by nobody else of the desk", async (path) => {
    const answers = await Promise.all(
      (["support", "builder", "warehouse"] as const).map(async (role) => (await scene.desk(role)).get(path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403]);
  });
});
