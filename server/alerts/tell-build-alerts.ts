import { sql } from "kysely";
import { loadBuilds, priceBuild } from "../configurator/load-build.ts";
import { refuseToBuild } from "../configurator/refuse-to-build.ts";
import { allRecords, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import type { World } from "../world.ts";
import { listWaiting, tellBuilds, type WaitingBuild } from "./build-alerts-table.ts";

const WORK = "tell-build-alerts";
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Job: who waits for a build's price is written to through the outbox, once, when the price that a cart would charge is low
 * enough and the build can be bought. While it cannot, nothing is said of its price.
 */
export async function tellBuildAlerts(world: World): Promise<void> {
  for (let after = FIRST; ;) {
    const found = await listWaiting(world, {
      after,
      most: RECORDS_AT_ONCE,
      mayBeTried: mayBeTried(world, WORK, sql.ref("build_alerts.id")),
    });
    await allRecords(world, {
      work: WORK,
      found,
      record: ({ id }) => id,
      handle: (alerts) => tellThose(world, alerts),
    });
    const last = found.at(-1);
    if (!last || found.length < RECORDS_AT_ONCE || world.stopping.aborted) return;
    after = last.id;
  }
}

/** Of a page of them by one statement for all parts, and one for those that are due. */
async function tellThose(world: World, alerts: readonly WaitingBuild[]): Promise<void> {
  const loaded = await loadBuilds(
    world,
    alerts.map(({ skuId, build }) => ({ sku: skuId, build })),
  );
  const due = alerts.flatMap(({ id, belowCents, targetCents }, at) => {
    const found = loaded[at];
    if (!found || "reason" in found) return [];
    const { price, line } = priceBuild(world, found.model, found.configured);
    if (refuseToBuild(found.configured, line)) return [];
    const isLow = targetCents === null ? price.unitPrice < belowCents : price.unitPrice <= targetCents;
    return isLow ? [{ id, priceCents: price.unitPrice }] : [];
  });
  if (due.length > 0) await tellBuilds(world, due);
}
