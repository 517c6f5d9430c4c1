import { data, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { changePassword } from "#contract/members.ts";
import { securityWords } from "#words/security-page.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { NewPasswordField, PasswordField } from "./password-field.tsx";
import { readFields } from "./read-fields.ts";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account/security/password`: where the popup's link goes by itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  await signedInOnly(context.get(apiContext));
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const body = { Password: text("Password"), NewPassword: text("NewPassword") };
  const answer = await context.get(apiContext)(changePassword, { body });
  if (answer.ok) return { isDone: true as const, refusal: null };
  return data({ isDone: false as const, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, securityWords.change) },
  { name: "robots", content: "noindex" },
];

export default function ChangePasswordPage() {
  const sent = useActionData<typeof action>();
  return (
    <MemberPanel title={securityWords.change}>
      {sent?.isDone ? (
        <Notice tone="success" say="politely" title={securityWords.changed} />
      ) : (
        <MemberForm action={accountPaths.changePassword} send={securityWords.change} refusal={sent?.refusal ?? null}>
          <PasswordField refusal={sent?.refusal} />
          <NewPasswordField refusal={sent?.refusal} />
        </MemberForm>
      )}
      <a className="link" href={accountPaths.security}>
        {securityWords.title}
      </a>
    </MemberPanel>
  );
}
