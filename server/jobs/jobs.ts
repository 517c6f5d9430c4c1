import { forgetCatalogueChanges } from "../catalog/forget-catalogue-changes.ts";
import { lapseChanges } from "../payments/end-change.ts";
import { watchLedgers } from "../payments/compare-ledgers.ts";
import { expireReservations } from "../payments/expire-reservations.ts";
import { reconcilePayments } from "../payments/reconcile-payments.ts";
import { reconcileRefunds } from "../refunds/reconcile-refunds.ts";
import { keepShipDates } from "../delays/keep-ship-dates.ts";
import { forgetOldRecords } from "./forget-old-records.ts";
import { deliverOutbox } from "./deliver-outbox.ts";
import { handlePaymentEvents } from "../payments/handle-payment-events.ts";
import { eraseAccounts } from "../members/erase-accounts.ts";
import { expirePoints } from "../points/expire-points.ts";
import { inviteReviews } from "../reviews/invite-reviews.ts";
import { screenOrders } from "../payments/screen-orders.ts";
import { tellBackInStock } from "../stock-notices/tell-back-in-stock.ts";
import { cancelLabels } from "../staff/cancel-labels.ts";
import { insureParcels } from "../insurance/insure-parcels.ts";
import { syncMarketing } from "../marketing/sync-marketing.ts";
import { watchOutbox } from "../outbox/outbox-watch.ts";
import { tellAlerts } from "../alerts/tell-alerts.ts";
import { tellBuildAlerts } from "../alerts/tell-build-alerts.ts";
import { sendWebhooks } from "../webhooks/send-webhooks.ts";
import { shortenWaits } from "../retries/shorten-waits.ts";
import type { World } from "../world.ts";

export interface Job {
  name: string;
  /** Seconds from the end of one run to the start of the next. */
  everySeconds: number;
  /** The channel that PostgreSQL notifies when there is work: then it runs at once, and by the clock only now and then. */
  rungBy?: string;
  /**
   * Safe to run twice, and at the same time on two nodes. What it does of many records it does by `eachRecord` or
   * `allRecords` (`server/retries`): one that cannot be done stops no other, waits, and is named to the operator.
   */
  run(world: World): Promise<void>;
}

/** Every job, one line each. */
export const JOBS: readonly Job[] = [
  { name: "deliver-outbox", everySeconds: 2, rungBy: "outbox_written", run: deliverOutbox },
  { name: "handle-payment-events", everySeconds: 15, run: handlePaymentEvents },
  { name: "reconcile-payments", everySeconds: 15, run: (world) => reconcilePayments(world) },
  { name: "screen-orders", everySeconds: 300, run: screenOrders },
  { name: "reconcile-refunds", everySeconds: 120, run: (world) => reconcileRefunds(world) },
  { name: "lapse-changes", everySeconds: 600, run: lapseChanges },
  { name: "expire-reservations", everySeconds: 15, run: expireReservations },
  { name: "keep-ship-dates", everySeconds: 900, run: keepShipDates },
  { name: "compare-ledgers", everySeconds: 86_400, run: watchLedgers },
  { name: "watch-outbox", everySeconds: 60, run: watchOutbox },
  { name: "shorten-waits", everySeconds: 3600, run: shortenWaits },
  { name: "tell-back-in-stock", everySeconds: 60, run: tellBackInStock },
  { name: "insure-parcels", everySeconds: 1200, run: insureParcels },
  { name: "cancel-labels", everySeconds: 1800, run: cancelLabels },
  { name: "sync-marketing", everySeconds: 1200, run: syncMarketing },
  { name: "send-webhooks", everySeconds: 120, run: sendWebhooks },
  { name: "expire-points", everySeconds: 3600, run: expirePoints },
  { name: "tell-alerts", everySeconds: 300, run: tellAlerts },
  { name: "tell-build-alerts", everySeconds: 1800, run: tellBuildAlerts },
  { name: "invite-reviews", everySeconds: 3600, run: inviteReviews },
  { name: "erase-accounts", everySeconds: 3600, run: eraseAccounts },
  { name: "forget-catalogue-changes", everySeconds: 300, run: forgetCatalogueChanges },
  { name: "forget-old-records", everySeconds: 3600, run: forgetOldRecords },
];
