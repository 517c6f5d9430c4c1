import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { getAccountOverview } from "#contract/account-overview.ts";
import { getMailState } from "#contract/mail-state.ts";
import { signOut } from "#contract/members.ts";
import { listOrders } from "#contract/orders.ts";
import { listRmas } from "#contract/rma.ts";
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
import { RunningOrder } from "./running-order.tsx";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account`: the latest of an account. A guest is shown the way in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const { UserName, Email } = await signedInOnly(api);
  const [mail, orders, rmas, overview] = await Promise.all([
    api(getMailState),
    api(listOrders, { query: { page: 1 } }),
    api(listRmas),
    api(getAccountOverview),
  ]);
  return {
    name: UserName,
    email: Email,
    mailTrouble: mail.ok ? mail.reply.Trouble : null,
    orders: orders.ok ? orders.reply : null,
    rmas: rmas.ok ? rmas.reply.Rmas : [],
    overview: overview.ok ? overview.reply : null,
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
  const { name, email, mailTrouble, orders, rmas, overview } = useLoaderData<typeof loader>();
  const underWay = orders?.Counts.under_way ?? 0;
  const running = overview?.Running ?? null;
  return (
    <AccountFrame
      at="overview"
      title={accountWords.hello(name)}
      lead={underWay > 0 ? accountWords.underWay(underWay) : email}
    >
      {mailTrouble && (
        <Notice tone="warning" title={mailTroubleWords[mailTrouble].title(email)}>
          <a className="link" href={accountPaths.email}>
            {mailTroubleWords[mailTrouble].act}
          </a>
        </Notice>
      )}
      {running && <RunningOrder order={running} more={underWay - 1} />}
      <NeedsYou
        orders={orders?.Orders ?? []}
        timeZone={orders?.TimeZone ?? "UTC"}
        rmas={rmas}
        running={running}
        reached={overview?.PriceReached ?? null}
      />
      {overview && <AtAGlance overview={overview} />}
      {orders && (orders.Total > 0 ? <LatestOrders orders={orders} but={running?.OrderNumber} /> : <NoOrders />)}
      <form method="post" action={paths.account}>
        <Button type="submit">{accountWords.signOut}</Button>
      </form>
    </AccountFrame>
  );
}
