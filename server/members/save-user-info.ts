import type { saveUserInfo as call } from "#contract/members.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import { saveFirstAddress } from "../addresses/addresses-table.ts";
import { readMemberDetail } from "./member-detail.ts";
import { findMember } from "./members-table.ts";
import { noteSecurity } from "./security-log.ts";
import { viewUserInfo } from "./view-user-info.ts";

/** Name, addresses and whether offers may be mailed, as a whole. */
export const saveUserInfo: MemberHandler<typeof call> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const member = await findMember(world.db.queries, memberId);
  if (!member) return refuse("sign_in_needed");
  const { addresses, problems } = readMemberDetail(body.Detail, member.email);
  if (problems.length > 0) return refuse("address_invalid", { kind: "shipping" }, problems);
  await world.db.transaction(async (tx) => {
    await tx
      .updateTable("members")
      .set({
        first_name: body.FirstName,
        last_name: body.LastName,
        receive_info: body.ReceiveInfo,
        billing_address: addresses.billing && JSON.stringify(addresses.billing),
        changed_at: world.now(),
      })
      .where("id", "=", memberId)
      .execute();
    await saveFirstAddress(world, tx, memberId, addresses.shipping);
    await noteSecurity(world, tx, "details_changed", { principal, memberId });
  });
  return { reply: await viewUserInfo(world, memberId) };
};
