import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { keepAccount } from "#contract/my-data.ts";
import type { Alert } from "#contract/alert.ts";
import { buttonClass } from "#ui/button.tsx";
import { keepAccountWords as words } from "#words/privacy-account.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";

/** `/keep-account`: where ending an account leads, and the link of its mail. Opening it uses nothing up; its form does. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const token = text("token");
  const answer = await context.get(apiContext)(keepAccount, { body: { token } });
  if (answer.ok) return data({ isKept: true, token: "", refusal: null as Alert | null });
  return data({ isKept: false, token, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function KeepAccountPage() {
  const { token } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const signIn = (
    <a className={buttonClass("secondary", "large")} href={paths.signIn}>
      {words.signIn}
    </a>
  );
  if (sent?.isKept)
    return (
      <MemberPanel title={words.keptTitle} lead={words.kept}>
        {signIn}
      </MemberPanel>
    );
  if (sent?.refusal?.Reason === "link_ended")
    return (
      <MemberPanel title={words.title}>
        <Notice tone="error" say="now" title={sent.refusal.Message} />
        <p className="muted measure">{words.endedLead}</p>
        {signIn}
      </MemberPanel>
    );
  const known = sent?.token ?? token;
  if (!known)
    return (
      <MemberPanel title={words.endingTitle} lead={words.ending}>
        {signIn}
      </MemberPanel>
    );
  return (
    <MemberPanel title={words.title} lead={words.lead}>
      <MemberForm action={accountPaths.keep} send={words.send} refusal={sent?.refusal ?? null}>
        <input type="hidden" name="token" value={known} />
      </MemberForm>
    </MemberPanel>
  );
}
