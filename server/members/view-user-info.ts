import type { getUserInfo as call, UserInfo } from "#contract/members.ts";
import { LISTS_PAGE } from "../lists/save-wanted.ts";
import type { Handler } from "../http/route.ts";
import { pointTotal } from "../points/point-totals-table.ts";
import type { World } from "../world.ts";
import type { Entered } from "./enter-account.ts";
import { toMemberDetail } from "./member-detail.ts";
import { findMember } from "./members-table.ts";

/** Nobody who is signed in (S358). */
export const GUEST_INFO: UserInfo = {
  Success: true,
  Url: "/sign-in",
  Reason: "",
  UserName: "",
  Email: "",
  Point: 0,
  FailCount: 0,
  ReceiveInfo: false,
  MemId: -1,
  Detail: null,
};

export const getUserInfo: Handler<typeof call> = async ({ world, principal }) => ({
  reply: principal.kind === "member" ? await viewUserInfo(world, principal.memberId) : GUEST_INFO,
});

/** A member in the specification's words (S181, S183, S184). */
export async function viewUserInfo(world: Pick<World, "db">, memberId: number): Promise<UserInfo> {
  const member = await findMember(world.db.queries, memberId);
  if (!member) return GUEST_INFO;
  return {
    ...GUEST_INFO,
    Url: "/account",
    UserName: `${member.first_name} ${member.last_name}`,
    Email: member.email,
    Point: await pointTotal(world, memberId),
    FailCount: member.failed_sign_ins,
    ReceiveInfo: member.receive_info,
    MemId: member.id,
    Detail: toMemberDetail(member),
  };
}

/** Who has just signed in, and where they go: to what they wanted to save, where that is why they came. */
export async function viewEntered(
  world: Pick<World, "db">,
  memberId: number,
  { hasSaved }: Pick<Entered, "hasSaved">,
): Promise<UserInfo> {
  const info = await viewUserInfo(world, memberId);
  return hasSaved ? { ...info, Url: LISTS_PAGE } : info;
}
