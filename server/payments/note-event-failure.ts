import { nextTryAt } from "../retries/back-off.ts";
import { errorText } from "../retries/error-text.ts";
import type { World } from "../world.ts";

/** As long as the provider itself sends an event that nobody answers. */
const GIVE_UP_AFTER_DAYS = 3;
const DAY_MS = 86_400_000;

/** How often an event has failed, and since when it waits. */
export interface Tried {
  attempts: number;
  waitsSince: Date;
}

/**
 * Keeps why an event could not be handled and when it is tried again. It is given up by age, not by number of tries:
 * an outage of the provider uses up none. The payment itself goes on, since the reconciler looks at each under way.
 */
export async function noteEventFailure(
  world: World,
  { provider, eventId, attempts, waitsSince }: Tried & { provider: string; eventId: string },
  error: unknown,
): Promise<void> {
  const now = world.now();
  const isTooOld = now.getTime() - waitsSince.getTime() >= GIVE_UP_AFTER_DAYS * DAY_MS;
  await world.db.queries
    .updateTable("webhook_inbox")
    .set((eb) => ({
      attempts: eb("attempts", "+", 1),
      last_error: errorText(error),
      next_attempt_at: nextTryAt(world, attempts + 1),
      given_up_at: isTooOld ? now : null,
    }))
    .where("provider", "=", provider)
    .where("event_id", "=", eventId)
    .where("handled_at", "is", null)
    .execute();
  if (isTooOld)
    world.log.error({ eventId, err: error }, "A payment event is given up. It is kept: npm run events -- again all");
  else world.log.warn({ eventId, err: error }, "A payment event waits for its next try");
}
