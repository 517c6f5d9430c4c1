import type { MemberAlert } from "#contract/member-alerts.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { memberAlertWords as words } from "#words/member-alerts.ts";
import { editedDollars, moneyFieldUnit } from "#words/money.ts";
import { accountPaths } from "../account-paths.ts";

/** A target that was refused, and why, by the alert that it was typed for. */
export interface RefusedTarget {
  id: string;
  typed: string;
  fault: string;
}

interface ChangeTargetProps {
  alert: MemberAlert;
  of: string;
  refused: RefusedTarget | undefined;
}

/** Another price to wait for, where the old one stands. A plain form. */
export function ChangeTarget({ alert: { Id, Target }, of, refused }: ChangeTargetProps) {
  const wrong = refused?.id === Id ? refused : undefined;
  return (
    <details className="alert-row__change" open={wrong !== undefined}>
      <summary className="text-button" aria-label={words.changeOne(of)}>
        {words.change}
      </summary>
      <form method="post" action={accountPaths.alerts} noValidate>
        <input type="hidden" name="Id" value={Id} />
        <Field
          id={`target-${Id}`}
          label={words.targetLabel}
          optional
          name="TargetPrice"
          inputMode="decimal"
          {...moneyFieldUnit}
          maxLength={12}
          defaultValue={wrong?.typed ?? (Target === null ? undefined : editedDollars(Target))}
          error={wrong?.fault}
          help={words.targetHelp}
        />
        <Button type="submit" name="intent" value="change" aria-label={words.saveOne(of)}>
          {words.save}
        </Button>
      </form>
    </details>
  );
}
