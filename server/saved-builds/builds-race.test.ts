import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { getSavedBuilds, removeSavedBuild, restoreSavedBuild, saveBuild } from "#contract/saved-builds.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { noRateLimits } from "../http/rate-limits.ts";
import { codeOfParts, loadLabShop, partsOfSlot } from "../testing/build-shop.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { makeTestWorld, type TestWorld } from "../testing/test-world.ts";
import { newVisitor, type Visitor } from "../testing/visitor.ts";
import { MOST_BUILDS } from "./saved-builds-table.ts";

const CASES = ["case-lumen-white", "case-forge-white"] as const;
/** Together, more builds than an account holds. */
const PROCESSORS = partsOfSlot(2).slice(0, 8);
const CARDS = partsOfSlot(5).slice(0, 8);
const AT_ONCE = 50;

/** PGlite does one thing after the other: only PostgreSQL shows a race. */
describe.each(databasesToTest().filter((kind) => kind !== "pglite"))("saved builds at the same time on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    await loadLabShop(db, ...CASES, ...PROCESSORS, ...CARDS);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    email = `racer-${(count += 1)}@example.com`;
    await addMember(world, { email });
  });

  const browser = (cookies = new Map<string, string>()) => newVisitor(world, noRateLimits, cookies);
  const enter = async (visitor: Visitor) => {
    await visitor.call(signIn, { body: { Email: email, Password: PASSWORD } });
    return visitor;
  };
  const atOnce = <T>(times: number, act: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, n) => act(n)));
  const save = (visitor: Visitor, slug: string = CASES[0]) =>
    visitor.tryCall(saveBuild, { body: { Build: codeOfParts(slug) } });
  const builds = async (visitor: Visitor) => (await visitor.call(getSavedBuilds)).Builds;
  test("the same build saved fifty times at once is there once", async () => {
    const member = await enter(browser());
    const answers = await atOnce(AT_ONCE, () => save(member));
    expect(answers.filter((answer) => "reply" in answer && answer.reply.IsNew)).toHaveLength(1);
    expect(await builds(member)).toHaveLength(1);
  });

  test("the last place is given once", async () => {
    const member = await enter(browser());
    const codes = PROCESSORS.flatMap((processor) => CARDS.map((card) => codeOfParts(processor, card)));
    for (const Build of codes.slice(0, MOST_BUILDS - 1)) await member.call(saveBuild, { body: { Build } });
    const answers = await Promise.all(CASES.flatMap((slug) => Array.from({ length: 10 }, () => save(member, slug))));
    const refused = answers.filter((answer) => "refusal" in answer);
    expect(refused.map(({ refusal }) => refusal.alert.Reason)).toEqual(Array(10).fill("builds_full"));
    expect(await builds(member)).toHaveLength(MOST_BUILDS);
  });

  test("one browser that signs in twice at once brings its builds once, and none is lost", async () => {
    const guest = browser();
    for (const slug of CASES) await save(guest, slug);
    const [one, other] = [browser(new Map(guest.cookies)), browser(new Map(guest.cookies))];
    await Promise.all([enter(one), enter(other)]);
    expect(await builds(one)).toHaveLength(2);
    expect(await builds(other)).toHaveLength(2);
  });

  test("however many guests bring theirs, an account has a hundred; what has no room is found on its browser", async () => {
    const codes = (...more: string[]) =>
      PROCESSORS.flatMap((processor) => CARDS.map((card) => codeOfParts(processor, card, ...more)));
    const filled = async (these: readonly string[]) => {
      const guest = browser();
      for (const Build of these) await guest.call(saveBuild, { body: { Build } });
      return guest;
    };
    for (const slug of CASES) await enter(await filled(codes(slug).slice(0, 40)));
    const last = await filled(codes().slice(0, MOST_BUILDS));
    const [one, other] = [browser(new Map(last.cookies)), browser(new Map(last.cookies))];
    await Promise.all([enter(one), enter(other)]);
    expect(await builds(one)).toHaveLength(2 * MOST_BUILDS);
    expect(await builds(last)).toHaveLength(30);
    await enter(browser(new Map(last.cookies)));
    expect(await builds(one)).toHaveLength(2 * MOST_BUILDS);
  });

  test("two accounts that sign in on one browser at once share nothing", async () => {
    const guest = browser();
    for (const slug of CASES) await save(guest, slug);
    const mine = browser(new Map(guest.cookies));
    const theirs = browser(new Map(guest.cookies));
    const theirEmail = `their-${email}`;
    await addMember(world, { email: theirEmail });
    await Promise.all([enter(mine), theirs.call(signIn, { body: { Email: theirEmail, Password: PASSWORD } })]);
    const counts = [(await builds(mine)).length, (await builds(theirs)).length];
    expect(counts.toSorted()).toEqual([0, 2]);
  });

  test("saving, removing, putting back and signing in at once never wait for each other for good", async () => {
    const guest = browser();
    const first = await save(guest);
    const Id = "reply" in first ? first.reply.Id : "";
    const member = browser(new Map(guest.cookies));
    await Promise.all([
      enter(member),
      ...Array.from({ length: 10 }, (_, n) => save(browser(new Map(guest.cookies)), CASES[n % 2])),
      ...Array.from({ length: 5 }, () => guest.tryCall(removeSavedBuild, { body: { Id } })),
      ...Array.from({ length: 5 }, () => guest.tryCall(restoreSavedBuild, { body: { Id } })),
    ]);
    const codes = (await builds(member)).map(({ Build }) => Build);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toContain(codeOfParts(CASES[1]));
  });
});
