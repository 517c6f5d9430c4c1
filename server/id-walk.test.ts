import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasRight, STAFF_ROLES, type StaffRole } from "#rules/staff/staff-roles.ts";
import { createApp } from "./http/app.ts";
import { noRateLimits } from "./http/rate-limits.ts";
import type { Route } from "./http/route.ts";
import { ROUTES } from "./routes.ts";
import { hashPassword } from "./members/hash-password.ts";
import { startStaffSession } from "./sessions/staff-sessions-table.ts";
import { inviteStaff } from "./staff/invite-staff.ts";
import { findStaffByEmail } from "./staff/staff-table.ts";
import { ID_CALLS, idCallKey, type Thing } from "./testing/id-calls.ts";
import { isForGuests } from "./testing/is-for-guests.ts";
import { ABSENT, makeThing, newOwner, type Owner } from "./testing/owned-things.ts";
import { keepMails } from "./testing/members.ts";
import { openTestMarket, type TestMarket } from "./testing/test-market.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const CALLS = ROUTES.flatMap((route) => (ID_CALLS[idCallKey(route)] ?? []).map((idCall) => ({ route, idCall })));

let market: TestMarket;
let app: ReturnType<typeof createApp>;
let guest: Owner;
let member: Owner;
/** What two other people have, a guest and a member. */
let foreign: Record<Thing, string[]>;
/** Cookies by who asks. */
let shoppers: Record<string, Owner["visitor"]["cookies"]>;
let staff: { role: StaffRole; isFresh: boolean; cookies: Owner["visitor"]["cookies"] }[];

beforeAll(async () => {
  market = await openTestMarket("pglite", { timeoutMs: 5_000 });
  const { world, db } = market;
  keepMails(world);
  await db.queries.updateTable("stock").set({ on_hand: 100_000 }).where("policy", "=", "tracked").execute();
  app = createApp({ world, routes: ROUTES, limits: noRateLimits });
  guest = await newOwner(world, "guest", "guest");
  member = await newOwner(world, "member", "member");
  staff = [];
  const hash = await hashPassword(world, "a quiet bench by the window");
  for (const role of STAFF_ROLES) staff.push(...(await atTheDesk(role, hash)));
  const others = [await newOwner(world, "other-guest", "guest"), await newOwner(world, "other-member", "member")];
  foreign = {} as Record<Thing, string[]>;
  for (const thing of Object.keys(ABSENT) as Thing[]) {
    foreign[thing] = [];
    for (const other of others)
      if (other.memberId !== null || isForGuests(thing)) foreign[thing].push(await makeThing(world, other, thing));
  }
  const desk = staff.at(-1)?.cookies ?? new Map<string, string>();
  shoppers = { stranger: new Map(), guest: guest.visitor.cookies, member: member.visitor.cookies, "at the desk": desk };
});
afterAll(() => market.close());

/** One of this role, with a fresh second factor and with one of an hour ago. */
async function atTheDesk(role: StaffRole, hash: string): Promise<typeof staff> {
  const { world, db } = market;
  const email = `${role}@example.com`;
  await inviteStaff(world, { email, name: role, roles: [role] });
  const active = { state: "active", password_hash: hash, invitation_sha256: null, totp_step: 0 } as const;
  await db.queries.updateTable("staff").set(active).where("email", "=", email).execute();
  const staffId = (await findStaffByEmail(db.queries, email))?.id ?? 0;
  const sessions: typeof staff = [];
  for (const isFresh of [false, true]) {
    const token = await db.transaction((tx) =>
      startStaffSession(world, tx, { staffId, device: { userAgent: "", network: "" } }),
    );
    sessions.push({ role, isFresh, cookies: new Map([["staff", token]]) });
    const anHourAgo = new Date(world.now().getTime() - 3_600_000);
    if (!isFresh)
      await db.queries
        .updateTable("staff_sessions")
        .set({ proved_at: anHourAgo })
        .where("staff_id", "=", staffId)
        .execute();
  }
  return sessions;
}

/** What an answer is, but for its day, its number and what is random in it. */
async function ask({ endpoint }: Route, input: object, cookies: ReadonlyMap<string, string>) {
  await market.db.execute("delete from slow_counters");
  const isGet = endpoint.method === "GET";
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : "";
  const answer = await app.request(`http://localhost:3000${endpoint.path}${query}`, {
    method: endpoint.method,
    headers: {
      "content-type": "application/json",
      origin: market.world.settings.storeUrl,
      cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)));
  return { status: answer.status, headers, body: await answer.text() };
}

/** The same answer for another id, where it says the id at all. */
const without = (answer: Awaited<ReturnType<typeof ask>>, id: string) => ({
  ...answer,
  body: id.split(" ").reduce((text, part) => text.replaceAll(part, "its id"), answer.body),
});

const NAMED = (who: "staff" | "shopper") =>
  CALLS.filter(({ route }) => (route.rules.who === "staff") === (who === "staff")).map(({ route, idCall }) => ({
    name: `${route.endpoint.method} ${route.endpoint.path} by its ${idCall.thing}`,
    route,
    idCall,
  }));

/** Everything of those two people that a stranger could have moved. */
async function theirs(): Promise<string> {
  const tables = ["carts", "cart_items", "orders", "order_events", "rmas", "rma_proofs", "reviews", "members"];
  tables.push(
    "member_addresses",
    "member_sessions",
    "passkeys",
    "payments",
    "order_revisions",
    "point_entries",
    "order_surveys",
  );
  const whose = ["other-guest", "other-member"].map((name) => `${name}@example.com`);
  const { rows } = await market.db.execute(
    tables.map((table) => `select '${table}' || row::text as text from ${table} as row`).join(" union all ") +
      " order by 1",
  );
  const texts = rows.map(({ text }) => String(text));
  return texts.filter((text) => isTheirs(text, whose)).join("\n");
}
const isTheirs = (text: string, whose: readonly string[]) =>
  [...whose, ...Object.values(foreign).flat()].some((part) => text.includes(part));

test.each(NAMED("shopper"))("$name: another's looks exactly like one that is not there, to everybody", async (row) => {
  const { route, idCall } = row;
  const { thing } = idCall;
  const before = await theirs();
  for (const [who, cookies] of Object.entries(shoppers)) {
    const absent = without(await ask(route, idCall.input(ABSENT[thing]), cookies), ABSENT[thing]);
    expect(absent.status, who).toBeLessThan(500);
    for (const id of foreign[thing])
      expect(without(await ask(route, idCall.input(id), cookies), id), who).toEqual(absent);
  }
  expect(await theirs()).toBe(before);
  if (idCall.blind) return;
  for (const owner of [guest, member].filter(({ memberId }) => memberId !== null || isForGuests(thing))) {
    const { cookies } = owner.visitor;
    const own = await makeThing(market.world, owner, thing);
    const absent = without(await ask(route, idCall.input(ABSENT[thing]), cookies), ABSENT[thing]);
    const seen = without(await ask(route, idCall.input(own), cookies), own);
    expect([seen.status, seen.body], "own").not.toEqual([absent.status, absent.body]);
  }
});

test.each(NAMED("staff"))(
  "$name: who may not learns nothing by it, and who may is told what is not there",
  async (row) => {
    const { route, idCall } = row;
    const { thing } = idCall;
    const real = foreign[thing].at(-1) ?? "";
    const { act } = route.rules;
    for (const [who, cookies] of Object.entries({ ...shoppers, "at the desk": new Map<string, string>() })) {
      const answers = [
        await ask(route, idCall.input(real), cookies),
        await ask(route, idCall.input(ABSENT[thing]), cookies),
      ];
      expect(answers[0], who).toEqual(answers[1]);
      expect(answers[0]?.status, who).toBe(401);
    }
    const told: boolean[] = [];
    const turnedAway: unknown[][] = [];
    for (const { role, isFresh, cookies } of staff) {
      const who = `${role}, ${isFresh ? "fresh" : "stale"}`;
      const absent = without(await ask(route, idCall.input(ABSENT[thing]), cookies), ABSENT[thing]);
      const seen = without(await ask(route, idCall.input(real), cookies), real);
      const mayAct = act && hasRight([role], act.right) && (act.stepUp === "none" || isFresh);
      if (mayAct) told.push(seen.status !== absent.status || seen.body !== absent.body);
      else turnedAway.push([seen, absent.status], [absent, 403]);
      expect(absent.status, who).toBeLessThan(500);
    }
    expect(turnedAway.filter((_, at) => at % 2 === 0)).toEqual(turnedAway.filter((_, at) => at % 2 === 1));
    // What the first of them decided is as good as gone for the others.
    expect(told).toContain(true);
  },
);

test("another's return is not there under one's own order, nor one's own under another's", async () => {
  expect(await toldApart("rma")).toEqual([]);
});
test("another's change of an order is not there under one's own, nor one's own under another's", async () => {
  expect(await toldApart("change")).toEqual([]);
});

/** The calls that answer otherwise for somebody's thing under another's order than for what is not there. */
async function toldApart(thing: "rma" | "change"): Promise<string[]> {
  const told: string[] = [];
  const absent = ABSENT[thing].split(" ")[1] ?? "";
  for (const owner of [guest, member]) {
    // Of one's own nothing is moved: none of these calls names it with its order.
    const [order, number] = (await makeThing(market.world, owner, thing)).split(" ");
    for (const { route, idCall } of NAMED("shopper").filter((call) => call.idCall.thing === thing)) {
      const { cookies } = owner.visitor;
      const answerTo = async (both: string, id: string) => without(await ask(route, idCall.input(both), cookies), id);
      const nothing = await answerTo(`${order} ${absent}`, absent);
      const missing = await answerTo(ABSENT[thing], ABSENT[thing]);
      for (const both of foreign[thing]) {
        const [itsOrder = "", itsNumber = ""] = both.split(" ");
        const under = await answerTo(`${order} ${itsNumber}`, itsNumber);
        const hidden = await answerTo(`${itsOrder} ${number}`, itsOrder);
        if (!isDeepStrictEqual([under, hidden], [nothing, missing])) told.push(`${owner.email} ${idCallKey(route)}`);
      }
    }
  }
  return told;
}
