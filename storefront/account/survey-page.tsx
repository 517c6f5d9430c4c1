import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getOrder } from "#contract/checkout.ts";
import { submitOrderSurvey } from "#contract/orders.ts";
import { HEARD_FROM, SURVEY_COMMENT_MOST, type HeardFrom } from "#rules/order/order-survey.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { Select } from "#ui/select.tsx";
import { surveyWords } from "#words/survey.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import "./survey-page.css";

/** `/carts/order-survey` (S39): what a buyer says of an order that is theirs. A plain form: it needs no script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const orderNumber = new URL(request.url).searchParams.get("order") ?? "";
  const answer = await context.get(apiContext)(getOrder, { query: { number: orderNumber } });
  return answer.ok ? { orderNumber: answer.reply.OrderNumber } : data({ orderNumber: null }, { status: 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const heard = HEARD_FROM.find((each) => each === text("HeardFrom")) ?? "";
  const Rating = Number(text("OrderRating"));
  const typed = { rating: Rating, heard, comment: text("OrderComment") };
  if (!RATINGS.has(Rating)) return data({ typed, wrong: surveyWords.chooseRating }, { status: 422 });
  const answer = await context.get(apiContext)(submitOrderSurvey, {
    body: { CustOrderID: text("CustOrderID"), Rating, HeardFrom: heard, Comment: typed.comment },
  });
  return answer.ok
    ? { typed, thanks: answer.reply.Message }
    : data({ typed, wrong: answer.alert.Message }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, surveyWords.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

const RATINGS: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);

export default function SurveyPage() {
  const { orderNumber } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const thanks = answered && "thanks" in answered ? answered.thanks : null;
  return (
    <main className="page survey" id="main">
      <h1 className="type-36">{surveyWords.title}</h1>
      {orderNumber === null ? (
        <>
          <p className="muted measure">{surveyWords.find}</p>
          <a className={buttonClass("primary", "large")} href={paths.orders}>
            {surveyWords.findIt}
          </a>
        </>
      ) : (
        <p className="muted">{surveyWords.of(orderNumber)}</p>
      )}
      {thanks && (
        <Notice tone="success" say="politely" title={thanks}>
          <a className="link" href={`/carts/order/${orderNumber}`}>
            {surveyWords.toOrder}
          </a>
        </Notice>
      )}
      {orderNumber !== null && !thanks && <SurveyForm orderNumber={orderNumber} answered={answered ?? null} />}
    </main>
  );
}

interface Answered {
  typed: { rating: number; heard: HeardFrom; comment: string };
  wrong?: string;
}

function SurveyForm({ orderNumber, answered }: { orderNumber: string; answered: Answered | null }) {
  return (
    <form method="post" className="survey__form">
      <p className="measure">{surveyWords.lead}</p>
      {answered?.wrong && <Notice tone="error" say="now" title={answered.wrong} />}
      <input type="hidden" name="CustOrderID" value={orderNumber} />
      <fieldset className="survey__ratings">
        <legend className="field__label">{surveyWords.rating}</legend>
        <div className="radio-rows">
          {surveyWords.ratings.map((title, index) => (
            <RadioRow
              key={title}
              name="OrderRating"
              value={index + 1}
              title={title}
              required
              defaultChecked={answered?.typed.rating === index + 1}
            />
          ))}
        </div>
      </fieldset>
      <Select label={surveyWords.heard} name="HeardFrom" defaultValue={answered?.typed.heard ?? ""}>
        <option value="">{surveyWords.noAnswer}</option>
        {HEARD_FROM.map((from) =>
          from === "" ? null : (
            <option key={from} value={from}>
              {surveyWords.heardFrom[from]}
            </option>
          ),
        )}
      </Select>
      <label className="field">
        <span className="field__label">{surveyWords.comment}</span>
        <textarea
          className="survey__comment"
          name="OrderComment"
          rows={4}
          maxLength={SURVEY_COMMENT_MOST}
          defaultValue={answered?.typed.comment}
        />
      </label>
      <Button type="submit" look="primary" size="large">
        {surveyWords.send}
      </Button>
    </form>
  );
}
