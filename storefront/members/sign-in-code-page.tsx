import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { signInByCode } from "#contract/two-factor.ts";
import { signInCodeWords } from "#words/security-page.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { afterSignIn, signInTo, withSignInTo } from "./after-sign-in.ts";
import { CodeField } from "./code-field.tsx";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";

const RECOVERY = `${accountPaths.signInCode}?by=recovery`;

/** `/sign-in/code`: the second step of a sign-in, by the app or with a code on paper. */
export function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return { isRecovery: url.searchParams.get("by") === "recovery", to: signInTo(url) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(signInByCode, { body: { Code: text("Code") } });
  if (answer.ok) return redirect(afterSignIn(answer.reply.Url, signInTo(new URL(request.url))), 303);
  return data({ refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, signInCodeWords.title) },
  { name: "robots", content: "noindex" },
];

export default function SignInCodePage() {
  const { isRecovery, to } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  const words = signInCodeWords;
  return (
    <MemberPanel
      title={isRecovery ? words.recoveryTitle : words.title}
      lead={isRecovery ? words.recoveryLead : words.lead}
    >
      <MemberForm
        action={withSignInTo(isRecovery ? RECOVERY : accountPaths.signInCode, to)}
        send={words.send}
        refusal={refusal}
      >
        <CodeField label={isRecovery ? words.recoveryCode : words.code} refusal={refusal} isDigits={!isRecovery} />
      </MemberForm>
      <a className="link" href={withSignInTo(isRecovery ? accountPaths.signInCode : RECOVERY, to)}>
        {isRecovery ? words.toApp : words.toRecovery}
      </a>
      <a className="link" href={withSignInTo(paths.signIn, to)}>
        {words.again}
      </a>
    </MemberPanel>
  );
}
