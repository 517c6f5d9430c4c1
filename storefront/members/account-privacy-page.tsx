import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { closeAccount, getMyData } from "#contract/my-data.ts";
import { buttonClass } from "#ui/button.tsx";
import { privacyAccountWords as words } from "#words/privacy-account.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { AccountFrame } from "./account-frame.tsx";
import { MemberForm } from "./member-panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { readFields } from "./read-fields.ts";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account/privacy`: what is known, a copy of it, and the end of it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { MemId } = await signedInOnly(context.get(apiContext));
  return { memberId: MemId };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(closeAccount, { body: { Password: text("Password") } });
  if (answer.ok) return redirect(answer.reply.Url, 303);
  return data({ refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function PrivacyPage() {
  const { memberId } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  return (
    <AccountFrame at="privacy" title={words.title} lead={words.lead}>
      <p>{words.number(memberId)}</p>
      <table className="member-panel__facts">
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.why}</th>
            <th scope="col">{words.until}</th>
          </tr>
        </thead>
        <tbody>
          {words.rows.map(([what, why, until]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{why}</td>
              <td>{until}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a className="link" href={paths.privacy}>
        {words.policy}
      </a>
      <h2 className="type-22">{words.takeTitle}</h2>
      <p className="muted measure">{words.takeLead}</p>
      <a className={buttonClass("secondary", "large")} href={getMyData.path} download={words.fileName}>
        {words.take}
      </a>
      <h2 className="type-22">{words.endTitle}</h2>
      <p className="muted measure">{words.endLead}</p>
      <ul className="member-panel__ends">
        <li>{words.lost}</li>
        <li>{words.stays}</li>
      </ul>
      <p className="muted measure">{words.endHow}</p>
      <details className="member-panel__change" open={refusal !== null}>
        <summary>{words.end}</summary>
        <MemberForm action={accountPaths.privacy} send={words.end} look="secondary" refusal={refusal}>
          <PasswordField refusal={refusal} />
        </MemberForm>
      </details>
      <a className="link" href={paths.account}>
        {words.back}
      </a>
    </AccountFrame>
  );
}
