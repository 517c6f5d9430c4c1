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
import { endSessions, getSessions } from "#contract/members.ts";
import { getPasskeys, removePasskey } from "#contract/passkeys.ts";
import { getLinkedProviders, unlinkProvider } from "#contract/providers.ts";
import { beginTwoFactor, endTwoFactor, getTwoFactor, renewRecoveryCodes } from "#contract/two-factor.ts";
import { PROVIDERS } from "#rules/member/providers.ts";
import { securityWords } from "#words/security-page.ts";
import { apiContext } from "../api/api-context.ts";
import { island } from "../islands/island.tsx";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { ChangePasswordLink } from "./change-password-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { PasskeySection } from "./passkey-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { readFields } from "./read-fields.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { SessionList } from "./session-list.tsx";
import { signedInOnly } from "./signed-in-only.ts";
import { TwoFactorSection } from "./two-factor-section.tsx";

const ChangePasswordIsland = island("change-password-link", ChangePasswordLink, "interact");

/** `/account/security`: every way into the account, and where it is open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  await signedInOnly(api);
  const [sessions, twoFactor, passkeys] = [await api(getSessions), await api(getTwoFactor), await api(getPasskeys)];
  const linked = await api(getLinkedProviders);
  return {
    linked: linked.ok ? linked.reply.Linked : [],
    passkeys: passkeys.ok ? passkeys.reply.Passkeys : [],
    sessions: sessions.ok ? sessions.reply.Sessions : [],
    twoFactor: twoFactor.ok ? twoFactor.reply : null,
  };
}

type Intent = "passkey-remove" | "provider-unlink" | "end" | "two-factor-begin" | "two-factor-end" | "recovery-codes";

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const intent = text("intent") as Intent;
  const body = { Password: text("Password") };
  const refused = (answer: { status: number; alert: Alert }) =>
    data({ intent, id: text("id"), refusal: answer.alert, codes: null }, { status: answer.status });
  switch (intent) {
    case "end": {
      const id = text("id");
      await api(endSessions, { body: id === "" ? {} : { id } });
      return redirect(accountPaths.security, 303);
    }
    case "passkey-remove": {
      const answer = await api(removePasskey, { body: { ...body, id: text("id") } });
      return answer.ok ? redirect(accountPaths.security, 303) : refused(answer);
    }
    case "provider-unlink": {
      const Provider = PROVIDERS.find((name) => name === text("id"));
      if (!Provider) return redirect(accountPaths.security, 303);
      const answer = await api(unlinkProvider, { body: { ...body, Provider } });
      return answer.ok ? redirect(accountPaths.security, 303) : refused(answer);
    }
    case "two-factor-begin": {
      const answer = await api(beginTwoFactor, { body });
      return answer.ok ? redirect(accountPaths.twoFactor, 303) : refused(answer);
    }
    case "two-factor-end": {
      const answer = await api(endTwoFactor, { body });
      return answer.ok ? redirect(accountPaths.security, 303) : refused(answer);
    }
    case "recovery-codes": {
      const answer = await api(renewRecoveryCodes, { body });
      return answer.ok ? { intent, id: "", refusal: null, codes: answer.reply.RecoveryCodes } : refused(answer);
    }
    default:
      return redirect(accountPaths.security, 303);
  }
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, securityWords.title) },
  { name: "robots", content: "noindex" },
];

export default function SecurityPage() {
  const { sessions, twoFactor, passkeys, linked } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusalOf = (...intents: Intent[]) => (sent && intents.includes(sent.intent) ? sent.refusal : null);
  if (sent?.codes) return <RecoveryCodeList codes={sent.codes} isFirst={false} />;
  return (
    <AccountFrame at="security" title={securityWords.title} lead={securityWords.lead}>
      <PasskeySection passkeys={passkeys} refusal={refusalOf("passkey-remove")} refusedId={sent?.id ?? ""} />
      {twoFactor && (
        <TwoFactorSection
          twoFactor={twoFactor}
          ofBegin={refusalOf("two-factor-begin")}
          ofEnd={refusalOf("two-factor-end")}
          ofRenew={refusalOf("recovery-codes")}
        />
      )}
      <h2 className="type-22">{securityWords.password}</h2>
      <p className="muted measure">{securityWords.passwordLead}</p>
      <div className="account__ways">
        <ChangePasswordIsland />
        <a className="link" href={paths.forgotPassword}>
          {securityWords.noPassword}
        </a>
      </div>
      <ProviderSection linked={linked} refusal={refusalOf("provider-unlink")} refusedId={sent?.id ?? ""} />
      <SessionList sessions={sessions} />
    </AccountFrame>
  );
}
