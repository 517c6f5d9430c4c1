import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { listRmas } from "#contract/rma.ts";
import { rmaWords as words } from "#words/rma.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { RmaList } from "./rma-list.tsx";

/** `/account/returns`: a member's requests, and the way to a new one. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(listRmas)) };
}

export const meta = memberMeta(words.mine);

export default function AccountReturnsPage() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <AccountFrame at="returns" title={words.mine} {...(found?.Rmas.length === 0 && { lead: words.none })}>
      <p className="account__lead">
        <a className="link" href={paths.rma}>
          {words.newOne}
        </a>
      </p>
      {found ? (
        <RmaList rmas={found.Rmas} timeZone={found.TimeZone} />
      ) : (
        <Notice tone="error" say="now" title={words.failed} />
      )}
    </AccountFrame>
  );
}
