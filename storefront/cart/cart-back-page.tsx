import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { bringCartBack } from "#contract/cart-back.ts";
import { Button } from "#ui/button.tsx";
import { cartBackWords as words } from "#words/cart-back.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import "./cart-back-page.css";

/** `/carts/back`: where the link of a mail about a left cart leads. What fetches links presses no button. */
export function loader({ request }: LoaderFunctionArgs) {
  return { key: new URL(request.url).searchParams.get("cart") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(bringCartBack, { body: { Key: text("key") } });
  return data(
    { refusal: answer.ok ? null : answer.alert, leftOut: answer.ok ? answer.reply.LeftOut : [] },
    { status: answer.ok ? 200 : answer.status },
  );
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  // No other site learns the link of a mail.
  { name: "referrer", content: "same-origin" },
];

export default function CartBackPage() {
  const { key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const isDone = sent?.refusal === null;
  return (
    <main className="page cart-back-page" id="main">
      <h1 className="type-36">{words.title}</h1>
      {isDone && sent.leftOut.length === 0 && <Notice tone="success" say="politely" title={words.done} />}
      {isDone && sent.leftOut.length > 0 && (
        <Notice tone="warning" say="politely" title={words.leftOut(sent.leftOut.join(", "))} />
      )}
      {sent?.refusal && <Notice tone="error" say="now" title={sent.refusal.Message} />}
      {!sent && (
        <form method="post" className="cart-back-page__ask">
          <p className="measure">{words.lead}</p>
          <input type="hidden" name="key" value={key} />
          <Button type="submit" look="primary" size="large">
            {words.back}
          </Button>
        </form>
      )}
      <a className="link" href={isDone ? paths.cart : paths.home}>
        {isDone ? words.toCart : words.home}
      </a>
    </main>
  );
}
