import type { findSharer as findCall, signInByReward as call } from "#contract/rewards.ts";
import { SHARE_POINTS } from "#rules/points/share-points.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler, OpenHandler } from "../http/route.ts";
import { signIn } from "../members/sign-in.ts";
import { GUEST_INFO, viewUserInfo } from "../members/view-user-info.ts";
import { findShareLink } from "./share-links-table.ts";

/** Nothing of whose it is: a page that promises points for a link asks first whether there is one. */
export const findSharer: OpenHandler<typeof findCall> = async ({ world, query }) => {
  const link = await findShareLink(world.db.queries, query.ShareCode);
  return link ? { reply: { Success: true as const, Points: SHARE_POINTS } } : refuse("share_unknown");
};

/**
 * S417. Who comes by a share link: the browser gets the reward cookie, and with an email and its password a session, by the
 * sign-in's own limits and second factor. A sign-in that is refused gives no cookie. One's own link is no reward.
 */
export const signInByReward: Handler<typeof call> = async (asked) => {
  const { world, principal, body, setReward } = asked;
  const link = await findShareLink(world.db.queries, body.ShareCode);
  if (!link) return refuse("share_unknown");
  if (principal.kind === "member" && principal.memberId === link.member_id) return refuse("share_own");
  if (body.Email === "") {
    setReward(link.code);
    return { reply: principal.kind === "member" ? await viewUserInfo(world, principal.memberId) : GUEST_INFO };
  }
  const { Email, Password, keepMeSignedIn } = body;
  const answer = await signIn({ ...asked, body: { Email, Password, keepMeSignedIn } });
  if ("reply" in answer && answer.reply.MemId !== link.member_id) setReward(link.code);
  return answer;
};
