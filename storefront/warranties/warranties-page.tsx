import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { type CoveredLine, listWarranties } from "#contract/warranties.ts";
import { warrantiesWords as words } from "#words/warranties.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { CoveredPanel } from "./covered-panel.tsx";
import "./covered-panel.css";

/** `/account/warranties`: what the member has bought, how long each is covered, and the way to a repair. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(listWarranties)) };
}

export const meta = memberMeta(words.title);

export default function WarrantiesPage() {
  const { found } = useLoaderData<typeof loader>();
  const isEmpty = found?.Lines.length === 0;
  return (
    <AccountFrame at="warranties" title={words.title} lead={isEmpty ? words.none : words.lead}>
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {isEmpty && <SeeWhatWeSell />}
      {found && !isEmpty && (
        <>
          <p className="account__lead">
            <a className="link" href={paths.aboutWarranty}>
              {words.covers}
            </a>
          </p>
          <ul className="covered-list">
            {runningFirst(found.Lines).map((line) => (
              <CoveredPanel key={`${line.OrderNumber} ${line.Name} ${line.Months}`} line={line} />
            ))}
          </ul>
        </>
      )}
    </AccountFrame>
  );
}

/** What can be claimed on stands before what has not begun and what is over. */
function runningFirst(lines: readonly CoveredLine[]): CoveredLine[] {
  const isRunning = ({ DaysLeft }: CoveredLine) => DaysLeft !== null && DaysLeft >= 0;
  return [...lines.filter(isRunning), ...lines.filter((line) => !isRunning(line))];
}
