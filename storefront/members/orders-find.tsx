import type { ReplyOf } from "#contract/call.ts";
import type { listOrders } from "#contract/orders.ts";
import { ORDER_STANDINGS, type OrderStanding } from "#rules/order/order-standings.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { accountOrdersWords as words } from "#words/member-pages.ts";
import { accountPaths } from "../account-paths.ts";

/** What of the orders is shown; it stands in the address. */
export interface OrdersAsked {
  page: number;
  year?: number;
  standing?: OrderStanding;
  q?: string;
}

const LONGEST_WORDS = 80;
/** The list answers up to here. */
const LAST_PAGE = 10_000;

export function readOrdersAsked(search: URLSearchParams): OrdersAsked {
  const year = search.get("year") ?? "";
  const standing = ORDER_STANDINGS.find((one) => one === search.get("show"));
  const q = (search.get("q") ?? "").trim().slice(0, LONGEST_WORDS);
  return {
    page: Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(search.get("page") ?? 1)) || 1)),
    ...(/^2\d{3}$/.test(year) && { year: Number(year) }),
    ...(standing && { standing }),
    ...(q !== "" && { q }),
  };
}

export function ordersPath({ page, year, standing, q }: OrdersAsked): string {
  const query = new URLSearchParams({
    ...(standing && { show: standing }),
    ...(q !== undefined && { q }),
    ...(year !== undefined && { year: String(year) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${accountPaths.orders}?${query}` : accountPaths.orders;
}

/** Finds an order by its number, a product in it or its year, and the parts of the list with how many are in each. */
export function OrdersFind({ asked, orders }: { asked: OrdersAsked; orders: ReplyOf<typeof listOrders> }) {
  const { Counts, Years } = orders;
  const all = ORDER_STANDINGS.reduce((sum, standing) => sum + Counts[standing], 0);
  const { page: _page, standing: _standing, ...narrowed } = asked;
  const part = (name: string, count: number, standing?: OrderStanding) => (
    <a
      key={name}
      href={ordersPath({ ...narrowed, page: 1, ...(standing && { standing }) })}
      aria-current={asked.standing === standing ? "page" : undefined}
    >
      {name} <span className="muted">{count}</span>
    </a>
  );
  return (
    <>
      <form className="orders-find" action={accountPaths.orders}>
        <Field
          label={words.find}
          name="q"
          type="search"
          maxLength={LONGEST_WORDS}
          autoComplete="off"
          defaultValue={asked.q}
        />
        <Select label={words.year} name="year" defaultValue={asked.year ?? ""}>
          <option value="">{words.everyYear}</option>
          {Years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
        <Button type="submit">{words.findSend}</Button>
        {asked.standing && <input type="hidden" name="show" value={asked.standing} />}
      </form>
      <nav className="account__parts" aria-label={words.parts}>
        {part(words.all, all)}
        {ORDER_STANDINGS.filter((standing) => Counts[standing] > 0 || standing === asked.standing).map((standing) =>
          part(words.standings[standing], Counts[standing], standing),
        )}
      </nav>
    </>
  );
}
