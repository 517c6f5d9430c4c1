import type { Alert } from "#contract/alert.ts";
import type { TwoFactor } from "#contract/two-factor.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { longDay } from "#words/days.ts";
import { twoFactorWords } from "#words/security-page.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { accountPaths } from "../account-paths.ts";
import { MemberForm } from "./member-panel.tsx";
import { PasswordField } from "./password-field.tsx";

interface TwoFactorSectionProps {
  twoFactor: TwoFactor;
  ofBegin: Alert | null;
  ofEnd: Alert | null;
  ofRenew: Alert | null;
}

/** Whether a code is asked for at sign-in, and the forms that change it. Each asks for the password. */
export function TwoFactorSection({ twoFactor, ofBegin, ofEnd, ofRenew }: TwoFactorSectionProps) {
  const { timeZone } = useShellFacts();
  const { IsOn, Since, RecoveryCodesLeft } = twoFactor;
  return (
    <>
      <h2 className="type-22">{twoFactorWords.title}</h2>
      <p className="muted measure">
        {IsOn && Since ? twoFactorWords.on(longDay(dayAt(Since, timeZone)), RecoveryCodesLeft) : twoFactorWords.off}
      </p>
      {IsOn ? (
        <>
          <PasswordForm intent="recovery-codes" send={twoFactorWords.renew} refusal={ofRenew} />
          <PasswordForm intent="two-factor-end" send={twoFactorWords.end} refusal={ofEnd} />
        </>
      ) : (
        <PasswordForm intent="two-factor-begin" send={twoFactorWords.begin} refusal={ofBegin} />
      )}
    </>
  );
}

/** A change behind its name, which opens without a script; open from the start where it was refused. */
function PasswordForm({ intent, send, refusal }: { intent: string; send: string; refusal: Alert | null }) {
  return (
    <details className="member-panel__change" open={refusal !== null}>
      <summary>{send}</summary>
      <MemberForm action={accountPaths.security} intent={intent} send={send} look="secondary" refusal={refusal}>
        <PasswordField refusal={refusal} />
      </MemberForm>
    </details>
  );
}
