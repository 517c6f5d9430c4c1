import type { BodyOf } from "#contract/call.ts";
import type { confirmOrder, PaymentProgress } from "#contract/checkout.ts";
import { claimsOf } from "../carts/owns.ts";
import { isUniqueViolation } from "../db/database-error.ts";
import { DatabaseUnreachable } from "../db/database-unreachable.ts";
import { newUuid } from "../db/new-uuid.ts";
import { holdDeadline } from "../holds/holds.ts";
import type { Principal } from "../http/principal.ts";
import type { HandlerAnswer } from "../http/route.ts";
import { type ClaimedKey, forgetLater, keyToClaim, runClaimed } from "../http/run-once.ts";
import type { World } from "../world.ts";
import { declineCounters } from "./count-declines.ts";
import { confirmKey } from "./confirm-key.ts";
import { BEGIN_PAYMENT } from "./payment-statements.ts";
import { rowsOf } from "./payments-table.ts";
import { type AttemptOnRecord, requestBegun } from "./request-payment.ts";

/**
 * The plain way of a payment, where nothing else has happened: three statements around the provider, and the idempotency
 * key claimed by the first of them and answered by the last. Null, and nothing done, where it is not plain. `keep` says
 * which other answers are final.
 */
export async function payPlainly(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
  keep: (answer: HandlerAnswer<PaymentProgress>) => boolean,
): Promise<HandlerAnswer<PaymentProgress> | null> {
  if (body.PaymentToken === "") return null;
  const claimed = keyToClaim(world, confirmKey(body.CustOrderID, body.PaymentToken));
  const begun = await begin(world, principal, body, claimed);
  if (!begun) return null;
  return runClaimed(world, claimed, async () => {
    const { answer, isAnswerKept } = await requestBegun(world, begun, principal);
    if (isAnswerKept) return { answer, key: "kept" };
    return { answer, key: keep(answer) ? "keep" : "forget" };
  });
}

async function begin(
  world: World,
  principal: Principal,
  body: BodyOf<typeof confirmOrder>,
  claimed: ClaimedKey,
): Promise<AttemptOnRecord | null> {
  const now = world.now();
  try {
    const [row] = await BEGIN_PAYMENT.run(world.db.queries, {
      ...claimsOf(principal),
      ...claimed,
      orderNumber: body.CustOrderID,
      id: newUuid(world),
      providers: world.payments.names(),
      paymentToken: body.PaymentToken,
      until: holdDeadline(now),
      declines: declineCounters(world, principal, body.CustOrderID),
      now,
    });
    return row ? rowsOf(row) : null;
  } catch (error) {
    if (error instanceof DatabaseUnreachable) forgetLater(world, claimed);
    // The same press beside this one was a moment earlier.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
