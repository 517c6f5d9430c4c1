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

/** `/reset-password`: the link of the mail that somebody asked for. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
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
  const { token } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <LinkPage
      words={resetWords}
      action={paths.resetPassword}
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
