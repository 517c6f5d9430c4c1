import { setTimeout as wait } from "node:timers/promises";
import type { World } from "../world.ts";
import { findPayment, type PaymentRow } from "./payments-table.ts";

/** How long a card waits for another one that is tried at this very moment; most attempts take less than two seconds. */
const PATIENCE_MS = 6000;
const LOOK_AGAIN_MS = 100;

export function otherCardDeadline(): number {
  return performance.now() + PATIENCE_MS;
}

/** True once a request has brought another card's attempt to an end; one without an answer of the provider can take minutes. */
export async function endsBefore(world: Pick<World, "db">, attempt: PaymentRow, deadline: number): Promise<boolean> {
  let state = attempt.state;
  while (state === "requesting" || state === "authorised") {
    if (performance.now() >= deadline) return false;
    await wait(LOOK_AGAIN_MS);
    state = (await findPayment(world.db.queries, attempt.id))?.state ?? "voided";
  }
  return state !== "unknown";
}
