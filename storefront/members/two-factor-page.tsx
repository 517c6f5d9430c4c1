import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { confirmTwoFactor, getTwoFactorSetup } from "#contract/two-factor.ts";
import { twoFactorWords } from "#words/security-page.ts";
import { apiContext } from "../api/api-context.ts";
import { accountPaths } from "../account-paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { CodeField } from "./code-field.tsx";
import { EntryQr } from "./entry-qr.tsx";
import { MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account/security/two-factor`: an authenticator that is being set up. Once it is on there is nothing here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  await signedInOnly(api);
  const setup = await api(getTwoFactorSetup);
  return { setup: setup.ok ? setup.reply : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const answer = await context.get(apiContext)(confirmTwoFactor, { body: { Code: text("Code") } });
  if (answer.ok) return { codes: answer.reply.RecoveryCodes, refusal: null };
  if (answer.alert.Reason === "two_factor_not_begun") return redirect(accountPaths.security, 303);
  return data({ codes: null, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, twoFactorWords.setupTitle) },
  { name: "robots", content: "noindex" },
];

export default function TwoFactorPage() {
  const { setup } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (sent?.codes) return <RecoveryCodeList codes={sent.codes} isFirst />;
  if (!setup)
    return (
      <MemberPanel title={twoFactorWords.setupTitle} lead={twoFactorWords.off}>
        <a className="link" href={accountPaths.security}>
          {twoFactorWords.begin}
        </a>
      </MemberPanel>
    );
  const { Qr, QrSize, Secret, Uri } = setup;
  return (
    <MemberPanel title={twoFactorWords.setupTitle} lead={twoFactorWords.scan}>
      <EntryQr uri={Uri} path={Qr} size={QrSize} />
      <p className="measure">
        <span className="muted">{twoFactorWords.orType}</span>
        <br />
        <code className="member-panel__key">{(Secret.match(/.{1,4}/g) ?? []).join(" ")}</code>
      </p>
      <p className="measure">{twoFactorWords.type}</p>
      <MemberForm action={accountPaths.twoFactor} send={twoFactorWords.confirm} refusal={sent?.refusal ?? null}>
        <CodeField label={twoFactorWords.code} refusal={sent?.refusal} isDigits />
      </MemberForm>
    </MemberPanel>
  );
}
