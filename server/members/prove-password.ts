import { ok, type Result, refuse } from "#rules/refusal.ts";
import type { Member } from "../http/principal.ts";
import type { World } from "../world.ts";
import { countFor, forgiveTries } from "./count-for.ts";
import { isPassword } from "./hash-password.ts";
import { findMember, type MemberRow } from "./members-table.ts";

/**
 * The member who is signed in, by the password once more: asked for before anything changes how an account is got into.
 * Its tries are counted with those of signing in.
 */
export async function provePassword(
  world: World,
  principal: Member,
  password: string,
): Promise<Result<MemberRow, "sign_in_needed" | "too_many_requests" | "password_wrong">> {
  const member = await findMember(world.db.queries, principal.memberId);
  if (!member) return refuse("sign_in_needed");
  const refusal = await countFor(world, principal, "sign_in", member.email);
  if (refusal) return refusal;
  if (!(await isPassword(password, member.password_hash))) return refuse("password_wrong", {}, [{ field: "Password" }]);
  await forgiveTries(world, principal, "sign_in", member.email);
  return ok(member);
}
