import type { Alert } from "#contract/alert.ts";
import type { ExemptionFields } from "#contract/tax-exemptions.ts";
import { EXEMPTION_GROUNDS } from "#rules/tax/tax-exemption.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { exemptionWords as words } from "#words/tax-exemption.ts";
import { LANGUAGE } from "#words/locale.ts";
import { stateNames } from "#words/states.ts";
import { accountPaths } from "../account-paths.ts";
import { faultOf, MemberForm } from "../members/member-panel.tsx";

interface ExemptionFormProps {
  states: readonly string[];
  /** What was typed and refused; null for an empty form. */
  typed: ExemptionFields | null;
  refusal: Alert | null;
}

/** An application for one state. What is refused keeps everything that was typed. */
export function ExemptionForm({ states, typed, refusal }: ExemptionFormProps) {
  return (
    <MemberForm action={`${accountPaths.taxExemption}#apply`} intent="apply" send={words.send} refusal={refusal}>
      <Select
        label={words.state}
        name="State"
        required
        defaultValue={typed?.State ?? ""}
        error={faultOf(refusal, "State")}
      >
        <option value="">{words.choose}</option>
        {byName(states).map((state) => (
          <option key={state} value={state}>
            {stateNames.USA[state] ?? state}
          </option>
        ))}
      </Select>
      <Field
        label={words.organisation}
        name="Organisation"
        autoComplete="organization"
        maxLength={120}
        required
        defaultValue={typed?.Organisation}
        error={faultOf(refusal, "Organisation")}
      />
      <Select
        label={words.ground}
        name="Ground"
        defaultValue={typed?.Ground ?? "resale"}
        error={faultOf(refusal, "Ground")}
      >
        {EXEMPTION_GROUNDS.map((ground) => (
          <option key={ground} value={ground}>
            {words.grounds[ground]}
          </option>
        ))}
      </Select>
      <Field
        label={words.certificate}
        name="Certificate"
        maxLength={40}
        required
        defaultValue={typed?.Certificate}
        error={faultOf(refusal, "Certificate")}
      />
      <Field
        label={words.expiresOn}
        help={words.expiresHelp}
        name="ExpiresOn"
        type="date"
        optional
        defaultValue={typed?.ExpiresOn}
        error={faultOf(refusal, "ExpiresOn")}
      />
    </MemberForm>
  );
}

/** As people look for them, which is not by their codes: Arkansas stands after Arizona. */
function byName(states: readonly string[]): string[] {
  const nameOf = (state: string) => stateNames.USA[state] ?? state;
  return states.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), LANGUAGE));
}
