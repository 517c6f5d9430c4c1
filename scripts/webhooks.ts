import { openLog } from "#adapters/logging/open-log.ts";
import type { World } from "#server/world.ts";
import { makeWorld } from "#server/make-world.ts";
import { addressOf } from "#server/settings/address-setting.ts";
import { readSettings } from "#server/settings/read-settings.ts";
import { replayDeliveries } from "#server/webhooks/replay-deliveries.ts";
import { addEndpoint, endEndpoint, rotateSecret } from "#server/webhooks/webhook-endpoints.ts";
import { webhookReport } from "#server/webhooks/webhook-report.ts";
import { runCommand, Said } from "./run-command.ts";
import { withDatabase } from "./with-database.ts";

const USAGE = `npm run webhooks                      lists the addresses that are told of orders, and what was sent last
npm run webhooks -- add URL           tells an address of what happens from now on, and prints its secret once
npm run webhooks -- rotate ID         gives it another secret; the old one signs beside it for a day
npm run webhooks -- end ID            tells it nothing more
npm run webhooks -- replay EVENT      sends an event once more, under the id it had`;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `npm run webhooks`. The store must be stopped while it runs on the embedded database. */
await runCommand(async ([verb, word = "", ...rest]) => {
  const act = rest.length > 0 ? null : actOf(verb, word);
  if (act === null) return { text: USAGE, code: 2 };
  return withDatabase(async (db) => {
    const world = await makeWorld(readSettings(process.env), db, openLog("silent"));
    return { text: `${await act(world)}${await webhookReport(world)}`, code: 0 };
  });
});

function actOf(verb: string | undefined, word: string): ((world: World) => Promise<string>) | null {
  if (verb === undefined) return () => Promise.resolve("");
  if (verb === "add" && word !== "")
    return async (world) => {
      const url = addressOf("The address", word, world.settings.sandbox ? ["https:", "http:"] : ["https:"]);
      const { secret } = await addEndpoint(world, url);
      return `It signs with ${secret}\nKeep it: it is not shown again.\n\n`;
    };
  if (verb === "rotate" && UUID.test(word))
    return async (world) => {
      const secret = await rotateSecret(world, word);
      if (secret === null) throw new Said("No address with this id is told of orders.");
      return `It signs with ${secret}\nThe old one signs beside it for a day.\n\n`;
    };
  if (verb === "end" && UUID.test(word))
    return async (world) => {
      if (!(await endEndpoint(world, word))) throw new Said("No address with this id is told of orders.");
      return "It is told nothing more.\n\n";
    };
  const [, event] = /^(?:evt_)?(\d{1,15})$/.exec(word) ?? [];
  if (verb !== "replay" || event === undefined) return null;
  return async (world) => {
    const sent = await replayDeliveries(world, world.db.queries, { eventId: Number(event) });
    if (sent === 0) throw new Said("Nobody was told of an event with this id.");
    return `It is sent once more to ${sent} of them.\n\n`;
  };
}
