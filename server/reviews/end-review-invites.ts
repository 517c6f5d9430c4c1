import { sql } from "kysely";
import type { endReviewInvites as call } from "#contract/review-invites.ts";
import { refuse } from "#rules/refusal.ts";
import type { OpenHandler } from "../http/route.ts";
import { isInviteKey } from "./invite-key.ts";

/** A key is made for orders of ours only, so what it proves is a uuid. */
export const endReviewInvites: OpenHandler<typeof call> = async ({ world, body: { Id, Key } }) => {
  if (!isInviteKey(world, { id: Id, key: Key })) return refuse("link_ended");
  await sql`insert into review_invite_ends (email_sha256, at)
    select sha256(convert_to(lower(email), 'UTF8')), ${world.now()} from orders where id = ${Id}::uuid
    on conflict do nothing`.execute(world.db.queries);
  return { reply: { Success: true } };
};
