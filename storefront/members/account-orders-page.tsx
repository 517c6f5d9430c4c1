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
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";
import { readFields } from "./read-fields.ts";

/** `/account/orders`: every order of the member or those of one year, twenty a page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const page = Math.max(1, Math.trunc(Number(asked.get("page") ?? 1)) || 1);
  const year = /^2\d{3}$/.test(asked.get("year") ?? "") ? Number(asked.get("year")) : undefined;
  const query = { page, ...(year !== undefined && { year }) };
  return { page, year, orders: ownOrSignIn(await context.get(apiContext)(listOrders, { query })) };
}

function listPath(page: number, year?: number): string {
  const query = new URLSearchParams({
    ...(year !== undefined && { year: String(year) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${accountPaths.orders}?${query}` : accountPaths.orders;
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
  const { orders, page, year } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  if (!orders)
    return (
      <AccountFrame at="orders" title={words.title}>
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      </AccountFrame>
    );
  if (orders.Total === 0 && page === 1 && year === undefined)
    return (
      <AccountFrame at="orders" title={words.title} lead={words.none}>
        <SeeWhatWeSell />
      </AccountFrame>
    );
  return (
    <AccountFrame
      at="orders"
      title={words.title}
      lead={orders.Total > 0 ? words.count(orders.Total) : page > 1 ? words.noSuchPage : words.noneThen}
    >
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      <nav className="account__ways" aria-label={words.years}>
        <a className="link" href={listPath(1)} aria-current={year === undefined ? "page" : undefined}>
          {words.everyYear}
        </a>
        {orders.Years.map((one) => (
          <a key={one} className="link" href={listPath(1, one)} aria-current={one === year ? "page" : undefined}>
            {one}
          </a>
        ))}
      </nav>
      <OrderRows orders={orders.Orders} timeZone={orders.TimeZone} mayCancel />
      <p className="account__head">
        {page > 1 && (
          <a className="link" href={listPath(orders.Total > 0 ? page - 1 : 1, year)}>
            {orders.Total > 0 ? words.newer : words.first}
          </a>
        )}
        {page < orders.Pages && (
          <a className="link" href={listPath(page + 1, year)}>
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
