import type { World } from "../world.ts";
import type { PaymentRow } from "./payments-table.ts";

/** The provider forgets idempotency keys after a day: asking again then could charge a second time. */
const ASKABLE_HOURS = 20;

/** Whether the provider may be asked for this attempt once more: it knows the payment, or still knows its key. */
export function mayAskAgain(world: Pick<World, "now">, payment: PaymentRow): boolean {
  const ageMs = world.now().getTime() - payment.createdAt.getTime();
  return payment.providerRef !== null || ageMs <= ASKABLE_HOURS * 3_600_000;
}
