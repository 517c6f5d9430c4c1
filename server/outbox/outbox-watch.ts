import type { World } from "../world.ts";
import { hurryWaitingRows, readOutboxState } from "./outbox-table.ts";

/** What this process has said about its outbox, so that it says it once. */
interface Said {
  mailAwaySince: Date | null;
  isLate: boolean;
}

const SAID = new WeakMap<World, Said>();

function saidBy(world: World): Said {
  const said = SAID.get(world) ?? { mailAwaySince: null, isLate: false };
  SAID.set(world, said);
  return said;
}

export function isMailAway(world: World): boolean {
  return saidBy(world).mailAwaySince !== null;
}

/** The first failure of an outage is a line in the log; the thousand after it are not. */
export function noteMailAway(world: World, reason: string): void {
  const said = saidBy(world);
  if (said.mailAwaySince) return;
  said.mailAwaySince = world.now();
  world.log.error({ reason }, "Mail does not go out. It waits, and is tried again with growing pauses");
}

/** The first mail that goes out after an outage ends it, and brings everything that waited. */
export async function noteMailBack(world: World): Promise<void> {
  const said = saidBy(world);
  if (!said.mailAwaySince) return;
  const awaySeconds = Math.round((world.now().getTime() - said.mailAwaySince.getTime()) / 1000);
  said.mailAwaySince = null;
  world.log.info({ awaySeconds }, "Mail goes out again");
  await hurryWaitingRows(world.db.queries, world.now());
}

/** Job: a warning when mail begins to wait too long, and a line when it no longer does. */
export async function watchOutbox(world: World): Promise<void> {
  const { oldestWaitingSeconds, waiting } = await readOutboxState(world.db.queries, world.now());
  const said = saidBy(world);
  const isLate = oldestWaitingSeconds > world.config.mail.warnAfterMinutes * 60;
  if (isLate === said.isLate) return;
  said.isLate = isLate;
  const facts = { waiting, oldestWaitingSeconds: Math.round(oldestWaitingSeconds) };
  if (isLate) world.log.warn(facts, "Mail has waited too long. npm run mail shows what waits and why");
  else world.log.info(facts, "No mail waits too long any more");
}
