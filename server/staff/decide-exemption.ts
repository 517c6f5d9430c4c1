import type * as wire from "#contract/tax-exemptions.ts";
import { refuse } from "#rules/refusal.ts";
import { exemptionStatesBefore } from "#rules/tax/tax-exemption.ts";
import { viewExemption } from "../exemptions/apply-for-exemption.ts";
import { storeDay } from "../carts/store-day.ts";
import { taxCartsAgain } from "../carts/tax-carts-again.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST = 200;

export const getStaffExemptions: StaffHandler<typeof wire.getStaffExemptions> = async ({ world }) => {
  const rows = await world.db.queries
    .selectFrom("tax_exemptions")
    .innerJoin("members", "members.id", "tax_exemptions.member_id")
    .selectAll("tax_exemptions")
    .select("members.email")
    .where("tax_exemptions.state", "<>", "withdrawn")
    .orderBy((eb) => eb("tax_exemptions.state", "<>", "pending"))
    .orderBy((eb) =>
      eb.case().when("tax_exemptions.state", "=", "pending").then(eb.ref("tax_exemptions.created_at")).end(),
    )
    .orderBy("tax_exemptions.changed_at", "desc")
    .limit(MOST)
    .execute();
  const today = storeDay(world);
  return {
    reply: {
      Success: true as const,
      Applications: rows.map((row) => ({
        ...viewExemption(row, today),
        MemberId: row.member_id,
        Email: row.email,
        Version: row.version,
      })),
      TimeZone: world.config.shipping.warehouse.timeZone,
    },
  };
};

/**
 * About the application as it was shown: of two decisions at once one counts, and one that was sent again meanwhile waits
 * for another. Who applied is mailed once, with the log in one transaction; an approval that is taken back is taken from
 * the carts, too.
 */
export const decideExemption: StaffActHandler<typeof wire.decideExemption> = async ({
  world,
  principal,
  act,
  body,
}) => {
  const { MemberId: memberId, State: region, Version: version, Decision: decision, Answer: answer } = body;
  const now = world.now();
  const isDone = await world.db.transaction(async (tx) => {
    const before = await tx
      .selectFrom("tax_exemptions")
      .selectAll()
      .where("member_id", "=", memberId)
      .where("region", "=", region)
      .where("version", "=", version)
      .where("state", "in", exemptionStatesBefore(decision))
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    await tx
      .updateTable("tax_exemptions")
      .set({ state: decision, answer, version: version + 1, changed_at: now })
      .where("member_id", "=", memberId)
      .where("region", "=", region)
      .execute();
    if (before.state === "approved") await taxCartsAgain(tx, memberId, now);
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `member:${memberId}`,
      before: { region, state: before.state },
      after: { region, state: decision, certificate: before.certificate },
      reason: answer,
      clientKey: principal.clientKey,
    });
    await tx
      .insertInto("outbox")
      .values({
        topic: "exemption_decided",
        dedupe_key: `exemption_decided:${memberId}:${region}:${version}`,
        payload: JSON.stringify({ memberId, region, decision, answer }),
        created_at: now,
      })
      .execute();
    return true;
  });
  return isDone ? { reply: { Success: true as const } } : refuse("exemption_changed");
};
