import { sql } from "kysely";
import { findOrderById } from "../orders/orders-table.ts";
import { eachRecord, RECORDS_AT_ONCE } from "../retries/each-record.ts";
import { mayBeTried } from "../retries/job-failures-table.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { findPayment, type PaymentRow } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./patience.ts";
import { settlePayment } from "./settle-payment.ts";
import type { World } from "../world.ts";
import { leaveToPerson, turnDown } from "./hold-capture.ts";
import { screenPayment, TO_A_PERSON } from "./screen-payment.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ASK_AGAIN = "screen-orders";
const GO_ON_WITHOUT = "end-screenings";

/**
 * Job: payments that wait for the screener are asked about again; what has waited for longer than the setting says goes to
 * a person, and what nobody decided about in time ends. Safe to run twice at once: each step is a conditional write.
 */
export async function screenOrders(world: World): Promise<void> {
  const due = await dueScreenings(world);
  for (const [work, found] of [
    [ASK_AGAIN, due.filter(({ why }) => why === "ask")],
    [GO_ON_WITHOUT, due.filter(({ why }) => why !== "ask")],
  ] as const)
    await eachRecord(world, { work, found, record: ({ id }) => id, handle: (one) => goOn(world, one) });
}

interface DueScreening {
  id: string;
  why: "ask" | "person" | "end";
}

/** Oldest first, one statement. A payment that its provider let go ends here as well: there is nothing left to decide. */
async function dueScreenings(world: World): Promise<DueScreening[]> {
  const { answerWithinHours, decideWithinDays } = world.config.payment.screening;
  const at = world.now();
  const toPerson = new Date(at.getTime() - answerWithinHours * HOUR_MS);
  const toEnd = new Date(at.getTime() - decideWithinDays * DAY_MS);
  const rows = await world.db.queries
    .selectFrom("payments")
    .select(["id", "state", "created_at"])
    .where("screening", "in", ["waiting", "review"])
    .where((eb) =>
      eb.or([
        eb.and([
          mayBeTried(world, ASK_AGAIN, sql.ref("payments.id")),
          eb("state", "=", "authorised"),
          eb("screening", "=", "waiting"),
          eb("created_at", ">", toPerson),
          eb("changed_at", "<", new Date(at.getTime() - PATIENCE_SECONDS * 1000)),
        ]),
        eb.and([
          mayBeTried(world, GO_ON_WITHOUT, sql.ref("payments.id")),
          eb.or([
            eb("state", "<>", "authorised"),
            eb("created_at", "<=", toEnd),
            eb.and([eb("screening", "=", "waiting"), eb("created_at", "<=", toPerson)]),
          ]),
        ]),
      ]),
    )
    .orderBy("created_at")
    .limit(RECORDS_AT_ONCE)
    .execute();
  return rows.map(({ id, state, created_at }) => {
    if (state !== "authorised" || created_at <= toEnd) return { id, why: "end" };
    return { id, why: created_at <= toPerson ? "person" : "ask" };
  });
}

async function goOn(world: World, { id, why }: DueScreening): Promise<void> {
  const payment = await findPayment(world.db.queries, id);
  if (!payment) return;
  switch (why) {
    case "ask":
      return ask(world, payment);
    case "person":
      await leaveToPerson(world, payment, TO_A_PERSON);
      return;
    case "end":
      return endUndecided(world, payment);
  }
}

async function ask(world: World, payment: PaymentRow): Promise<void> {
  const order = await findOrderById(world.db.queries, payment.orderId);
  const { next, payment: judged } = await screenPayment(world, { order, payment, next: "screen" });
  if (next === "void") return abandonPayment(world, judged);
  if (next === "capture") return takeReleased(world, judged);
  if (judged.screening === "waiting") throw new Error("The screener did not answer");
}

/** The provider's truth first: a payment that was taken there meanwhile is paid. */
export async function takeReleased(world: World, payment: PaymentRow): Promise<void> {
  const truth = await world.payments.named(payment.provider).find(payment.providerRef ?? "");
  if (truth) await settlePayment(world, payment.id, truth);
}

async function endUndecided(world: World, payment: PaymentRow): Promise<void> {
  const { isDone, payment: ended } = await turnDown(world, payment.id, "lapsed", null);
  if (isDone) await abandonPayment(world, ended);
}
