import type { Queries, Tx } from "../db/database.ts";
import { newUuid } from "../db/new-uuid.ts";
import { openSecret, sealSecret } from "../sessions/sealed-secret.ts";
import type { World } from "../world.ts";

type Kept = Pick<World, "db" | "now" | "randomBytes" | "settings">;

const SECRET_BYTES = 32;
/** A receiver has so long to be changed over: until then both secrets sign. */
const BOTH_SIGN_MS = 24 * 60 * 60 * 1000;

export interface WebhookEndpoint {
  id: string;
  url: string;
  fromAt: Date;
  waiting: number;
  givenUp: number;
}

/** An address is told of what happens from now on, or of these events of it. Its secret is said once. */
export async function addEndpoint(
  world: Kept,
  url: string,
  { events = null, queries = world.db.queries }: { events?: string[] | null; queries?: Queries | Tx } = {},
): Promise<{ id: string; secret: string }> {
  const id = newUuid(world);
  const { secret, sealed } = newSecret(world, id);
  await queries
    .insertInto("webhook_endpoints")
    .values({ id, url, events, secret: sealed, from_at: world.now() })
    .execute();
  return { id, secret };
}

/** Another secret; null where no such address is told. */
export async function rotateSecret(
  world: Kept,
  id: string,
  queries: Queries | Tx = world.db.queries,
): Promise<string | null> {
  const { secret, sealed } = newSecret(world, id);
  const { numUpdatedRows } = await queries
    .updateTable("webhook_endpoints")
    .set(({ ref }) => ({
      old_secret: ref("secret"),
      old_secret_until: new Date(world.now().getTime() + BOTH_SIGN_MS),
      secret: sealed,
    }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? secret : null;
}

/** It is told nothing more; what it was told stays. */
export async function endEndpoint(
  { db, now }: Pick<World, "db" | "now">,
  id: string,
  queries: Queries | Tx = db.queries,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("webhook_endpoints")
    .set({ ended_at: now() })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listEndpoints({ db }: Pick<World, "db">): Promise<WebhookEndpoint[]> {
  const rows = await db.queries
    .selectFrom("webhook_endpoints")
    .leftJoin("webhook_deliveries", "endpoint_id", "id")
    .select(({ fn }) => [
      "id",
      "url",
      "from_at",
      fn
        .count<number>("event_id")
        .filterWhere("delivered_at", "is", null)
        .filterWhere("given_up_at", "is", null)
        .as("waiting"),
      fn.count<number>("event_id").filterWhere("given_up_at", "is not", null).as("given_up"),
    ])
    .where("ended_at", "is", null)
    .groupBy(["id", "url", "from_at"])
    .orderBy("from_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    url: row.url,
    fromAt: row.from_at,
    waiting: row.waiting,
    givenUp: row.given_up,
  }));
}

/** What is signed by now: the secret, and the one before for a day. */
export function secretsOf(
  world: Pick<World, "settings" | "now">,
  endpoint: { id: string; secret: Uint8Array; oldSecret: Uint8Array | null; oldSecretUntil: Date | null },
): string[] {
  const isOldGood = endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > world.now();
  const sealed = isOldGood && endpoint.oldSecret ? [endpoint.secret, endpoint.oldSecret] : [endpoint.secret];
  return sealed.map((each) => said(openSecret(world, each, `webhook ${endpoint.id}`)));
}

function newSecret(world: Kept, id: string): { secret: string; sealed: Buffer } {
  const bytes = world.randomBytes(SECRET_BYTES);
  return { secret: said(bytes), sealed: sealSecret(world, bytes, `webhook ${id}`) };
}

const said = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString("base64")}`;
