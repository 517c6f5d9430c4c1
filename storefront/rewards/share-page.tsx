import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { findSharer, signInByReward } from "#contract/rewards.ts";
import { Field } from "#ui/field.tsx";
import { formatCount } from "#words/money.ts";
import { memberPageWords } from "#words/member-pages.ts";
import { shareWords as words } from "#words/share-points.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { faultOf, MemberForm, MemberPanel } from "../members/member-panel.tsx";
import { readFields } from "../members/read-fields.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";

/** Points are promised only for a link that is somebody's. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const answer = await context.get(apiContext)(findSharer, { query: { ShareCode: params["code"] ?? "" } });
  if (answer.ok) return { points: answer.reply.Points };
  if (answer.alert.Reason === "share_unknown") return data({ points: null }, { status: 404 });
  throw refusedPage(answer);
}

/** `/share/:code`: what a friend's link opens. Nothing is remembered before a button is pressed. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const isGuest = text("intent") === "guest";
  const body = {
    ShareCode: params["code"] ?? "",
    Email: isGuest ? "" : text("Email") || " ",
    Password: isGuest ? "" : text("Password"),
    keepMeSignedIn: false,
  };
  const answer = await context.get(apiContext)(signInByReward, { body });
  if (answer.ok) return redirect(isGuest ? paths.home : answer.reply.Url, 303);
  return data({ email: body.Email.trim(), refusal: answer.alert }, { status: answer.status });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.shown) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

export default function SharePage() {
  const code = useParams()["code"] ?? "";
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal ?? null;
  const { points } = useLoaderData<typeof loader>();
  if (points === null || refusal?.Reason === "share_unknown")
    return (
      <MemberPanel title={words.ended} lead={words.endedLead}>
        <a className="link" href={paths.home}>
          {words.browse}
        </a>
      </MemberPanel>
    );
  const address = `/share/${encodeURIComponent(code)}`;
  return (
    <MemberPanel title={words.shown} lead={words.shownLead(formatCount(points))}>
      <MemberForm action={address} intent="guest" send={words.noAccount}>
        {null}
      </MemberForm>
      <h2 className="type-22">{words.haveAccount}</h2>
      <MemberForm action={address} intent="sign-in" send={words.signIn} look="secondary" refusal={refusal}>
        <Field
          label={memberPageWords.email}
          name="Email"
          type="email"
          autoComplete="username"
          defaultValue={sent?.email}
          error={faultOf(refusal, "Email")}
        />
        <Field label={memberPageWords.password} name="Password" type="password" autoComplete="current-password" />
      </MemberForm>
    </MemberPanel>
  );
}
