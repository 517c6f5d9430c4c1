import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { cancelOrder, listOrders } from "#contract/orders.ts";
import { Sentence } from "#ui/sentence.tsx";
import { accountOrdersWords as words } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { memberMeta, ownOrSignIn } from "./member-page.ts";
import { OrderRows } from "./order-rows.tsx";
import { readFields } from "./read-fields.ts";

/** `/account/orders`: every order of the member, twenty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get("page") ?? 1)) || 1);
  return { page, orders: ownOrSignIn(await context.get(apiContext)(listOrders, { query: { page } })) };
}

/** The list's one form ends an order that is not paid. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(cancelOrder, { body: { OrderNumber: text("OrderNumber") } });
  if (answer.ok) return redirect(accountPaths.orders, 303);
  return data({ refusal: answer.alert }, { status: answer.status });
}

export const meta = memberMeta(words.title);

export default function AccountOrdersPage() {
  const { orders, page } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (!orders)
    return (
      <AccountFrame at="orders" title={words.title}>
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      </AccountFrame>
    );
  if (orders.Total === 0 && page === 1)
    return (
      <AccountFrame at="orders" title={words.title} lead={words.none}>
        <p className="account__section">
          <a className="link" href={paths.home}>
            {words.browse}
          </a>
        </p>
      </AccountFrame>
    );
  return (
    <AccountFrame at="orders" title={words.title} lead={words.count(orders.Total)}>
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      <OrderRows orders={orders.Orders} timeZone={orders.TimeZone} mayCancel />
      <p className="account__head">
        {page > 1 && (
          <a className="link" href={`${accountPaths.orders}?page=${page - 1}`}>
            {words.newer}
          </a>
        )}
        {page < orders.Pages && (
          <a className="link" href={`${accountPaths.orders}?page=${page + 1}`}>
            {words.older}
          </a>
        )}
      </p>
      <p className="type-13 muted">
        <Sentence
          of={words.guest(
            <a className="link" href={paths.orders}>
              {words.guestLink}
            </a>,
          )}
        />
      </p>
    </AccountFrame>
  );
}
