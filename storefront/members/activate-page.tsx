import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { sendActivateMail, verifyMember } from "#contract/members.ts";
import { Field } from "#ui/field.tsx";
import { activateWords, memberPageWords, registerWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { LinkPage } from "./link-page.tsx";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";
import { SeeWhatWeSell } from "./see-what-we-sell.tsx";

/** `/activate`: the link of the mail that confirms an account. */
export function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  if (text("intent") === "again") return sendAgain(context.get(apiContext), text("Email"));
  const body = { token: text("token"), Password: text("Password") };
  const answer = await context.get(apiContext)(verifyMember, { body });
  if (answer.ok) return redirect(answer.reply.Url, 303);
  return data({ ...ASKED, token: body.token, refusal: answer.alert }, { status: answer.status });
}

const ASKED = { token: "", email: "", isSent: false, refusal: null as Alert | null, again: null as Alert | null };

/** The answer is the same for an address that waits for no link. */
async function sendAgain(api: Api, email: string) {
  const answer = await api(sendActivateMail, { body: { Email: email } });
  return answer.ok
    ? data({ ...ASKED, isSent: true })
    : data({ ...ASKED, email, again: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, activateWords.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function ActivatePage() {
  const { token } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (sent?.isSent)
    return (
      <MemberPanel title={registerWords.sentTitle} lead={registerWords.sent}>
        <SeeWhatWeSell />
      </MemberPanel>
    );
  const another = <AnotherLink email={sent?.email ?? ""} refusal={sent?.again ?? null} />;
  if (sent?.again) return <MemberPanel title={activateWords.title}>{another}</MemberPanel>;
  return (
    <LinkPage
      words={activateWords}
      action={paths.activate}
      token={sent?.token ?? token}
      refusal={sent?.refusal}
      isNew={false}
      another={another}
    />
  );
}

function AnotherLink({ email, refusal }: { email: string; refusal: Alert | null }) {
  return (
    <>
      <p className="muted">{activateWords.againLead}</p>
      <MemberForm action={paths.activate} intent="again" send={activateWords.again} refusal={refusal}>
        <Field
          label={memberPageWords.email}
          name="Email"
          type="email"
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={email}
          error={faultOf(refusal, "Email")}
        />
      </MemberForm>
    </>
  );
}
