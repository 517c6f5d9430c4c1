import { emailFault } from "#rules/address/check-shipping-address.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import type * as calls from "#contract/alerts.ts";
import type { Handler } from "../http/route.ts";
import { newUuid } from "../db/new-uuid.ts";
import { countFor } from "../members/count-for.ts";
import type { World } from "../world.ts";
import { isAlertKey, keepAlert } from "./alerts-table.ts";
import { endBuildAlert } from "./build-alerts-table.ts";
import { spoken } from "../languages/spoken.ts";

const { addressFaultText } = spoken.addressFaults;
const { alertWords: words } = spoken.emailAlerts;

/** The answer is the same for an address that has the news already, and that one is not asked again. */
export const subscribe: Handler<typeof calls.subscribe> = async ({ world, principal, body }) => {
  const email = body.Email.toLowerCase();
  const wrong = refuseEmail(email);
  if (wrong) return wrong;
  const tooMany = await countFor(world, principal, "news_mail", email);
  if (tooMany) return tooMany;
  await world.db.transaction(async (tx) => {
    const alert = await keepAlert(world, tx, { kind: "news", email, skuId: null, belowCents: null, memberId: null });
    if (alert?.confirmed_at !== null) return;
    await tx
      .insertInto("outbox")
      .values({
        topic: "news_confirmation",
        dedupe_key: `news_confirmation:${newUuid(world)}`,
        payload: JSON.stringify({ alertId: alert.id }),
        created_at: world.now(),
      })
      .execute();
  });
  return { reply: { Success: true as const, Message: words.askedToConfirm } };
};

export function refuseEmail(email: string): Refusal<"email_invalid"> | null {
  const wrong = emailFault(email);
  return wrong === null ? null : refuse("email_invalid", {}, [{ field: "Email", message: addressFaultText(wrong) }]);
}

/** By the mailed link; pressed again it says the same. */
export const confirmAlert: Handler<typeof calls.confirmAlert> = async ({ world, body }) => {
  const id = idOf(world, body, "confirm");
  const confirmed = id && (await confirmNews(world, id));
  return confirmed ? { reply: { Success: true as const, Message: words.confirmed } } : refuse("link_ended");
};

async function confirmNews({ db, now }: World, id: string): Promise<boolean> {
  const row = await db.queries
    .updateTable("alerts")
    .set((eb) => ({ confirmed_at: eb.fn.coalesce("confirmed_at", eb.val(now())) }))
    .where("id", "=", id)
    .where("kind", "=", "news")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** One that is gone already was ended, or told: whoever has its key wanted no more, and there is no more. */
export const endAlert: Handler<typeof calls.endAlert> = async ({ world, body }) => {
  const id = idOf(world, body, "end");
  if (!id) return refuse("link_ended");
  await world.db.queries.deleteFrom("alerts").where("id", "=", id).execute();
  // The link of a mail about a build ends that one: no id is in both.
  await endBuildAlert(world.db.queries, { id });
  return { reply: { Success: true as const, Message: words.ended } };
};

/** The row's id when the key proves it; a key is made for ids of ours only, so what it proves is a uuid. */
function idOf(world: World, { Id, Key }: { Id: string; Key: string }, purpose: "confirm" | "end"): string | null {
  return isAlertKey(world, { id: Id, key: Key }, purpose) ? Id : null;
}
