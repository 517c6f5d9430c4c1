import { ProviderUnreachable } from "#adapters/http/provider-unreachable.ts";
import { logFailure } from "../db/database-unreachable.ts";
import { findOrderById } from "../orders/orders-table.ts";
import { abandonPayment } from "./abandon-payment.ts";
import { findPayment, type PaymentRow } from "./payments-table.ts";
import { PATIENCE_SECONDS } from "./patience.ts";
import { settlePayment } from "./settle-payment.ts";
import type { World } from "../world.ts";
import { leaveToPerson, turnDown } from "./hold-capture.ts";
import { screenPayment, TO_A_PERSON } from "./screen-payment.ts";

const BATCH = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** So many without an answer are an outage: the rest waits for the next run. */
const MOST_FAILURES = 3;

/**
 * Job: payments that wait for the screener are asked about again; what has waited for longer than the setting says goes to
 * a person, and what nobody decided about in time ends. Safe to run twice at once: each step is a conditional write.
 */
export async function screenOrders(world: World): Promise<void> {
  let failures = 0;
  for (const due of await dueScreenings(world)) {
    if (failures >= MOST_FAILURES) return;
    try {
      if ((await screenAgain(world, due)) === "no answer") failures += 1;
    } catch (error) {
      if (error instanceof ProviderUnreachable)
        world.log.warn({ paymentId: due.id }, "a screened payment waits: the payment provider did not answer");
      else logFailure(world.log, error, { paymentId: due.id }, "a payment could not be screened");
    }
  }
}

interface DueScreening {
  id: string;
  why: "ask" | "person" | "end";
}

/** Oldest first, one statement. A payment that its provider let go ends here as well: there is nothing left to decide. */
async function dueScreenings({ db, config, now }: World): Promise<DueScreening[]> {
  const { answerWithinHours, decideWithinDays } = config.payment.screening;
  const at = now();
  const toPerson = new Date(at.getTime() - answerWithinHours * HOUR_MS);
  const toEnd = new Date(at.getTime() - decideWithinDays * DAY_MS);
  const rows = await db.queries
    .selectFrom("payments")
    .leftJoin("screenings", "screenings.payment_id", "payments.id")
    .select(["payments.id", "payments.state", "payments.created_at"])
    .where("screening", "in", ["waiting", "review"])
    .where((eb) =>
      eb.or([
        eb("payments.state", "<>", "authorised"),
        eb("payments.created_at", "<=", toEnd),
        eb.and([
          eb("screening", "=", "waiting"),
          eb("payments.changed_at", "<", new Date(at.getTime() - PATIENCE_SECONDS * 1000)),
          eb.or([
            eb("next_try_at", "is", null),
            eb("next_try_at", "<=", at),
            eb("payments.created_at", "<=", toPerson),
          ]),
        ]),
      ]),
    )
    .orderBy("payments.created_at")
    .limit(BATCH)
    .execute();
  return rows.map(({ id, state, created_at }) => {
    if (state !== "authorised" || created_at <= toEnd) return { id, why: "end" };
    return { id, why: created_at <= toPerson ? "person" : "ask" };
  });
}

async function screenAgain(world: World, { id, why }: DueScreening): Promise<"no answer" | "done"> {
  const payment = await findPayment(world.db.queries, id);
  if (!payment) return "done";
  if (why === "end") await endUndecided(world, payment);
  else if (why === "person") await leaveToPerson(world, payment, TO_A_PERSON);
  else return ask(world, payment);
  return "done";
}

async function ask(world: World, payment: PaymentRow): Promise<"no answer" | "done"> {
  const order = await findOrderById(world.db.queries, payment.orderId);
  const { next, payment: judged } = await screenPayment(world, { order, payment, next: "screen" });
  if (next === "void") await abandonPayment(world, judged);
  if (next === "capture") await takeReleased(world, judged);
  return next === "nothing" && judged.screening === "waiting" ? "no answer" : "done";
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
