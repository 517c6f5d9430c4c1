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
import { OrdersFind, ordersPath, readOrdersAsked } from "./orders-find.tsx";
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";
import { readFields } from "./read-fields.ts";

/** `/account/orders`: every order of the member, or those that are asked for, twenty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readOrdersAsked(new URL(request.url).searchParams);
  return { asked, orders: ownOrSignIn(await context.get(apiContext)(listOrders, { query: asked })) };
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
  const { orders, asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (!orders)
    return (
      <AccountFrame at="orders" title={words.title}>
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      </AccountFrame>
    );
  const { page, ...narrowed } = asked;
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (orders.Total === 0 && !isNarrowed)
    return (
      <AccountFrame at="orders" title={words.title} lead={words.none}>
        <SeeWhatWeSell />
        <MissingOne />
      </AccountFrame>
    );
  const isEmpty = orders.Orders.length === 0;
  return (
    <AccountFrame at="orders" title={words.title} lead={leadOf(orders.Total, page > orders.Pages)}>
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      <OrdersFind asked={asked} orders={orders} />
      {!isEmpty && <OrderRows orders={orders.Orders} timeZone={orders.TimeZone} mayCancel />}
      <p className="account__head orders-more">
        {isEmpty && isNarrowed && (
          <a className="link" href={ordersPath({ page: 1 })}>
            {words.showAll}
          </a>
        )}
        {page > 1 && orders.Total > 0 && (
          <a className="link" href={ordersPath({ ...narrowed, page: isEmpty ? 1 : page - 1 })}>
            {isEmpty ? words.first : words.newer}
          </a>
        )}
        {page < orders.Pages && (
          <a className="link" href={ordersPath({ ...narrowed, page: page + 1 })}>
            {words.older}
          </a>
        )}
      </p>
      <MissingOne />
    </AccountFrame>
  );
}

function leadOf(total: number, isPastTheEnd: boolean): string {
  if (total === 0) return words.notFound;
  return isPastTheEnd ? words.noSuchPage : words.count(total);
}

/** One that was placed as a guest is not in the list. */
function MissingOne() {
  return (
    <p className="type-13 muted">
      <Sentence
        of={words.guest(
          <a className="link" href={paths.orders}>
            {words.guestLink}
          </a>,
        )}
      />
    </p>
  );
}
