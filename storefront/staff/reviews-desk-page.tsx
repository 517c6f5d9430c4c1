import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import {
  answerReview,
  getStaffReviews,
  publishReview,
  rejectReview,
  type StaffReview,
} from "#contract/staff-reviews.ts";
import { STORE_ANSWER_MOST } from "#rules/review/review-lengths.ts";
import { mayMoveReview, REVIEW_STATES } from "#rules/review/review-states.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskReviewsWords as words } from "#words/desk-reviews.ts";
import { instantDay } from "#words/moments.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/reviews`: what waits to be read before it is shown, and what became of the others. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const asked = new URL(request.url).searchParams.get("state");
  const state = REVIEW_STATES.find((each) => each === asked) ?? "pending";
  const answer = await api(getStaffReviews, { query: { state } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, state, reviews: answer.reply.Reviews, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const api = context.get(apiContext);
  const of = { Id: text("Id"), Version: Number(text("Version")) };
  const intent = text("intent");
  const answer =
    intent === "answer"
      ? await api(answerReview, { body: { ...of, Answer: text("Answer") } })
      : await api(intent === "publish" ? publishReview : rejectReview, { body: { ...of, Reason: text("Reason") } });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ReviewsDeskPage() {
  const { staff, state, reviews, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const mayModerate = staff.Rights.includes("reviews.moderate");
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      <nav className="desk__states" aria-label={words.show}>
        {REVIEW_STATES.map((each) => (
          <a
            key={each}
            className="link"
            href={deskPaths.reviewsIn(each)}
            aria-current={each === state ? "page" : undefined}
          >
            {words.states[each]}
          </a>
        ))}
      </nav>
      {reviews.length === 0 && <p className="desk__none">{words.none[state]}</p>}
      <ul className="desk-returns">
        {reviews.map((review) => (
          <li key={review.Id} className="desk-panel">
            <ReviewToRead review={review} timeZone={timeZone} />
            {mayModerate && <Moderate review={review} />}
            {mayModerate && state !== "rejected" && <AnswerReview review={review} />}
          </li>
        ))}
      </ul>
    </DeskFrame>
  );
}

function ReviewToRead({ review, timeZone }: { review: StaffReview; timeZone: string }) {
  return (
    <div>
      <h2 className="type-16 strong">
        {review.Product} <span className="desk-tag">{words.stars(review.Rating)}</span>
      </h2>
      {review.Headline !== "" && <p className="strong">{review.Headline}</p>}
      <p className="desk-review__body">{review.Body}</p>
      {review.Pictures.length > 0 && (
        <ul className="desk-review__pictures">
          {review.Pictures.map(({ Id, Width, Height }, at) => (
            <li key={Id}>
              <a href={deskPaths.reviewPicture(Id)}>
                <img
                  src={deskPaths.reviewPicture(Id)}
                  width={Width}
                  height={Height}
                  alt={words.picture(at + 1, review.Author)}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.Answer !== "" && <p>{words.told(review.Answer)}</p>}
      <p className="muted">{words.by(review.Author, instantDay(review.WrittenAt, timeZone))}</p>
      <p>
        <a className="link" href={deskPaths.order(review.OrderNumber)}>
          {review.OrderNumber}
        </a>
      </p>
    </div>
  );
}

function Moderate({ review: { Id, Version, State } }: { review: StaffReview }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.reviewsIn(State)}>
      <input type="hidden" name="Id" value={Id} />
      <input type="hidden" name="Version" value={Version} />
      {mayMoveReview(State, "rejected") && (
        <Field label={words.reason} help={words.reasonHelp} name="Reason" maxLength={500} />
      )}
      <div className="desk-returns__moves">
        {mayMoveReview(State, "published") && (
          <Button type="submit" name="intent" value="publish" look="primary">
            {words.publish}
          </Button>
        )}
        {mayMoveReview(State, "rejected") && (
          <Button type="submit" name="intent" value="reject">
            {State === "published" ? words.takeOff : words.reject}
          </Button>
        )}
      </div>
    </form>
  );
}

function AnswerReview({ review: { Id, Version, State, Author, StoreAnswer } }: { review: StaffReview }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.reviewsIn(State)}>
      <input type="hidden" name="Id" value={Id} />
      <input type="hidden" name="Version" value={Version} />
      <label className="desk-review__answer">
        <span className="field__label">{words.answer}</span>
        <textarea name="Answer" maxLength={STORE_ANSWER_MOST} rows={3} defaultValue={StoreAnswer} />
        <span className="type-13 muted">{words.answerHelp}</span>
      </label>
      <Button type="submit" name="intent" value="answer" aria-label={words.sendAnswerTo(Author)}>
        {words.sendAnswer}
      </Button>
    </form>
  );
}
