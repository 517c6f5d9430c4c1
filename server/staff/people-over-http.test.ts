import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffRole } from "#rules/staff/staff-roles.ts";
import type { Database } from "../db/database.ts";
import { databasesToTest, openTestDatabase } from "../db/test-database.ts";
import { reasonAt } from "../testing/desk-scene.ts";
import { HttpShopper } from "../testing/http-shopper.ts";
import { codeOf, deskOf, STAFF_PASSWORD } from "../testing/staff-desk.ts";
import { makeTestWorld, TEST_NOW, type TestWorld } from "../testing/test-world.ts";

describe.each(databasesToTest())("who comes to the desk, on %s", (kind) => {
  let db: Database;
  let world: TestWorld;
  let owner: HttpShopper;
  let number = 0;

  beforeAll(async () => {
    db = await openTestDatabase(kind);
    world = makeTestWorld(db);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    world.setNow(TEST_NOW);
    await db.queries.deleteFrom("slow_counters").execute();
    await db.execute("update staff set state = 'ended' where state = 'active'");
    owner = await deskOf(world, address("owner"), ["owner"]);
  });
  const address = (name: string) => `${name}${(number += 1)}@example.com`;
  const desk = (role: StaffRole, email = address(role)) => deskOf(world, email, [role]);
  const actsOf = async (email: string) => {
    const { body } = await owner.get(`/api/staff/log?who=`);
    const { id } = await db.queries
      .selectFrom("staff")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    return (body["Acts"] as { Act: string; Subject: string; Who: string; Reason: string }[]).filter(
      ({ Subject }) => Subject === `staff:${id}`,
    );
  };

  test("an owner invites somebody, who joins by the link once; the log says who invited them and why", async () => {
    const Email = address("nell");
    const body = { Email, Name: "Nell Osei", Roles: ["builder"], Reason: "Bench 3" };
    const invited = await owner.post("/api/staff/people/invite", body);
    expect(invited.status).toBe(200);
    const people = invited.body["People"] as { Email: string; State: string; Roles: string[] }[];
    expect(people.find((one) => one.Email === Email)).toMatchObject({ State: "invited", Roles: ["builder"] });
    const token = new URL(String(invited.body["Link"])).searchParams.get("token") ?? "";
    const own = new HttpShopper(world);
    const joining = { token, Password: STAFF_PASSWORD, Code: await codeOf(world, Email) };
    expect((await own.post("/api/staff/invitation", joining)).status).toBe(200);
    expect((await own.get("/api/staff/session")).body).toMatchObject({ Name: "Nell Osei", Roles: ["builder"] });
    expect(JSON.stringify((await owner.get("/api/staff/log")).body)).not.toContain(token);
    const acts = await actsOf(Email);
    expect(acts.map(({ Act }) => Act)).toContain("invited");
    expect(acts.find(({ Act }) => Act === "invited")?.Reason).toBe("Bench 3");
    expect(acts.find(({ Act }) => Act === "invited")).toMatchObject({
      Who: expect.stringContaining("owner"),
      SubjectName: "Nell Osei",
      After: [{ Name: "roles", Value: '["builder"]' }],
    });
    const wrong = await owner.post("/api/staff/people/invite", { ...body, Email: "nobody" });
    expect(wrong).toMatchObject({ status: 422, body: { Reason: "email_invalid", Fields: [{ field: "Email" }] } });
    const none = await owner.post("/api/staff/people/invite", { ...body, Roles: [] });
    expect(none).toMatchObject({ status: 400, body: { Fields: [{ field: "Roles" }] } });
  });

  test("other roles count from the next call on, and an ended account or session opens nothing", async () => {
    const Email = address("ben");
    const ben = await deskOf(world, Email, ["builder"]);
    expect((await ben.get("/api/staff/log")).status).toBe(403);
    const roles = { Email, Roles: ["manager"], Reason: "Runs the floor" };
    expect((await owner.post("/api/staff/people/roles", roles)).status).toBe(200);
    expect((await ben.get("/api/staff/log")).status).toBe(200);
    expect((await owner.post("/api/staff/people/sign-out", { Email, Reason: "Lost phone" })).status).toBe(200);
    expect(reasonAt(await ben.get("/api/staff/session"))).toEqual([401, "staff_sign_in_needed"]);
    world.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const back = await ben.post("/api/staff/session", {
      Email,
      Password: STAFF_PASSWORD,
      Code: await codeOf(world, Email),
    });
    expect(back.status).toBe(200);
    const { body: all } = await owner.get("/api/staff/people");
    expect(all["People"]).toContainEqual(expect.objectContaining({ Email, State: "active", Sessions: 1 }));
    expect((await owner.post("/api/staff/people/end", { Email, Reason: "Left" })).status).toBe(200);
    expect(reasonAt(await ben.get("/api/staff/session"))).toEqual([401, "staff_sign_in_needed"]);
    expect((await actsOf(Email)).map(({ Act }) => Act).slice(0, 1)).toEqual(["ended"]);
  });

  test("the last owner stays one, also when two end each other at the same moment", async () => {
    const { rows } = await db.execute("select email from staff where state = 'active'");
    const only = String(rows[0]?.["email"]);
    const end = { Email: only, Reason: "x" };
    expect(reasonAt(await owner.post("/api/staff/people/end", end))).toEqual([409, "staff_last_owner"]);
    const roles = { ...end, Roles: ["builder"] };
    expect(reasonAt(await owner.post("/api/staff/people/roles", roles))).toEqual([409, "staff_last_owner"]);
    const invite = { ...end, Name: "x", Roles: ["owner"] };
    expect(reasonAt(await owner.post("/api/staff/people/invite", invite))).toEqual([409, "staff_last_owner"]);
    const Email = address("other");
    const other = await deskOf(world, Email, ["owner"]);
    await Promise.all([
      owner.post("/api/staff/people/end", { Email, Reason: "x" }),
      other.post("/api/staff/people/end", end),
    ]);
    const left = await db.execute("select id from staff where state = 'active'");
    expect(left.rows).toHaveLength(1);
  });

  test("the last owner stays one when two owners lower each other, or invite each other as less, at once", async () => {
    const { rows } = await db.execute("select email from staff where state = 'active'");
    let first = { email: String(rows[0]?.["email"]), at: owner };
    for (const call of ["roles", "invite", "roles", "invite"]) {
      const email = address("other");
      const second = { email, at: await desk("owner", email) };
      const less = (Email: string) => ({ Email, Name: "Less", Roles: ["builder"], Reason: "x" });
      const body = (Email: string) => {
        const { Name: _, ...roles } = less(Email);
        return call === "invite" ? less(Email) : roles;
      };
      const answers = await Promise.all([
        first.at.post(`/api/staff/people/${call}`, body(second.email)),
        second.at.post(`/api/staff/people/${call}`, body(first.email)),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await db.execute(`select email from staff join staff_roles on staff_id = staff.id
        where state = 'active' and role = 'owner'`);
      expect(left.rows).toHaveLength(1);
      first = left.rows[0]?.["email"] === first.email ? first : second;
    }
  });

  test("nobody else manages the staff, and no owner without a fresh code", async () => {
    const body = { Email: address("nobody"), Name: "x", Roles: ["builder"], Reason: "x" };
    for (const role of ["manager", "support", "builder", "warehouse"] as const) {
      const at = await desk(role);
      for (const call of ["invite", "roles", "sign-out", "end"])
        expect((await at.post(`/api/staff/people/${call}`, body)).status, `${role} ${call}`).toBe(403);
      expect((await at.get("/api/staff/people")).status).toBe(403);
    }
    const stranger = new HttpShopper(world);
    expect(reasonAt(await stranger.post("/api/staff/people/invite", body))).toEqual([401, "staff_sign_in_needed"]);
    expect(reasonAt(await stranger.get("/api/staff/log"))).toEqual([401, "staff_sign_in_needed"]);
    const unknown = { Email: body.Email, Reason: "x" };
    expect(reasonAt(await owner.post("/api/staff/people/end", unknown))).toEqual([404, "staff_unknown"]);
    expect(reasonAt(await owner.post("/api/staff/people/sign-out", unknown))).toEqual([404, "staff_unknown"]);
    world.setNow(new Date(TEST_NOW.getTime() + 11 * 60_000));
    expect(reasonAt(await owner.post("/api/staff/people/invite", body))).toEqual([403, "staff_code_needed"]);
    expect(await db.queries.selectFrom("staff").select("id").where("email", "=", body.Email).execute()).toEqual([]);
  });

  test("where the log cannot be written, nothing is changed", async () => {
    const Email = address("kept");
    await deskOf(world, Email, ["builder"]);
    await db.execute(`create function no_log() returns trigger language plpgsql as
      'begin if new.act = ''ended'' then raise exception ''no room''; end if; return new; end'`);
    await db.execute("create trigger no_log before insert on staff_log for each row execute function no_log()");
    expect((await owner.post("/api/staff/people/end", { Email, Reason: "x" })).status).toBe(500);
    await db.execute("drop trigger no_log on staff_log");
    await db.execute("drop function no_log");
    const row = await db.queries.selectFrom("staff").select("state").where("email", "=", Email).executeTakeFirst();
    expect(row?.state).toBe("active");
  });
});
