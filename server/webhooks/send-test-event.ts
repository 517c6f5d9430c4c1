import { errorText } from "../retries/error-text.ts";
import type { World } from "../world.ts";
import { newUuid } from "../db/new-uuid.ts";
import { secretsOf } from "./webhook-endpoints.ts";

/** Sends an address a message of no order, once and at once, and keeps what it answered. */
export async function sendTestEvent(world: World, id: string): Promise<void> {
  const row = await world.db.queries
    .selectFrom("webhook_endpoints")
    .select(["url", "secret", "old_secret", "old_secret_until"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { answer, said } = await ask(world, row.url, () =>
    secretsOf(world, { id, secret: row.secret, oldSecret: row.old_secret, oldSecretUntil: row.old_secret_until }),
  );
  await world.db.queries
    .updateTable("webhook_endpoints")
    .set({ tested_at: world.now(), test_answer: answer.slice(0, 200), test_said: said })
    .where("id", "=", id)
    .execute();
}

async function ask(world: World, url: string, secrets: () => string[]): Promise<{ answer: string; said: string }> {
  const at = world.now();
  const body = JSON.stringify({ type: "webhook.test", timestamp: at.toISOString(), data: { isTest: true } });
  try {
    const message = { id: `test_${newUuid(world)}`, body, at, secrets: secrets() };
    const { status, said } = await world.webhooks.send(url, message);
    return { answer: String(status), said };
  } catch (error) {
    return { answer: errorText(error), said: "" };
  }
}
