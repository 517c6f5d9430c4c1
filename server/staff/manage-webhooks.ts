import type * as wire from "#contract/staff-webhooks.ts";
import type { AuditedAct } from "#rules/staff/staff-acts.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { WEBHOOK_EVENTS, WEBHOOK_TYPES } from "#rules/webhook/webhook-events.ts";
import { MOST_WEBHOOKS } from "#rules/webhook/webhook-states.ts";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import type { Staff } from "../http/principal.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { replayDeliveries } from "../webhooks/replay-deliveries.ts";
import { sendTestEvent } from "../webhooks/send-test-event.ts";
import { viewDeliveries, viewEndpoints } from "../webhooks/view-endpoints.ts";
import { addEndpoint, endEndpoint, rotateSecret } from "../webhooks/webhook-endpoints.ts";
import { readWebhookAddress } from "../webhooks/read-webhook-address.ts";
import type { World } from "../world.ts";
import { noteStaffAct } from "./staff-log.ts";

export const getStaffWebhooks: StaffHandler<typeof wire.getStaffWebhooks> = async ({ world }) => ({
  reply: { Success: true as const, Webhooks: await viewEndpoints(world), ...choices(world) },
});

export const getWebhookDeliveries: StaffHandler<typeof wire.getWebhookDeliveries> = async ({ world, query }) => {
  const found = await answer(world, query.id);
  if (!("reply" in found)) return found;
  const { deliveries, next } = await viewDeliveries(world.db.queries, query);
  return { reply: { ...found.reply, Deliveries: deliveries, Next: next, ...choices(world) } };
};

/** The same address is not told twice, so what is pressed twice adds one. */
export const addWebhook: StaffActHandler<typeof wire.addWebhook> = async ({ world, principal, act, body }) => {
  const url = readWebhookAddress(world.settings, body.Url);
  if (url === null) return refuse("webhook_address_invalid", {}, [{ field: "Url" }]);
  const added = await world.db.transaction(async (tx): Promise<{ id: string; secret: string } | Refusal> => {
    await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx);
    const told = await tx.selectFrom("webhook_endpoints").select("url").where("ended_at", "is", null).execute();
    if (told.some((each) => each.url === url)) return refuse("webhook_known", {}, [{ field: "Url" }]);
    if (told.length >= MOST_WEBHOOKS) return refuse("webhooks_full", { most: MOST_WEBHOOKS });
    const made = await addEndpoint(world, url, { events: namesOf(body.Events), queries: tx });
    await log(world, tx, { principal, act, id: made.id, after: { host: new URL(url).host, events: body.Events } });
    return made;
  });
  return "reason" in added ? added : withSecret(await answer(world, added.id), added.secret);
};

export const rotateWebhook: StaffActHandler<typeof wire.rotateWebhook> = async ({ world, principal, act, body }) => {
  const secret = await change(world, body, async (tx) => {
    const made = await rotateSecret(world, body.Id, tx);
    await log(world, tx, { principal, act, id: body.Id });
    return made ?? "";
  });
  return typeof secret === "string" ? withSecret(await answer(world, body.Id), secret) : secret;
};

export const switchWebhook: StaffActHandler<typeof wire.switchWebhook> = async ({ world, principal, act, body }) => {
  const state = body.On ? ("on" as const) : ("off" as const);
  const done = await change(world, body, async (tx, before) => {
    await tx.updateTable("webhook_endpoints").set({ state }).where("id", "=", body.Id).execute();
    await log(world, tx, { principal, act, id: body.Id, before: { state: before.state }, after: { state } });
    return true;
  });
  return done === true ? answer(world, body.Id) : done;
};

export const chooseWebhookEvents: StaffActHandler<typeof wire.chooseWebhookEvents> = async (given) => {
  const { world, principal, act, body } = given;
  const done = await change(world, body, async (tx, { events }) => {
    await tx
      .updateTable("webhook_endpoints")
      .set({ events: namesOf(body.Events) })
      .where("id", "=", body.Id)
      .execute();
    const before = { events: events?.map((name) => WEBHOOK_EVENTS.get(name)) ?? WEBHOOK_TYPES };
    await log(world, tx, { principal, act, id: body.Id, before, after: { events: body.Events } });
    return true;
  });
  return done === true ? answer(world, body.Id) : done;
};

export const endWebhook: StaffActHandler<typeof wire.endWebhook> = async ({ world, principal, act, body }) => {
  const done = await change(world, body, async (tx) => {
    await endEndpoint(world, body.Id, tx);
    await log(world, tx, { principal, act, id: body.Id, after: { state: "ended" } });
    return true;
  });
  return done === true ? answer(world, body.Id) : done;
};

/** Logged before it is sent: nobody outside is asked while the log waits. */
export const testWebhook: StaffActHandler<typeof wire.testWebhook> = async ({ world, principal, act, body }) => {
  const { Id: id } = body;
  const [seen] = await viewEndpoints(world, id);
  if (!seen) return refuse("webhook_unknown");
  if (seen.State === "ended") return refuse("webhook_off");
  await world.db.transaction((tx) => log(world, tx, { principal, act, id }));
  await sendTestEvent(world, id);
  return answer(world, id);
};

export const replayWebhook: StaffActHandler<typeof wire.replayWebhook> = async ({ world, principal, act, body }) => {
  const { Id: endpointId, EventId: eventId } = body;
  const count = await world.db.transaction(async (tx): Promise<number | Refusal> => {
    const to = await lockEndpoint(tx, endpointId);
    if (!to) return refuse("webhook_unknown");
    if (to.ended_at || to.state !== "on") return refuse("webhook_off");
    const sent =
      eventId === undefined
        ? await replayDeliveries(world, tx, { endpointId, isFailed: true })
        : await replayDeliveries(world, tx, { endpointId, eventId });
    if (sent === 0) return refuse("webhook_nothing_to_send");
    await log(world, tx, {
      principal,
      act,
      id: endpointId,
      after: { messages: sent, ...(eventId !== undefined && { eventId }) },
    });
    return sent;
  });
  if (typeof count !== "number") return count;
  const found = await answer(world, endpointId);
  return "reply" in found ? { reply: { ...found.reply, Count: count } } : found;
};

interface Endpoint {
  state: string;
  events: string[] | null;
  version: number;
  ended_at: Date | null;
}

function lockEndpoint(tx: Tx, id: string): Promise<Endpoint | undefined> {
  return tx
    .selectFrom("webhook_endpoints")
    .select(["state", "events", "version", "ended_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Under its lock, from what was seen: of two who saw the same one changes it, and what is pressed twice is done once. */
function change<Done extends string | true>(
  world: Pick<World, "db">,
  { Id: id, Version: version }: { Id: string; Version: number },
  make: (tx: Tx, before: Endpoint) => Promise<Done>,
): Promise<Done | Refusal> {
  return world.db.transaction(async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (!before) return refuse("webhook_unknown");
    if (before.version !== version || before.ended_at) return refuse("webhook_changed");
    await tx
      .updateTable("webhook_endpoints")
      .set({ version: version + 1 })
      .where("id", "=", id)
      .execute();
    return make(tx, before);
  });
}

interface Logged {
  principal: Staff;
  act: AuditedAct;
  id: string;
  before?: object;
  after?: object;
}

function log(world: World, tx: Tx, { principal, act, id, ...facts }: Logged): Promise<void> {
  const { staffId, clientKey } = principal;
  return noteStaffAct(world, tx, { staffId, act: act.audit, subject: `webhook:${id}`, clientKey, ...facts });
}

async function answer(world: World, id: string) {
  const [found] = await viewEndpoints(world, id);
  return found ? { reply: { Success: true as const, Webhook: found } } : refuse("webhook_unknown");
}

function withSecret(found: Awaited<ReturnType<typeof answer>>, secret: string) {
  return "reply" in found ? { reply: { ...found.reply, Secret: secret } } : found;
}

/** Null where all are chosen: it is told of what comes to the list later, too. */
function namesOf(types: readonly string[]): string[] | null {
  const names = [...WEBHOOK_EVENTS].filter(([, type]) => types.includes(type)).map(([name]) => name);
  return names.length === WEBHOOK_EVENTS.size ? null : names;
}

const choices = ({ config }: Pick<World, "config">) => ({
  Events: [...WEBHOOK_TYPES],
  TimeZone: config.shipping.warehouse.timeZone,
});
