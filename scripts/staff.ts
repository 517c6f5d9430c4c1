import { openLog } from "#adapters/logging/open-log.ts";
import { emailFault } from "#rules/address/check-shipping-address.ts";
import { STAFF_ROLES, type StaffRole } from "#rules/staff/staff-roles.ts";
import { INVITATION_HOURS } from "#rules/staff/staff-states.ts";
import { makeWorld } from "#server/make-world.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { changeRoles, endStaff, inviteStaff } from "#server/staff/invite-staff.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run staff                                   lists the accounts of the desk
npm run staff -- add EMAIL ROLE[,ROLE] NAME     invites somebody, or anew who lost password or authenticator
npm run staff -- roles EMAIL ROLE[,ROLE]        gives somebody other roles
npm run staff -- end EMAIL                      shuts an account and signs it out everywhere

  ROLE   ${STAFF_ROLES.join(", ")}`;

/** `npm run staff`: who may come to the desk. On the embedded database the store must be stopped. */
await runCommand(async ([command, email = "", rolesText = "", ...nameWords]) => {
  const roles = rolesText.split(",").filter((word): word is StaffRole => STAFF_ROLES.some((role) => role === word));
  const isRoles = roles.length > 0 && roles.length === rolesText.split(",").length;
  const name = nameWords.join(" ").trim();
  const isWhole =
    command === undefined ||
    (emailFault(email) === null &&
      (command === "end" || (command === "roles" && isRoles) || (command === "add" && isRoles && name !== "")));
  if (!isWhole) return { text: USAGE, code: 2 };
  return withDatabase(async (db) => {
    const settings = readSettings(process.env);
    const world = await makeWorld(settings, db, openLog("silent"));
    if (command === "add") {
      const token = await inviteStaff(world, { email, name: name.slice(0, 60), roles });
      const link = `${settings.storeUrl}/staff/welcome?${new URLSearchParams({ token })}`;
      return { text: `${email} is invited. This link works once, for ${INVITATION_HOURS} hours:\n${link}`, code: 0 };
    }
    if (command === "roles" && (await changeRoles(world, email, roles)) !== true)
      throw new Said(`Nobody has ${email}.`);
    if (command === "end" && (await endStaff(world, email)) !== true) throw new Said(`Nobody has ${email}.`);
    const rows = await db.queries
      .selectFrom("staff")
      .leftJoin("staff_roles", "staff_roles.staff_id", "staff.id")
      .select(["staff.id", "email", "name", "state", "role"])
      .orderBy("staff.id")
      .execute();
    const people = Map.groupBy(rows, ({ id }) => id);
    const lines = [...people.values()].map((of) => {
      const [{ email: address, name: who, state } = { email: "", name: "", state: "" }] = of;
      return `${address}  ${who}, ${of.map(({ role }) => role).join(", ")}: ${state}`;
    });
    return { text: lines.length > 0 ? lines.join("\n") : "Nobody is on the staff yet.", code: 0 };
  });
});
