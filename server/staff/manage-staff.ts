import type * as wire from "#contract/staff-people.ts";
import { emailFault } from "#rules/address/check-shipping-address.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { sql } from "kysely";
import type { StaffHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { type ByWhom, changeRoles, endSessionsOf, endStaff, inviteAtDesk } from "./invite-staff.ts";

export const getStaffPeople: StaffHandler<typeof wire.getStaffPeople> = async ({ world }) => ({
  reply: await listPeople(world),
});

export const inviteStaffPerson: StaffHandler<typeof wire.inviteStaffPerson> = async ({ world, principal, body }) => {
  const { Email: email, Name: name, Roles: roles, Reason: reason } = body;
  if (emailFault(email) !== null) return refuse("email_invalid", {}, [{ field: "Email" }]);
  const token = await inviteAtDesk(world, { email, name, roles }, by(principal, reason));
  if (typeof token !== "string") return token;
  const Link = `${world.settings.storeUrl}/staff/welcome?${new URLSearchParams({ token }).toString()}`;
  return { reply: { ...(await listPeople(world)), Link } };
};

export const changeStaffRoles: StaffHandler<typeof wire.changeStaffRoles> = async ({ world, principal, body }) =>
  answer(world, await changeRoles(world, body.Email, [...new Set(body.Roles)], by(principal, body.Reason)));

export const endStaffSessionsOf: StaffHandler<typeof wire.endStaffSessionsOf> = async ({ world, principal, body }) =>
  answer(world, await endSessionsOf(world, body.Email, by(principal, body.Reason)));

export const endStaffPerson: StaffHandler<typeof wire.endStaffPerson> = async ({ world, principal, body }) =>
  answer(world, await endStaff(world, body.Email, by(principal, body.Reason)));

function by({ staffId, clientKey }: { staffId: number; clientKey: string }, reason: string): ByWhom {
  return { staffId, clientKey, reason };
}

async function answer(world: World, done: true | Refusal): Promise<{ reply: wire.StaffPeople } | Refusal> {
  return done === true ? { reply: await listPeople(world) } : done;
}

async function listPeople({ db, now, config }: World): Promise<wire.StaffPeople> {
  const rows = await db.queries
    .selectFrom("staff")
    .select(["staff.id", "email", "name", "state"])
    .select([
      sql<wire.StaffPerson["Roles"]>`(select coalesce(jsonb_agg(role order by role), '[]') from staff_roles
        where staff_id = staff.id)`.as("roles"),
      sql<number>`(select count(*)::int from staff_sessions
        where staff_id = staff.id and ends_at > ${now()} and idle_until > ${now()})`.as("sessions"),
      sql<Date | null>`(select max(used_at) from staff_sessions where staff_id = staff.id)`.as("usedAt"),
    ])
    .orderBy((eb) => eb("state", "=", "ended"))
    .orderBy("staff.name")
    .orderBy("staff.id")
    .limit(500)
    .execute();
  return {
    Success: true,
    People: rows.map(({ email, name, state, roles, sessions, usedAt }) => ({
      Email: email,
      Name: name,
      State: state,
      Roles: roles,
      Sessions: sessions,
      UsedAt: usedAt?.toISOString() ?? "",
    })),
    TimeZone: config.shipping.warehouse.timeZone,
  };
}
