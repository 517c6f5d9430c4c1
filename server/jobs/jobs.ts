import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { forgetOldRecords } from "./forget-old-records.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { tellBackInStock } from "../stock-notices/tell-back-in-stock.ts";
import type { World } from "../world.ts";

export interface Job {
  name: string;
  /** Seconds from the end of one run to the start of the next. */
  everySeconds: number;
  /** Safe to run twice, and at the same time on two nodes. */
  run(world: World): Promise<void>;
}

/** Every job, one line each. */
export const JOBS: readonly Job[] = [
  { name: "deliver-outbox", everySeconds: 2, run: deliverOutbox },
  { name: "handle-payment-events", everySeconds: 5, run: handlePaymentEvents },
  { name: "reconcile-payments", everySeconds: 10, run: (world) => reconcilePayments(world) },
  { name: "expire-reservations", everySeconds: 15, run: expireReservations },
  { name: "tell-back-in-stock", everySeconds: 60, run: tellBackInStock },
  { name: "forget-old-records", everySeconds: 3600, run: forgetOldRecords },
];
