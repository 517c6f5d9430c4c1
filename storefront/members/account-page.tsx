import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { changePassword, endSessions, getSessions, getUserInfo, signOut } from "#contract/members.ts";
import { memberState } from "#rules/cart/member-state.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { accountWords, memberPageWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { readFields } from "./read-fields.ts";

/** `/account`: who is signed in, and where. A guest is shown the way in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const info = await api(getUserInfo);
  if (!info.ok || memberState(info.reply) === "guest") throw redirect(paths.signIn, 303);
  const sessions = await api(getSessions);
  return { name: info.reply.UserName, email: info.reply.Email, sessions: sessions.ok ? sessions.reply.Sessions : [] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  switch (text("intent")) {
    case "sign-out":
      await api(signOut);
      return redirect(paths.home, 303);
    case "end": {
      const id = text("id");
      await api(endSessions, { body: id === "" ? {} : { id } });
      return redirect(paths.account, 303);
    }
    default: {
      const body = { Password: text("Password"), NewPassword: text("NewPassword") };
      const answer = await api(changePassword, { body });
      if (answer.ok) return redirect(paths.account, 303);
      return data({ refusal: answer.alert }, { status: answer.status });
    }
  }
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, memberPageWords.account) },
  { name: "robots", content: "noindex" },
];

export default function AccountPage() {
  const { name, email, sessions } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <MemberPanel title={accountWords.hello(name)} lead={email}>
      <a className="link" href={paths.orders}>
        {accountWords.orders}
      </a>
      <form method="post" action={paths.account}>
        <input type="hidden" name="intent" value="sign-out" />
        <Button type="submit">{accountWords.signOut}</Button>
      </form>
      <h2 className="type-22">{accountWords.devices}</h2>
      <ul className="member-panel__sessions">
        {sessions.map(({ id, isThis, browser, system, network }) => (
          <li key={id}>
            {accountWords.device(browser, system, network)}
            {isThis ? (
              <span className="muted">{accountWords.thisOne}</span>
            ) : (
              <EndSession id={id} text={accountWords.end} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <EndSession id="" text={accountWords.endOthers} />}
      <h2 className="type-22">{accountWords.changePassword}</h2>
      <MemberForm action={paths.account} send={accountWords.change} look="secondary" refusal={refusal ?? null}>
        <Field
          label={memberPageWords.presentPassword}
          name="Password"
          type="password"
          autoComplete="current-password"
          required
          error={faultOf(refusal, "Password")}
        />
        <Field
          label={memberPageWords.newPassword}
          name="NewPassword"
          type="password"
          autoComplete="new-password"
          required
          help={memberPageWords.passwordHelp}
          error={faultOf(refusal, "NewPassword")}
        />
      </MemberForm>
    </MemberPanel>
  );
}

function EndSession({ id, text }: { id: string; text: string }) {
  return (
    <form method="post" action={paths.account}>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="small">
        {text}
      </Button>
    </form>
  );
}
