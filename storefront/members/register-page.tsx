import { data, useActionData, type ActionFunctionArgs, type MetaFunction } from "react-router";
import { register } from "#contract/members.ts";
import { Field } from "#ui/field.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { agreementWords } from "#words/agreement.ts";
import { memberPageWords, registerWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";

/** `/register`. The answer is the same whether the email has an account or not. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const typed = { Email: text("Email"), FirstName: text("FirstName"), LastName: text("LastName") };
  // The store writes no news yet: nobody is asked for them.
  const body = { ...typed, Password: text("Password"), ReceiveInfo: false };
  const answer = await context.get(apiContext)(register, { body });
  if (answer.ok) return { isSent: true as const, typed, refusal: null };
  return data({ isSent: false as const, typed, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, registerWords.title) },
  { name: "robots", content: "noindex" },
];

export default function RegisterPage() {
  const sent = useActionData<typeof action>();
  if (sent?.isSent)
    return (
      <MemberPanel title={registerWords.sentTitle} lead={registerWords.sent}>
        <SeeWhatWeSell />
      </MemberPanel>
    );
  const refusal = sent?.refusal;
  return (
    <MemberPanel title={registerWords.title}>
      <MemberForm action={paths.register} send={registerWords.send} refusal={refusal ?? null}>
        {(["FirstName", "LastName"] as const).map((name) => (
          <Field
            key={name}
            label={name === "FirstName" ? memberPageWords.firstName : memberPageWords.lastName}
            name={name}
            autoComplete={name === "FirstName" ? "given-name" : "family-name"}
            maxLength={60}
            required
            defaultValue={sent?.typed[name]}
            error={faultOf(refusal, name)}
          />
        ))}
        <Field
          label={memberPageWords.email}
          name="Email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={sent?.typed.Email}
          error={faultOf(refusal, "Email")}
        />
        <Field
          label={memberPageWords.password}
          name="Password"
          type="password"
          autoComplete="new-password"
          maxLength={256}
          required
          help={memberPageWords.passwordHelp}
          error={faultOf(refusal, "Password")}
        />
        <p className="muted type-14">
          <Sentence
            of={agreementWords.byRegistering(
              <ModalLinkIsland modal="policy-agreement" to={paths.aboutAgreement}>
                {agreementWords.what}
              </ModalLinkIsland>,
            )}
          />
        </p>
      </MemberForm>
      <a className="link" href={paths.signIn}>
        {registerWords.signIn}
      </a>
    </MemberPanel>
  );
}
