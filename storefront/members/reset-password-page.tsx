import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { resetPassword } from "#contract/members.ts";
import { buttonClass } from "#ui/button.tsx";
import { resetWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { LinkPage } from "./link-page.tsx";
import { readFields } from "./read-fields.ts";

/** `/reset-password`: the link of the mail that somebody asked for, or with `undo` of one that says "It was not me". */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { token: searchParams.get("token") ?? "", isUndo: searchParams.has("undo") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const body = { token: text("token"), Password: text("Password") };
  const answer = await context.get(apiContext)(resetPassword, { body });
  if (answer.ok) return redirect(answer.reply.Url, 303);
  return data({ token: body.token, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, resetWords.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function ResetPasswordPage() {
  const { token, isUndo } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <LinkPage
      words={isUndo ? { ...resetWords, lead: resetWords.undoLead } : resetWords}
      action={isUndo ? `${paths.resetPassword}?undo=1` : paths.resetPassword}
      token={sent?.token ?? token}
      refusal={sent?.refusal}
      isNew
      another={
        <a className={buttonClass("primary", "large")} href={paths.forgotPassword}>
          {resetWords.another}
        </a>
      }
    />
  );
}
