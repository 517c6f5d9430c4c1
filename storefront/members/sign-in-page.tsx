import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { signIn } from "#contract/members.ts";
import { getProviders } from "#contract/providers.ts";
import { Field } from "#ui/field.tsx";
import { memberPageWords, signInWords } from "#words/member-pages.ts";
import { apiContext } from "../api/api-context.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { afterSignIn, signInTo, withSignInTo } from "./after-sign-in.ts";
import { KeepSignedIn } from "./keep-signed-in.tsx";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { readFields } from "./read-fields.ts";

const KeepSignedInIsland = island("keep-signed-in", KeepSignedIn, "load");
const PasskeySignInIsland = island("passkey-sign-in", PasskeySignIn, "interact");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(getProviders);
  return { providers: answer.ok ? answer.reply.Providers : [], to: signInTo(new URL(request.url)) };
}

/** `/sign-in`. What was typed as a password never comes back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { text, isTicked } = await readFields(request);
  const body = { Email: text("Email"), Password: text("Password"), keepMeSignedIn: isTicked("keepMeSignedIn") };
  const answer = await context.get(apiContext)(signIn, { body });
  if (answer.ok) return redirect(afterSignIn(answer.reply.Url, signInTo(new URL(request.url))), 303);
  return data({ email: body.Email, refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, signInWords.title) },
  { name: "robots", content: "noindex" },
];

export default function SignInPage() {
  const { providers, to } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <MemberPanel title={signInWords.title} {...(to && { lead: signInWords.leads[to] })}>
      <div className="member-panel__ways">
        <PasskeySignInIsland to={to} />
        <ProviderButtons providers={providers} />
      </div>
      <MemberForm action={withSignInTo(paths.signIn, to)} send={signInWords.send} refusal={sent?.refusal ?? null}>
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
        <Field
          label={memberPageWords.password}
          name="Password"
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          error={faultOf(sent?.refusal, "Password")}
        />
        <KeepSignedInIsland />
      </MemberForm>
      <nav className="member-panel__links" aria-label={signInWords.title}>
        <a className="link" href={paths.forgotPassword}>
          {signInWords.forgot}
        </a>
        <a className="link" href={paths.register}>
          {signInWords.register}
        </a>
        <a className="link" href={paths.orders}>
          {memberPageWords.guestOrder}
        </a>
      </nav>
    </MemberPanel>
  );
}
