import type { emailIsExist as call } from "#contract/members.ts";
import { opensBySignIn } from "#rules/member/member-states.ts";
import type { Handler } from "../http/route.ts";
import { countFor } from "./count-for.ts";
import { findMemberByEmail } from "./members-table.ts";
import { refuseEmail } from "./register.ts";

/** A hint for the checkout, on a budget by session, address and the whole shop: nobody finds out a list of customers. */
export const emailIsExist: Handler<typeof call> = async ({ world, principal, body }) => {
  const refusal = refuseEmail(body.Email) ?? (await countFor(world, principal, "email_probe", body.Email));
  if (refusal) return refusal;
  const member = await findMemberByEmail(world.db.queries, body.Email);
  return { reply: { Success: true as const, IsExist: opensBySignIn(member?.state) } };
};
