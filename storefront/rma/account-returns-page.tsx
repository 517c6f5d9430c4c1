import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { listRmas } from "#contract/rma.ts";
import { buttonClass } from "#ui/button.tsx";
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
      <a className={buttonClass()} href={paths.rma}>
        {words.newOne}
      </a>
      {found ? (
        found.Rmas.length > 0 && (
          <section className="account__section">
            <RmaList rmas={found.Rmas} timeZone={found.TimeZone} />
          </section>
        )
      ) : (
        <Notice tone="error" say="now" title={words.failed} />
      )}
    </AccountFrame>
  );
}
