import { data, useActionData, type ActionFunctionArgs, type MetaFunction } from "react-router";
import { askPasswordReset } from "#contract/members.ts";
import { Field } from "#ui/field.tsx";
import { forgotWords, memberPageWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";

/** `/forgot-password`. The answer is the same whether the email has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const email = text("Email");
  const answer = await context.get(apiContext)(askPasswordReset, { body: { Email: email } });
  if (answer.ok) return { isSent: true as const, email, refusal: null };
  return data({ isSent: false as const, email, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, forgotWords.title) },
  { name: "robots", content: "noindex" },
];

export default function ForgotPasswordPage() {
  const sent = useActionData<typeof action>();
  if (sent?.isSent)
    return (
      <MemberPanel title={forgotWords.sentTitle} lead={forgotWords.sent}>
        <a className="link" href={paths.signIn}>
          {forgotWords.back}
        </a>
      </MemberPanel>
    );
  return (
    <MemberPanel title={forgotWords.title} lead={forgotWords.lead}>
      <MemberForm action={paths.forgotPassword} send={forgotWords.send} refusal={sent?.refusal ?? null}>
        <Field
          label={memberPageWords.email}
          name="Email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={sent?.email}
          error={faultOf(sent?.refusal, "Email")}
        />
      </MemberForm>
      <a className="link" href={paths.signIn}>
        {forgotWords.back}
      </a>
    </MemberPanel>
  );
}
