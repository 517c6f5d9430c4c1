import type { Alert } from "#contract/alert.ts";
import type { LinkedProviders } from "#contract/providers.ts";
import { dayAt } from "#rules/shipping/warehouse-day.ts";
import { longDay } from "#words/days.ts";
import { providerNames, providerWords } from "#words/provider-pages.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { accountPaths } from "../account-paths.ts";
import { MemberForm } from "./member-panel.tsx";
import { PasswordField } from "./password-field.tsx";

interface ProviderSectionProps {
  linked: LinkedProviders["Linked"];
  refusal: Alert | null;
  /** Which one could not be unlinked. */
  refusedId: string;
}

/** Who else signs this member in, each with a way to end it. */
export function ProviderSection({ linked, refusal, refusedId }: ProviderSectionProps) {
  const { timeZone } = useShellFacts();
  return (
    <>
      <h2 className="type-22">{providerWords.title}</h2>
      <p className="muted measure">{linked.length > 0 ? providerWords.lead : providerWords.none}</p>
      {linked.length > 0 && (
        <ul className="member-panel__rows">
          {linked.map(({ Provider, Email, LinkedAt }) => (
            <li key={Provider}>
              {providerWords.linked(providerNames[Provider], Email, longDay(dayAt(LinkedAt, timeZone)))}
              <details className="member-panel__change" open={refusal !== null && refusedId === Provider}>
                <summary>{providerWords.unlink}</summary>
                <MemberForm
                  action={accountPaths.security}
                  intent="provider-unlink"
                  send={providerWords.unlink}
                  look="secondary"
                  refusal={refusedId === Provider ? refusal : null}
                >
                  <input type="hidden" name="id" value={Provider} />
                  <PasswordField refusal={refusedId === Provider ? refusal : null} />
                </MemberForm>
              </details>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
