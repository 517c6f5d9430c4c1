import type * as wire from "#contract/rewards.ts";
import { SHARE_POINTS } from "#rules/points/share-points.ts";
import { refuse } from "#rules/refusal.ts";
import { countSlowly } from "../http/count-slowly.ts";
import type { HandlerAnswer, MemberHandler } from "../http/route.ts";
import { claimMailToken, sendMemberMail, shareCodeToken } from "../members/mail-tokens-table.ts";
import type { World } from "../world.ts";
import { countFriends, findOwnShareLink, openShareLink } from "./share-links-table.ts";
import { spoken } from "../languages/spoken.ts";
import { pageAddress } from "../languages/page-address.ts";

const { shareWords: words } = spoken.sharePoints;

const HOUR = 3600;

export const shareLink: MemberHandler<typeof wire.shareLink> = ({ world, principal }) =>
  viewShareLink(world, principal.memberId);

/** A code by mail to the member's own address: who merely found an open browser makes no link in their name. */
export const sendSharePointConfirmMail: MemberHandler<typeof wire.sendSharePointConfirmMail> = async ({
  world,
  principal,
}) => {
  const { memberId } = principal;
  const limit = { name: "share code mail", of: String(memberId), most: 3, seconds: HOUR };
  const tooMany = await countSlowly(world, [limit]);
  if (tooMany) return tooMany;
  await world.db.transaction((tx) => sendMemberMail(world, tx, "share_points", memberId));
  return { reply: { Success: true as const, Message: words.mailSent } };
};

/** A try is counted before it is compared. The code works once, and every other code of the member ends with it. */
export const checkVerificationCode: MemberHandler<typeof wire.checkVerificationCode> = async ({
  world,
  principal,
  body,
}) => {
  const { memberId } = principal;
  const limit = { name: "share code", of: String(memberId), most: 5, seconds: HOUR };
  const tooMany = await countSlowly(world, [limit]);
  if (tooMany) return tooMany;
  const token = shareCodeToken(world, memberId, body.Code.replaceAll(/[\s-]/g, ""));
  const isRight = await world.db.transaction(async (tx) => {
    if ((await claimMailToken(tx, "share_points", token, world.now())) !== memberId) return false;
    await openShareLink(world, tx, memberId);
    return true;
  });
  return isRight ? viewShareLink(world, memberId) : refuse("verification_code_wrong", {}, [{ field: "Code" }]);
};

async function viewShareLink(world: World, memberId: number): Promise<HandlerAnswer<wire.ShareLink>> {
  const link = await findOwnShareLink(world.db.queries, memberId);
  if (!link) return refuse("share_not_confirmed");
  return {
    reply: {
      Success: true,
      ShareLink: pageAddress(world.settings, `/share/${link.code}`),
      Points: SHARE_POINTS,
      Friends: await countFriends(world.db.queries, memberId),
    },
  };
}
