import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getMailState } from "#contract/mail-state.ts";
import { signOut } from "#contract/members.ts";
import { listOrders } from "#contract/orders.ts";
import { getPointsPage } from "#contract/points.ts";
import { listOwnReviews } from "#contract/reviews.ts";
import { listRmas } from "#contract/rma.ts";
import { getSavedLists } from "#contract/saved-lists.ts";
import { listWarranties } from "#contract/warranties.ts";
import { Button } from "#ui/button.tsx";
import { mailTroubleWords } from "#words/mail-state.ts";
import { accountWords } from "#words/member-pages.ts";
import { headerWords } from "#words/shell.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { AccountFrame } from "./account-frame.tsx";
import { AtAGlance, LatestOrders, NoOrders } from "./account-overview.tsx";
import { NeedsYou } from "./account-needs.tsx";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account`: the latest of an account. A guest is shown the way in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { UserName, Email } = await signedInOnly(api);
  const [mail, orders, rmas, points, warranties, lists, reviews] = await Promise.all([
    api(getMailState),
    api(listOrders, { query: { page: 1 } }),
    api(listRmas),
    api(getPointsPage),
    api(listWarranties),
    api(getSavedLists),
    api(listOwnReviews),
  ]);
  return {
    name: UserName,
    email: Email,
    mailTrouble: mail.ok ? mail.reply.Trouble : null,
    orders: orders.ok ? orders.reply : null,
    rmas: rmas.ok ? rmas.reply.Rmas : [],
    points: points.ok ? points.reply : null,
    warranties: warranties.ok ? warranties.reply.Lines : null,
    lists: lists.ok ? lists.reply.Lists : null,
    reviewable: reviews.ok ? reviews.reply.Products : null,
  };
}

/** The one form here signs out. */
export async function action({ context }: ActionFunctionArgs) {
  await context.get(apiContext)(signOut);
  return redirect(paths.home, 303);
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, headerWords.account) },
  { name: "robots", content: "noindex" },
];

export default function AccountPage() {
  const { name, email, mailTrouble, orders, rmas, ...figures } = useLoaderData<typeof loader>();
  return (
    <AccountFrame at="overview" title={accountWords.hello(name)} lead={email}>
      {mailTrouble && (
        <Notice tone="warning" title={mailTroubleWords[mailTrouble].title(email)}>
          <a className="link" href={accountPaths.email}>
            {mailTroubleWords[mailTrouble].act}
          </a>
        </Notice>
      )}
      <NeedsYou orders={orders?.Orders ?? []} timeZone={orders?.TimeZone ?? "UTC"} rmas={rmas} />
      {orders && (orders.Total > 0 ? <LatestOrders orders={orders} /> : <NoOrders />)}
      <AtAGlance {...figures} />
      <form method="post" action={paths.account}>
        <Button type="submit">{accountWords.signOut}</Button>
      </form>
    </AccountFrame>
  );
}
