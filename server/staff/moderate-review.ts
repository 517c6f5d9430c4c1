import type {
  answerReview as answerCall,
  getReviewPicture as pictureCall,
  getStaffReviews as listCall,
  publishReview as publishCall,
  rejectReview as rejectCall,
} from "#contract/staff-reviews.ts";
import { refuse } from "#rules/refusal.ts";
import type { ReviewState } from "#rules/review/review-states.ts";
import type { StaffActHandler, StaffHandler } from "../http/route.ts";
import { answerAsStore, listToModerate, moderateReview } from "../reviews/reviews-table.ts";
import { noteStaffAct } from "./staff-log.ts";

const MOST = 100;

export const getStaffReviews: StaffHandler<typeof listCall> = async ({ world, query: { state } }) => ({
  reply: {
    Success: true,
    Reviews: (await listToModerate(world.db.queries, MOST, state)).map((review) => ({
      Id: review.id,
      Version: review.version,
      State: review.state,
      Product: review.product,
      OrderNumber: review.orderNumber,
      Author: review.author,
      Rating: review.rating,
      Headline: review.headline,
      Body: review.body,
      Answer: review.answer,
      StoreAnswer: review.storeAnswer,
      WrittenAt: review.at.toISOString(),
      Pictures: review.pictures.map(({ id, width, height }) => ({ Id: id, Width: width, Height: height })),
    })),
    TimeZone: world.config.shipping.warehouse.timeZone,
  },
});

/** Staff look at it before anybody else does. */
export const getReviewPicture: StaffHandler<typeof pictureCall> = async ({ world, query }) => {
  const picture = await world.db.queries
    .selectFrom("review_pictures")
    .select("content")
    .where("id", "=", query.id)
    .executeTakeFirst();
  if (!picture) return refuse("review_picture_unknown");
  return { reply: { Success: true, Base64: Buffer.from(picture.content).toString("base64") } };
};

/** By the table of a review's states, with the log in the same transaction; of two at once one holds. */
const moderates =
  (to: Exclude<ReviewState, "pending">): StaffActHandler<typeof publishCall> =>
  async ({ world, principal, act, body }) => {
    const isDone = await world.db.transaction(async (tx) => {
      const moved = {
        id: body.Id,
        seen: body.Version,
        to,
        answer: to === "rejected" ? body.Reason : "",
        by: `staff:${principal.staffId}`,
        now: world.now(),
      };
      if (!(await moderateReview(tx, moved))) return false;
      await noteStaffAct(world, tx, {
        staffId: principal.staffId,
        act: act.audit,
        subject: `review:${body.Id}`,
        after: { state: to },
        reason: body.Reason,
        clientKey: principal.clientKey,
      });
      return true;
    });
    return isDone ? { reply: { Success: true } } : refuse("review_not_waiting");
  };

export const publishReview: StaffActHandler<typeof publishCall> = moderates("published");
export const rejectReview: StaffActHandler<typeof rejectCall> = moderates("rejected");

/** For everybody, under the store's name; of two at once one holds, and the log keeps what stood there before. */
export const answerReview: StaffActHandler<typeof answerCall> = async ({ world, principal, act, body }) => {
  const isDone = await world.db.transaction(async (tx) => {
    const answer = { id: body.Id, seen: body.Version, text: body.Answer, now: world.now() };
    const before = await answerAsStore(tx, answer);
    if (before === null) return false;
    await noteStaffAct(world, tx, {
      staffId: principal.staffId,
      act: act.audit,
      subject: `review:${body.Id}`,
      before: { answer: before },
      after: { answer: body.Answer },
      clientKey: principal.clientKey,
    });
    return true;
  });
  return isDone ? { reply: { Success: true } } : refuse("review_not_waiting");
};
