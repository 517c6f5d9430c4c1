import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { endReviewInvites } from "#contract/review-invites.ts";
import { Button } from "#ui/button.tsx";
import { endInvitesWords as words } from "#words/review-invites.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import "./review-page.css";

/** `/review/invites`: where the link of such a mail leads. What fetches links presses no button. */
export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return { id: search.get("id") ?? "", key: search.get("key") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(endReviewInvites, { body: { Id: text("id"), Key: text("key") } });
  return data({ refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  // No other site learns the link of a mail.
  { name: "referrer", content: "same-origin" },
];

export default function EndInvitesPage() {
  const { id, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const isDone = sent?.refusal === null;
  return (
    <main className="page review-page" id="main">
      <h1 className="type-36">{words.title}</h1>
      {isDone && <Notice tone="success" say="politely" title={words.done} />}
      {sent?.refusal && <Notice tone="error" say="now" title={sent.refusal.Message} />}
      {!isDone && (
        <form method="post" className="review-page__end">
          <p className="measure">{words.lead}</p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={key} />
          <Button type="submit" look="primary" size="large">
            {words.end}
          </Button>
        </form>
      )}
      <a className="link" href={paths.home}>
        {words.home}
      </a>
    </main>
  );
}
