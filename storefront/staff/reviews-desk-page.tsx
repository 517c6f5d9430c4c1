import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { getStaffReviews, publishReview, rejectReview, type StaffReview } from "#contract/staff-reviews.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskReviewsWords as words } from "#words/desk-reviews.ts";
import { instantDay } from "#words/moments.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { Notice } from "../shell/notice.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/reviews`: what waits to be read before it is shown. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const answer = await api(getStaffReviews);
  if (!answer.ok) throw refusedPage(answer);
  return { staff, reviews: answer.reply.Reviews, timeZone: answer.reply.TimeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const call = text("intent") === "publish" ? publishReview : rejectReview;
  const answer = await context.get(apiContext)(call, { body: { Id: text("Id"), Reason: text("Reason") } });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function ReviewsDeskPage() {
  const { staff, reviews, timeZone } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  const mayModerate = staff.Rights.includes("reviews.moderate");
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent && !refusal && <Notice tone="success" say="politely" title={words.done} />}
      {reviews.length === 0 && <p className="desk__none">{words.none}</p>}
      <ul className="desk-returns">
        {reviews.map((review) => (
          <li key={review.Id} className="desk-panel">
            <ReviewToRead review={review} timeZone={timeZone} />
            {mayModerate && <Moderate id={review.Id} />}
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
      <p>{review.Body}</p>
      <p className="muted">{words.by(review.Author, instantDay(review.WrittenAt, timeZone))}</p>
      <p>
        <a className="link" href={deskPaths.order(review.OrderNumber)}>
          {review.OrderNumber}
        </a>
      </p>
    </div>
  );
}

function Moderate({ id }: { id: string }) {
  return (
    <form className="desk__form" method="post" action={deskPaths.reviews}>
      <input type="hidden" name="Id" value={id} />
      <Field label={words.reason} help={words.reasonHelp} name="Reason" maxLength={500} />
      <div className="desk-returns__moves">
        <Button type="submit" name="intent" value="publish" look="primary">
          {words.publish}
        </Button>
        <Button type="submit" name="intent" value="reject">
          {words.reject}
        </Button>
      </div>
    </form>
  );
}
