import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { getStaffLog, type LoggedStaffAct } from "#contract/staff-people.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskLogWords as words } from "#words/desk-people.ts";
import { momentText } from "#words/moments.ts";
import { loggedFactsText, loggedSubjectText } from "#words/logged-facts.ts";
import { staffActName } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/log`: who did what to what, how it was before and after, and why. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const { searchParams } = new URL(request.url);
  const subject = searchParams.get("subject")?.trim().slice(0, 60) ?? "";
  const who = searchParams.get("who")?.trim().slice(0, 254) ?? "";
  const before = Number(searchParams.get("before"));
  const isPage = Number.isInteger(before) && before > 0 && before < 2 ** 31;
  const answer = await api(getStaffLog, { query: { subject, who, ...(isPage && { before }) } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, subject, who, log: answer.reply };
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(words.title);

export default function LogPage() {
  const { staff, subject, who, log } = useLoaderData<typeof loader>();
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{words.title}</h1>
      <p className="muted">{words.lead}</p>
      <search>
        <form className="desk__find desk__find--wide" action={deskPaths.log}>
          <Field label={words.subject} help={words.subjectHelp} name="subject" maxLength={60} defaultValue={subject} />
          <Field label={words.who} name="who" maxLength={254} defaultValue={who} />
          <Button type="submit">{words.show}</Button>
        </form>
      </search>
      {log.Acts.length === 0 ? (
        <p className="desk__none">{words.none}</p>
      ) : (
        <LogTable acts={log.Acts} timeZone={log.TimeZone} />
      )}
      {log.Next !== null && (
        <a
          className="link"
          href={`${deskPaths.log}?${new URLSearchParams({ subject, who, before: String(log.Next) })}`}
        >
          {words.older}
        </a>
      )}
    </DeskFrame>
  );
}

function LogTable({ acts, timeZone }: { acts: readonly LoggedStaffAct[]; timeZone: string }) {
  return (
    <table className="desk-table desk-table--log">
      <thead>
        <tr>
          {[words.at, words.by, words.act, words.about, words.before, words.after, words.reason].map((title) => (
            <th scope="col" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {acts.map(({ Id, At, Who, Act, Subject, SubjectName, Before, After, Reason }) => (
          <tr key={Id}>
            <td className="desk-table__moment">
              <time dateTime={At}>{momentText(At, timeZone)}</time>
            </td>
            <td className="nowrap" data-label={words.by}>
              {Who === "" ? words.store : Who}
            </td>
            <td data-label={words.act}>
              <b>{staffActName(Act)}</b>
            </td>
            <td data-label={words.about}>
              <About subject={Subject} name={SubjectName} />
            </td>
            <td data-label={words.before}>{loggedFactsText(Before)}</td>
            <td data-label={words.after}>{loggedFactsText(After)}</td>
            <td data-label={words.reason}>{Reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it was done to, with the way there where the desk has a page of it. */
function About({ subject, name }: { subject: string; name: string }) {
  const [kind = "", id = ""] = subject.split(/:(.*)/s);
  const text = loggedSubjectText(kind, id, name);
  const page = PAGES_ABOUT[kind]?.(id);
  return page === undefined ? (
    text
  ) : (
    <a className="link" href={page}>
      {text}
    </a>
  );
}

const PAGES_ABOUT: Readonly<Record<string, (id: string) => string>> = {
  order: deskPaths.order,
  rma: (id) => found(deskPaths.returns, id),
  webhook: (id) => deskPaths.webhook(id),
  member: (id) => found(deskPaths.points, id),
  sku: (id) => found(deskPaths.stock, id),
};

function found(page: string, q: string): string {
  return `${page}?${new URLSearchParams({ q }).toString()}`;
}
