import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { changeEmail, confirmEmail, getMailState, tryMailAgain, type MailState } from "#contract/mail-state.ts";
import { Field } from "#ui/field.tsx";
import { emailPageWords as words } from "#words/mail-state.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { refusedPage } from "../api/api.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { PasswordField } from "./password-field.tsx";
import { readFields } from "./read-fields.ts";
import { signedInOnly } from "./signed-in-only.ts";

/** `/account/email`: whether mail arrives, and another address where it does not; with `token` the link mailed there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  await signedInOnly(api);
  const state = await api(getMailState);
  if (!state.ok) throw refusedPage(state);
  return { state: state.reply, token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const intent = text("intent");
  const typed = text("Email");
  switch (intent) {
    case "again":
      await api(tryMailAgain);
      return redirect(accountPaths.email, 303);
    case "confirm": {
      const answer = await api(confirmEmail, { body: { token: text("token") } });
      if (answer.ok) return redirect(paths.account, 303);
      return data({ intent, typed, sent: "", refusal: answer.alert }, { status: answer.status });
    }
    default: {
      const answer = await api(changeEmail, { body: { Email: typed, Password: text("Password") } });
      if (answer.ok) return { intent, typed, sent: answer.reply.Message, refusal: null };
      return data({ intent, typed, sent: "", refusal: answer.alert }, { status: answer.status });
    }
  }
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function EmailPage() {
  const { state, token } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusalOf = (intent: string) => (sent?.intent === intent ? sent.refusal : null);
  return (
    <MemberPanel title={words.title} lead={words.lead(state.Email)}>
      {sent?.sent ? (
        <Notice tone="success" say="politely" title={sent.sent} />
      ) : token === "" ? (
        <Ways state={state} typed={sent?.typed ?? ""} ofChange={refusalOf("change")} />
      ) : (
        <MemberForm action={accountPaths.email} intent="confirm" send={words.confirm} refusal={refusalOf("confirm")}>
          <input type="hidden" name="token" value={token} />
          <p className="measure">{words.confirmLead}</p>
        </MemberForm>
      )}
      <a className="link" href={paths.account}>
        {words.back}
      </a>
    </MemberPanel>
  );
}

interface WaysProps {
  state: MailState;
  typed: string;
  ofChange: Parameters<typeof faultOf>[0];
}

/** What can be done about what is wrong; nothing where mail arrives. */
function Ways({ state, typed, ofChange }: WaysProps) {
  if (state.Trouble === null) return <Notice tone="success" title={words.fine} />;
  return (
    <>
      <Notice tone="warning" title={words.troubles[state.Trouble].title}>
        {words.troubles[state.Trouble].text}
      </Notice>
      {state.Trouble === "bounced" && (
        <MemberForm action={accountPaths.email} intent="change" send={words.send} refusal={ofChange ?? null}>
          <Field
            label={words.newEmail}
            help={words.newEmailHelp}
            name="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={typed}
            error={faultOf(ofChange, "Email")}
          />
          <PasswordField refusal={ofChange} />
        </MemberForm>
      )}
      <MemberForm
        action={accountPaths.email}
        intent="again"
        send={words.troubles[state.Trouble].again}
        look="secondary"
      >
        <p className="muted measure">{words.troubles[state.Trouble].againLead}</p>
      </MemberForm>
    </>
  );
}
