import { sql } from "kysely";
import type * as wire from "#contract/creators.ts";
import { channelUrl } from "#rules/creator/creator-application.ts";
import { refuse } from "#rules/refusal.ts";
import type { MemberHandler } from "../http/route.ts";
import type { Row } from "../db/schema.ts";
import type { World } from "../world.ts";

export const getCreatorApplication: MemberHandler<typeof wire.getCreatorApplication> = async ({
  world,
  principal,
}) => ({
  reply: await viewOwn(world, principal.memberId),
});

/** One statement: an application that staff have answered meanwhile is not written over. */
export const applyAsCreator: MemberHandler<typeof wire.applyAsCreator> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const url = channelUrl(body.Url);
  if (url === null) return refuse("channel_invalid", {}, [{ field: "Url" }]);
  const now = world.now();
  const { rows } = await sql`
    insert into creator_applications (member_id, state, name, platform, url, audience, about, created_at, changed_at)
    values (${memberId}, 'pending', ${body.Name}, ${body.Platform}, ${url}, ${body.Audience}, ${body.About}, ${now}, ${now})
    on conflict (member_id) do update set name = excluded.name, platform = excluded.platform, url = excluded.url,
      audience = excluded.audience, about = excluded.about, changed_at = excluded.changed_at,
      version = creator_applications.version + 1
    where creator_applications.state = 'pending'
    returning member_id`.execute(world.db.queries);
  return rows.length > 0 ? { reply: await viewOwn(world, memberId) } : refuse("creator_answered");
};

async function viewOwn({ db }: Pick<World, "db">, memberId: number) {
  const row = await db.queries
    .selectFrom("creator_applications")
    .selectAll()
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return { Success: true as const, Application: row ? viewApplication(row) : null };
}

export function viewApplication(row: Row<"creator_applications">): wire.CreatorApplication {
  return {
    Name: row.name,
    Platform: row.platform,
    Url: row.url,
    Audience: row.audience,
    About: row.about,
    State: row.state,
    Answer: row.answer,
    SentAt: row.created_at.toISOString(),
  };
}
