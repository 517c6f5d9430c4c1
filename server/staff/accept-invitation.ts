import type { acceptInvitation as acceptCall, openInvitation as openCall } from "#contract/staff.ts";
import { checkPassword } from "#rules/member/check-password.ts";
import { totpSecretText, totpUri } from "#rules/member/totp.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { STAFF_PASSWORD_LEAST } from "#rules/staff/staff-states.ts";
import type { Queries, Tx } from "../db/database.ts";
import type { Handler } from "../http/route.ts";
import { hashPassword } from "../members/hash-password.ts";
import { qrPath } from "../sessions/qr-path.ts";
import { openSecret } from "../sessions/sealed-secret.ts";
import { startStaffSession } from "../sessions/staff-sessions-table.ts";
import type { World } from "../world.ts";
import { countStaffCode, countWrongTry } from "./count-staff-tries.ts";
import { invitationSha256 } from "./invite-staff.ts";
import { noteStaffAct } from "./staff-log.ts";
import { secretOwner, type StaffRow, takeCode } from "./staff-table.ts";
import { spoken } from "../languages/spoken.ts";

const { passwordFaultText } = spoken.members;

/** Shows whose it is and the authenticator's secret; nothing is used up, so that programs that fetch links end none. */
export const openInvitation: Handler<typeof openCall> = async ({ world, principal, query }) => {
  const staff = await findInvited(world, query.token);
  if (!staff) return refuseLink(world, principal.clientKey);
  const secret = openSecret(world, staff.totp_sealed, secretOwner(staff));
  const { name: issuer } = world.config.store;
  const uri = totpUri(secret, { issuer, account: staff.email });
  const { path, size } = qrPath(uri);
  return {
    reply: {
      Success: true as const,
      Email: staff.email,
      Name: staff.name,
      Secret: totpSecretText(secret),
      Uri: uri,
      Qr: path,
      QrSize: size,
    },
  };
};

/** A password and a first code, and the link is used up: one of many at once gets in. */
export const acceptInvitation: Handler<typeof acceptCall> = async (call) => {
  const { world, principal, device, body, setStaffSession } = call;
  const staff = await findInvited(world, body.token);
  if (!staff) return refuseLink(world, principal.clientKey);
  const tooMany = await countStaffCode(world, staff.id, "stranger");
  if (tooMany) return tooMany;
  const wrong = checkPassword(body.Password, staff.email, STAFF_PASSWORD_LEAST);
  if (wrong) return refuse("password_refused", {}, [{ field: "Password", message: passwordFaultText(wrong) }]);
  const passwordHash = await hashPassword(world, body.Password);
  const joined = await world.db.transaction(async (tx) => {
    // Somebody else may have used it between the look and now, or a newer invitation ended it.
    const held = await invited(tx, world, body.token).forNoKeyUpdate().executeTakeFirst();
    if (!held) return "link ended";
    if (!(await takeCode(world, tx, held, body.Code))) return "code wrong";
    await tx
      .updateTable("staff")
      .set({ state: "active", password_hash: passwordHash, invitation_sha256: null, changed_at: world.now() })
      .where("id", "=", staff.id)
      .execute();
    const { clientKey } = principal;
    await noteStaffAct(world, tx, { staffId: staff.id, act: "joined", subject: `staff:${staff.id}`, clientKey });
    return { token: await startStaffSession(world, tx, { staffId: staff.id, device }) };
  });
  if (joined === "link ended") return refuseLink(world, principal.clientKey);
  if (joined === "code wrong") return refuse("staff_code_wrong", {}, [{ field: "Code" }]);
  setStaffSession(joined.token);
  return { reply: { Success: true as const } };
};

/** Wrong links of a network are counted by itself; a right one opens whatever others tried. */
async function refuseLink(world: World, clientKey: string): Promise<Refusal> {
  return (await countWrongTry(world, `invitation:${clientKey}`, clientKey)) ?? refuse("link_ended");
}

async function findInvited(world: World, token: string): Promise<StaffRow | null> {
  return (await invited(world.db.queries, world, token).executeTakeFirst()) ?? null;
}

function invited(queries: Queries | Tx, { now }: Pick<World, "now">, token: string) {
  return queries
    .selectFrom("staff")
    .selectAll()
    .where("invitation_sha256", "=", invitationSha256(token))
    .where("state", "=", "invited")
    .where("invited_until", ">", now());
}
