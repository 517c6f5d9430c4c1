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
import { CodeField } from "./code-field.tsx";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";

const RECOVERY = `${accountPaths.signInCode}?by=recovery`;

/** `/sign-in/code`: the second step of a sign-in, by the app or with a code on paper. */
export function loader({ request }: LoaderFunctionArgs) {
  return { isRecovery: new URL(request.url).searchParams.get("by") === "recovery" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(signInByCode, { body: { Code: text("Code") } });
  if (answer.ok) return redirect(answer.reply.Url, 303);
  return data({ refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, signInCodeWords.title) },
  { name: "robots", content: "noindex" },
];

export default function SignInCodePage() {
  const { isRecovery } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  const words = signInCodeWords;
  return (
    <MemberPanel
      title={isRecovery ? words.recoveryTitle : words.title}
      lead={isRecovery ? words.recoveryLead : words.lead}
    >
      <MemberForm action={isRecovery ? RECOVERY : accountPaths.signInCode} send={words.send} refusal={refusal}>
        <CodeField label={isRecovery ? words.recoveryCode : words.code} refusal={refusal} isDigits={!isRecovery} />
      </MemberForm>
      <a className="link" href={isRecovery ? accountPaths.signInCode : RECOVERY}>
        {isRecovery ? words.toApp : words.toRecovery}
      </a>
      <a className="link" href={paths.signIn}>
        {words.again}
      </a>
    </MemberPanel>
  );
}
