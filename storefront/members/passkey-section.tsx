import type { Alert } from "#contract/alert.ts";
import type { Passkey } from "#contract/passkeys.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { longDay } from "#words/days.ts";
import { passkeyWords, securityWords } from "#words/security-page.ts";
import { island } from "../islands/island.tsx";
import { useShellFacts } from "../shell/shell-facts.ts";
import { accountPaths } from "../account-paths.ts";
import { MemberForm } from "./member-panel.tsx";
import { PasskeyAdd } from "./passkey-add.tsx";
import { PasswordField } from "./password-field.tsx";

const PasskeyAddIsland = island("passkey-add", PasskeyAdd, "interact");

/** The member's passkeys, each with a way to remove it, and one more. */
export function PasskeySection({
  passkeys,
  refusal,
  refusedId,
}: {
  passkeys: readonly Passkey[];
  refusal: Alert | null;
  refusedId: string;
}) {
  const { timeZone } = useShellFacts();
  return (
    <>
      <h2 className="type-22">{passkeyWords.title}</h2>
      <p className="muted measure">{passkeyWords.lead}</p>
      {passkeys.length > 0 && (
        <ul className="member-panel__rows">
          {passkeys.map(({ id, browser, system, createdAt }) => (
            <li key={id}>
              {passkeyWords.made(securityWords.device(browser, system, ""), longDay(dayAt(createdAt, timeZone)))}
              <details className="member-panel__change" open={refusal !== null && refusedId === id}>
                <summary>{passkeyWords.remove}</summary>
                <MemberForm
                  action={accountPaths.security}
                  intent="passkey-remove"
                  send={passkeyWords.remove}
                  look="secondary"
                  refusal={refusedId === id ? refusal : null}
                >
                  <input type="hidden" name="id" value={id} />
                  <PasswordField refusal={refusedId === id ? refusal : null} />
                </MemberForm>
              </details>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAddIsland />
    </>
  );
}
