import type {
  getStaffReviews as listCall,
  publishReview as publishCall,
  rejectReview as rejectCall,
} from "#contract/staff-reviews.ts";
import { refuse } from "#rules/refusal.ts";
import type { ReviewState } from "#rules/review/review-states.ts";
import type { StaffHandler } from "../http/route.ts";
import { listToModerate, moderateReview } from "../reviews/reviews-table.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST = 100;

export const getStaffReviews: StaffHandler<typeof listCall> = async ({ world }) => ({
  reply: {
    Success: true,
    Reviews: (await listToModerate(world.db.queries, MOST)).map((review) => ({
      Id: review.id,
      State: review.state,
      Product: review.product,
      OrderNumber: review.orderNumber,
      Author: review.author,
      Rating: review.rating,
      Body: review.body,
      WrittenAt: review.at.toISOString(),
    })),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

/** By the table of a review's states, with the log in the same transaction; of two at once one holds. */
const moderates =
  (to: Exclude<ReviewState, "pending">): StaffHandler<typeof publishCall> =>
  async ({ world, principal, act, body }) => {
    const isDone = await world.db.transaction(async (tx) => {
      const moved = { id: body.Id, to, by: `staff:${principal.staffId}`, now: world.now() };
      if (!(await moderateReview(tx, moved))) return false;
      await noteStaffAct(world, tx, {
        staffId: principal.staffId,
        act: act.audit ?? "review_publish",
        subject: `review:${body.Id}`,
        after: { state: to },
        reason: body.Reason,
        clientKey: principal.clientKey,
      });
      return true;
    });
    return isDone ? { reply: { Success: true } } : refuse("review_not_waiting");
  };

export const publishReview: StaffHandler<typeof publishCall> = moderates("published");
export const rejectReview: StaffHandler<typeof rejectCall> = moderates("rejected");
