import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { checkVerificationCode, sendSharePointConfirmMail, shareLink } from "#contract/rewards.ts";
import { SHARE_POINTS } from "#rules/points/share-points.ts";
import { Field } from "#ui/field.tsx";
import { formatCount } from "#words/money.ts";
import { shareWords as words } from "#words/share-points.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { faultOf, MemberForm } from "../members/member-panel.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { readFields } from "../members/read-fields.ts";
import { signedInOnly } from "../members/signed-in-only.ts";
import { Notice } from "../shell/notice.tsx";
import { LinkToCopy } from "./link-to-copy.tsx";

/** `/account/share`: the member's link for friends; before it is open, the code that opens it. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  await signedInOnly(api);
  const answer = await api(shareLink);
  if (!answer.ok && answer.alert.Reason === "share_not_confirmed") return { link: null, isKnown: true };
  return { link: ownOrSignIn(answer), isKnown: answer.ok };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const answer =
    text("intent") === "mail"
      ? await api(sendSharePointConfirmMail)
      : await api(checkVerificationCode, { body: { Code: text("Code") } });
  const isSent = text("intent") === "mail" && answer.ok;
  return data({ isSent, refusal: answer.ok ? null : answer.alert }, { status: answer.ok ? 200 : answer.status });
}

export const meta = memberMeta(words.title);

export default function AccountSharePage() {
  const { link, isKnown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal ?? null;
  const mustType = sent !== undefined && (sent.isSent || refusal !== null);
  return (
    <AccountFrame at="share" title={words.title} lead={words.lead(formatCount(SHARE_POINTS))}>
      {!isKnown && <Notice tone="error" say="now" title={words.failed} />}
      {link && (
        <section className="account__panel">
          <LinkToCopy link={link.ShareLink} />
          <p className="type-14 account__lead">{words.friends(formatCount(link.Friends))}</p>
        </section>
      )}
      {!link && isKnown && (
        <>
          {sent?.isSent && <Notice tone="success" say="politely" title={words.mailSent} />}
          {mustType && (
            <MemberForm action={accountPaths.share} intent="code" send={words.open} refusal={refusal}>
              <Field
                label={words.code}
                name="Code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={20}
                error={faultOf(refusal, "Code")}
              />
            </MemberForm>
          )}
          {!mustType && <p className="account__lead measure">{words.confirmLead}</p>}
          <MemberForm
            action={accountPaths.share}
            intent="mail"
            send={mustType ? words.another : words.sendCode}
            look={mustType ? "secondary" : "primary"}
          >
            {null}
          </MemberForm>
        </>
      )}
      <p className="account__lead type-14 measure">{words.rules}</p>
    </AccountFrame>
  );
}
