import { createHash } from "node:crypto";
import { refuse } from "#rules/refusal.ts";
import type { lookUpOrder as call } from "#contract/orders.ts";
import { readOrderNumber } from "#rules/order/order-number.ts";
import { newUuid } from "../db/new-uuid.ts";
import { countSlowly } from "../http/count-slowly.ts";
import { isKnownBrowser } from "../http/known-browser.ts";
import type { Handler } from "../http/route.ts";
import { slowLimitsOf } from "../http/slow-limits-of.ts";
import { ASKED_LINK_HOURS } from "../orders/order-key.ts";
import { spoken } from "../languages/spoken.ts";

const { inputWords } = spoken.input;
const { findOrderWords } = spoken.orderPage;

const HOUR = 3600;

/**
 * A guest's way to an order from any device: its number and the email it was placed with bring a link to that email.
 * Whether there is such an order is looked up only when the mail is written, so the answer and the work are the same
 * where there is none, and nobody learns which orders exist.
 */
export const lookUpOrder: Handler<typeof call> = async ({ world, principal, body }) => {
  const orderNumber = readOrderNumber(body.OrderNumber);
  if (orderNumber === null)
    return refuse("order_number_invalid", {}, [{ field: "OrderNumber", message: inputWords.orderNumber }]);
  const email = body.Email.trim().toLowerCase();
  const subjects = { account: email, address: principal.clientKey };
  const isStranger = principal.kind === "guest" && !isKnownBrowser(world, principal, email);
  const tooMany = await countSlowly(world, slowLimitsOf("order_link", subjects, isStranger));
  if (tooMany) return tooMany;
  const now = world.now();
  const until = new Date(now.getTime() + ASKED_LINK_HOURS * HOUR * 1000).toISOString();
  const emailSha256 = createHash("sha256").update(email).digest("hex");
  await world.db.queries
    .insertInto("outbox")
    .values({
      topic: "order_link",
      dedupe_key: `order_link:${newUuid(world)}`,
      payload: JSON.stringify({ orderNumber, emailSha256, until }),
      created_at: now,
    })
    .execute();
  return { reply: { Success: true as const, Message: findOrderWords.sent } };
};
