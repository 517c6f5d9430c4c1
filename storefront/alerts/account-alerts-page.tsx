import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { changeMemberAlert, endMemberAlert, getMemberAlerts, type MemberAlert } from "#contract/member-alerts.ts";
import { alertPageWords } from "#words/email-alerts.ts";
import { memberAlertWords as words } from "#words/member-alerts.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { SeeWhatWeSell } from "../members/see-what-we-sell.tsx";
import { readFields } from "../members/read-fields.ts";
import { EMAIL_ALERTS, paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { AlertRow } from "./alert-row.tsx";
import type { RefusedTarget } from "./change-target.tsx";
import { readTarget } from "./read-target.ts";
import "../shell/text-button.css";
import "../members/thing-rows.css";
import "./account-alerts.css";

/** `/account/alerts`: what a member waits for, and what came of it. Plain forms. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(getMemberAlerts)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { text } = await readFields(request);
  const [api, Id, typed] = [context.get(apiContext), text("Id"), text("TargetPrice")];
  const isChange = text("intent") === "change";
  const Target = readTarget(typed);
  if (Target === "wrong" && isChange)
    return data({ refusal: null, target: { id: Id, typed, fault: alertPageWords.targetWrong } }, { status: 422 });
  const answer = isChange
    ? await api(changeMemberAlert, { body: { Id, Target: Target === "wrong" ? null : Target } })
    : await api(endMemberAlert, { body: { Id } });
  if (answer.ok) return redirect(accountPaths.alerts, 303);
  if (answer.status === 401) return redirect(paths.signIn, 303);
  const ofField = isChange && answer.alert.Fields?.[0];
  return data(
    ofField
      ? { refusal: null, target: { id: Id, typed, fault: ofField.message } }
      : { refusal: answer.alert, target: null },
    { status: answer.status },
  );
}

export const meta = memberMeta(words.title);

export default function AccountAlertsPage() {
  const { found } = useLoaderData<typeof loader>();
  const { refusal = null, target = null } = useActionData<typeof action>() ?? {};
  const alerts = found?.Alerts ?? [];
  const [waiting, sent] = [
    alerts.filter(({ State }) => State !== "sent"),
    alerts.filter(({ State }) => State === "sent"),
  ];
  const hasNews = alerts.some(({ Kind }) => Kind === "news");
  return (
    <AccountFrame
      at="alerts"
      title={words.title}
      lead={found && waiting.length > 0 ? words.lead(found.Email) : words.none}
    >
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {refusal && <Notice tone="error" say="now" title={refusal.Message} />}
      {found && waiting.length === 0 && <SeeWhatWeSell />}
      {found && waiting.length > 0 && (
        <Alerts alerts={waiting} timeZone={found.TimeZone} refused={target ?? undefined} />
      )}
      {found && !hasNews && (
        <p className="account__lead">
          {words.newsLead}{" "}
          <a className="link" href={EMAIL_ALERTS}>
            {words.news}
          </a>
        </p>
      )}
      {found && sent.length > 0 && (
        <section className="account__section">
          <h2 className="type-22">{words.sent}</h2>
          <p className="account__lead type-14">{words.sentLead}</p>
          <Alerts alerts={sent} timeZone={found.TimeZone} />
        </section>
      )}
    </AccountFrame>
  );
}

interface AlertsProps {
  alerts: readonly MemberAlert[];
  timeZone: string;
  refused?: RefusedTarget | undefined;
}

function Alerts({ alerts, timeZone, refused }: AlertsProps) {
  return (
    <ul className="thing-rows">
      {alerts.map((alert) => (
        <AlertRow key={alert.Id} alert={alert} timeZone={timeZone} refused={refused} />
      ))}
    </ul>
  );
}
