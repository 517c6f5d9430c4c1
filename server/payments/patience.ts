import type { World } from "../world.ts";
import type { PaymentRow } from "./payments-table.ts";

/** Attempts that changed later than so are still in the hands of the request that changed them. */
export const PATIENCE_SECONDS = 30;

export function isInOtherHands({ now }: Pick<World, "now">, { changedAt }: Pick<PaymentRow, "changedAt">): boolean {
  return now().getTime() - changedAt.getTime() < PATIENCE_SECONDS * 1000;
}
