import type { writeRmaMessage as call } from "#contract/rma.ts";
import { refuse } from "#rules/refusal.ts";
import { RMA_ENDED } from "#rules/rma/rma-states.ts";
import type { Handler } from "../http/route.ts";
import { lockOrder } from "../orders/orders-table.ts";
import { findRmaOrder } from "./find-rma-order.ts";
import { countUnanswered, insertRmaMessage, listRmaMessages } from "./rma-messages-table.ts";
import { findRmaOf } from "./rmas-table.ts";

const MOST_UNANSWERED = 10;

/** Its buyer writes about a return that is not at its end. Under the order's lock: many at once are no more than may wait. */
export const writeRmaMessage: Handler<typeof call> = async ({ world, principal, body }) => {
  const found = await findRmaOrder(world, principal, body);
  if (!found) return refuse("order_unknown");
  return world.db.transaction(async (tx) => {
    await lockOrder(tx, found.id);
    const rma = await findRmaOf(tx, found.id, body.RmaNumber);
    if (!rma) return refuse("rma_unknown");
    if (RMA_ENDED.includes(rma.state)) return refuse("rma_ended");
    const Messages = await listRmaMessages(tx, rma.id);
    const last = Messages.at(-1);
    // Pressed twice, or sent again by a page that was loaded anew, it is written once.
    if (last?.From === "buyer" && last.Text === body.Text) return { reply: { Success: true, Messages } };
    if ((await countUnanswered(tx, rma.id)) >= MOST_UNANSWERED)
      return refuse("rma_messages_wait", { most: MOST_UNANSWERED });
    await insertRmaMessage(world, tx, { rmaId: rma.id, staffId: null, text: body.Text });
    return { reply: { Success: true, Messages: await listRmaMessages(tx, rma.id) } };
  });
};
