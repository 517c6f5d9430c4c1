import type { submitOrderSurvey as call } from "#contract/orders.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { findOpenOrder } from "./find-open-order.ts";
import { spoken } from "../languages/spoken.ts";

const { surveyWords } = spoken.survey;

/** Whoever may see a paid order says once how it went; the first answer stays. A foreign order looks like an absent one. */
export const submitOrderSurvey: Handler<typeof call> = async ({ world, principal, body }) => {
  const { queries } = world.db;
  const found = await findOpenOrder(world, principal, body.CustOrderID);
  if (!found) return refuse("order_unknown");
  const { paid_at: paidAt } = await queries
    .selectFrom("orders")
    .select("paid_at")
    .where("id", "=", found.id)
    .executeTakeFirstOrThrow();
  if (paidAt === null) return refuse("survey_too_early");
  const kept = await queries
    .insertInto("order_surveys")
    .values({
      order_id: found.id,
      rating: body.Rating,
      heard_from: body.HeardFrom,
      comment: body.Comment,
      at: world.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return kept ? { reply: { Success: true as const, Message: surveyWords.thanks } } : refuse("survey_answered");
};
