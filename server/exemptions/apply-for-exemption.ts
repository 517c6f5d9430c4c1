import { sql } from "kysely";
import type * as wire from "#contract/tax-exemptions.ts";
import { refuse } from "#rules/refusal.ts";
import { exemptionStatesBefore, hasSalesTax } from "#rules/tax/tax-exemption.ts";
import type { Row } from "../db/schema.ts";
import type { MemberHandler } from "../http/route.ts";
import type { World } from "../world.ts";
import { storeDay } from "../carts/store-day.ts";
import { taxCartsAgain } from "../carts/tax-carts-again.ts";

export const getTaxExemptions: MemberHandler<typeof wire.getTaxExemptions> = async ({ world, principal }) => ({
  reply: await viewOwn(world, principal.memberId),
});

/** One statement: an application that staff have approved meanwhile is not written over, but for one that is over. */
export const applyForExemption: MemberHandler<typeof wire.applyForExemption> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const [now, today] = [world.now(), storeDay(world)];
  if (!hasSalesTax(body.State, today, world.config.tax.regions))
    return refuse("exemption_not_needed", {}, [{ field: "State" }]);
  const expiresOn = body.ExpiresOn === "" ? null : body.ExpiresOn;
  if (expiresOn !== null && expiresOn < today) return refuse("exemption_over", {}, [{ field: "ExpiresOn" }]);
  const { rows } = await sql`
    insert into tax_exemptions
      (member_id, region, state, organisation, ground, certificate, expires_on, created_at, changed_at)
    values (${memberId}, ${body.State}, 'pending', ${body.Organisation}, ${body.Ground}, ${body.Certificate},
      ${expiresOn}, ${now}, ${now})
    on conflict (member_id, region) do update set state = 'pending', organisation = excluded.organisation,
      ground = excluded.ground, certificate = excluded.certificate, expires_on = excluded.expires_on, answer = '',
      version = tax_exemptions.version + 1, created_at = excluded.created_at, changed_at = excluded.changed_at
    where tax_exemptions.state = any(${exemptionStatesBefore("pending")}) or tax_exemptions.expires_on < ${today}
    returning member_id`.execute(world.db.queries);
  return rows.length > 0 ? { reply: await viewOwn(world, memberId) } : refuse("exemption_stands");
};

export const withdrawExemption: MemberHandler<typeof wire.withdrawExemption> = async ({ world, principal, body }) => {
  const { memberId } = principal;
  const now = world.now();
  const isGone = await world.db.transaction(async (tx) => {
    const changed = await tx
      .updateTable("tax_exemptions")
      .set((eb) => ({ state: "withdrawn" as const, version: eb("version", "+", 1), changed_at: now }))
      .where("member_id", "=", memberId)
      .where("region", "=", body.State)
      .where("state", "in", exemptionStatesBefore("withdrawn"))
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await taxCartsAgain(tx, memberId, now);
    return true;
  });
  return isGone ? { reply: await viewOwn(world, memberId) } : refuse("exemption_unknown");
};

async function viewOwn(world: Pick<World, "db" | "config" | "now">, memberId: number): Promise<wire.OwnExemptions> {
  const today = storeDay(world);
  const rows = await world.db.queries
    .selectFrom("tax_exemptions")
    .selectAll()
    .where("member_id", "=", memberId)
    .where("state", "<>", "withdrawn")
    .orderBy("region")
    .execute();
  const { regions } = world.config.tax;
  const states = new Set(regions.filter(({ country }) => country === "USA").map(({ state }) => state));
  return {
    Success: true,
    Applications: rows.map((row) => viewExemption(row, today)),
    States: [...states].filter((state) => hasSalesTax(state, today, regions)).toSorted(),
  };
}

export function viewExemption(row: Row<"tax_exemptions">, today: string): wire.ExemptionApplication {
  return {
    State: row.region,
    Organisation: row.organisation,
    Ground: row.ground,
    Certificate: row.certificate,
    ExpiresOn: row.expires_on ?? "",
    Status: row.state,
    IsOver: row.state === "approved" && row.expires_on !== null && row.expires_on < today,
    Answer: row.answer,
    SentAt: row.created_at.toISOString(),
  };
}
