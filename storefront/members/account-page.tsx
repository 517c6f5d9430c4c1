import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { signOut } from "#contract/members.ts";
import { listOrders } from "#contract/orders.ts";
import { getPointsPage } from "#contract/points.ts";
import { Button } from "#ui/button.tsx";
import { accountWords, memberPageWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { AccountFrame } from "./account-frame.tsx";
import { LatestOrders, PointsFigures } from "./account-overview.tsx";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account`: the latest of an account. A guest is shown the way in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { UserName, Email } = await signedInOnly(api);
  const [orders, points] = await Promise.all([api(listOrders, { query: { page: 1 } }), api(getPointsPage)]);
  return {
    name: UserName,
    email: Email,
    orders: orders.ok ? orders.reply : null,
    points: points.ok ? points.reply : null,
  };
}

/** The one form here signs out. */
export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext)(signOut);
  return redirect(paths.home, 303);
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, memberPageWords.account) },
  { name: "robots", content: "noindex" },
];

export default function AccountPage() {
  const { name, email, orders, points } = useLoaderData<typeof loader>();
  return (
    <AccountFrame at="overview" title={accountWords.hello(name)} lead={email}>
      {orders && orders.Total > 0 && <LatestOrders orders={orders} />}
      {points && <PointsFigures points={points} />}
      <form method="post" action={paths.account}>
        <Button type="submit">{accountWords.signOut}</Button>
      </form>
    </AccountFrame>
  );
}
