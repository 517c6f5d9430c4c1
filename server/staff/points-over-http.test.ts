import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn } from "#contract/members.ts";
import { getMyData } from "#contract/my-data.ts";
import { getPointsPage } from "#contract/points.ts";
import { databasesToTest } from "../db/test-database.ts";
import { expirePoints } from "../points/expire-points.ts";
import { DeskScene, reasonAt } from "../testing/desk-scene.ts";
import type { HttpShopper } from "../testing/http-shopper.ts";
import { addMember, PASSWORD } from "../testing/members.ts";
import { newVisitor } from "../testing/visitor.ts";

describe.each(databasesToTest())("points at the desk on %s", (kind) => {
  const scene = new DeskScene(kind);
  let support: HttpShopper;
  let manager: HttpShopper;
  let owner: HttpShopper;
  let memberId: number;
  let email: string;
  let count = 0;

  beforeAll(async () => {
    support = await scene.desk("support");
    manager = await scene.desk("manager");
    owner = await scene.desk("owner");
  });
  beforeEach(async () => {
    await scene.market.db.execute("delete from slow_counters");
    await scene.market.db.execute("update points_corrections set asked_at = asked_at - interval '2 days'");
    email = `points-${(count += 1)}@example.com`;
    memberId = await addMember(scene.market.world, { email });
  });

  const ask = async (By: number, more: object = {}, by = support) =>
    by.post("/api/staff/points/correct", {
      MemberId: memberId,
      Point: await points(),
      By,
      Reason: "The parcel was late",
      Key: randomUUID(),
      ...more,
    });
  const decide = (Key: string, Decision: string, by = manager) =>
    by.post("/api/staff/points/decide", { Key, Decision });
  const points = async () => {
    const { body } = await support.get(`/api/staff/points?q=${encodeURIComponent(email.toUpperCase())}`);
    return (body["Members"] as { Point: number }[])[0]?.Point;
  };
  const waits = async () => {
    const { body } = await manager.get("/api/staff/points");
    return (body["Waiting"] as { Key: string; Member: { MemberId: number } }[]).filter(
      ({ Member }) => Member.MemberId === memberId,
    );
  };

  test("are given and taken with a reason, once a key, and never more than are there", async () => {
    const Key = randomUUID();
    const twice = await Promise.all([ask(800, { Key }), ask(800, { Key }), ask(800, { Key })]);
    expect(twice.map(({ status, body }) => [status, body["State"]])).toEqual([
      [200, "done"],
      [200, "done"],
      [200, "done"],
    ]);
    expect(await points()).toBe(800);
    expect(reasonAt(await ask(900, { Key }))).toEqual([409, "points_key_used"]);
    expect(await ask(-801)).toMatchObject({
      status: 409,
      body: { Reason: "points_not_there", Facts: { balance: 800 }, Fields: [{ field: "By" }] },
    });
    const taken = await Promise.all(Array.from({ length: 5 }, () => ask(-300, { Point: 800 })));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await ask(300, { Point: 800 }, manager)).toMatchObject({
      status: 409,
      body: { Reason: "points_moved", Facts: { balance: 500 } },
    });
    expect(await points()).toBe(500);
  });

  test("are refused by the field that is wrong, and to who may not", async () => {
    expect(await ask(0)).toMatchObject({ status: 400, body: { Fields: [{ field: "By" }] } });
    expect(await ask(5, { Reason: " " })).toMatchObject({ status: 400, body: { Fields: [{ field: "Reason" }] } });
    expect(await ask(5, { MemberId: 1_999_999_999 })).toMatchObject({
      status: 404,
      body: { Reason: "member_unknown", Fields: [{ field: "MemberId" }] },
    });
    // Nobody has confirmed it: the account is forgotten again, and nothing may hang on it.
    const unconfirmed = await addMember(scene.market.world, { email: `new-${email}`, state: "unconfirmed" });
    expect(reasonAt(await ask(5, { MemberId: unconfirmed }))).toEqual([404, "member_unknown"]);
    const builder = await scene.desk("builder");
    expect((await ask(5, {}, builder)).status).toBe(403);
    expect((await decide(randomUUID(), "done", support)).status).toBe(403);
    expect(reasonAt(await decide(randomUUID(), "done"))).toEqual([409, "points_not_waiting"]);
  });

  test("above what one person may do alone in a day wait for a second person, who is not the first", async () => {
    expect((await ask(4_000)).body["State"]).toBe("done");
    const Key = randomUUID();
    expect((await ask(1_001, { Key })).body["State"]).toBe("waiting");
    expect([await points(), (await waits()).length]).toEqual([4_000, 1]);
    const own = randomUUID();
    expect((await ask(6_000, { Key: own }, manager)).body["State"]).toBe("waiting");
    expect(reasonAt(await decide(own, "done"))).toEqual([409, "points_second_person"]);
    const both = await Promise.all([decide(Key, "done"), decide(Key, "done", owner), decide(Key, "declined")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const wasDone = both[2]?.status !== 200;
    expect(await points()).toBe(wasDone ? 5_001 : 4_000);
    expect((await decide(own, "declined", owner)).body["State"]).toBe("declined");
    expect(await waits()).toEqual([]);
  });

  test("that were spent meanwhile are not taken by the second person either", async () => {
    await ask(5_000);
    const Key = randomUUID();
    expect((await ask(-4_000, { Key })).body["State"]).toBe("waiting");
    await ask(-3_000, {}, owner);
    expect(reasonAt(await decide(Key, "done"))).toEqual([409, "points_not_there"]);
    expect([await points(), (await waits()).length]).toEqual([2_000, 1]);
  });

  test("stand in the member's history with the reason, in the copy of the data, and in the staff's log", async () => {
    await ask(500);
    const member = newVisitor(scene.market.world);
    await member.call(signIn, { body: { Email: email, Password: PASSWORD } });
    const page = await member.call(getPointsPage);
    expect([page.Total, page.Lines]).toEqual([
      500,
      [expect.objectContaining({ Kind: "correct", Points: 500, Why: "The parcel was late", ExpiresAt: null })],
    ]);
    await expirePoints(scene.market.world);
    expect((await member.call(getPointsPage)).Total).toBe(500);
    expect((await member.call(getMyData)).Data["PointsCorrections"]).toMatchObject([{ points: 500, state: "done" }]);
    const log = await scene.market.db.queries
      .selectFrom("staff_log")
      .select(["act", "after", "reason"])
      .where("subject", "=", `member:${memberId}`)
      .execute();
    expect(log).toEqual([
      { act: "points_correct", after: { points: 500, state: "done" }, reason: "The parcel was late" },
    ]);
  });
});
