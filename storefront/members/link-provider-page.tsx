import { data, redirect, useActionData, type ActionFunctionArgs, type MetaFunction } from "react-router";
import { linkProvider } from "#contract/providers.ts";
import { providerWords } from "#words/provider-pages.ts";
import { signInWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { readFields } from "./read-fields.ts";

/** `/sign-in/link`: the email that a provider vouched for has an account. Its password says that both are one person. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(linkProvider, { body: { Password: text("Password") } });
  if (answer.ok) return redirect(answer.reply.Url, 303);
  return data({ refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, providerWords.linkTitle) },
  { name: "robots", content: "noindex" },
];

export default function LinkProviderPage() {
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  return (
    <MemberPanel title={providerWords.linkTitle} lead={providerWords.linkLead}>
      <MemberForm action={accountPaths.linkProvider} send={providerWords.linkSend} refusal={refusal}>
        <PasswordField refusal={refusal} />
      </MemberForm>
      <a className="link" href={paths.forgotPassword}>
        {signInWords.forgot}
      </a>
      <a className="link" href={paths.signIn}>
        {providerWords.again}
      </a>
    </MemberPanel>
  );
}
