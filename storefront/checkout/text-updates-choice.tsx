import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { textUpdateWords as words } from "#words/text-updates.ts";

export interface TextUpdates {
  isWanted: boolean;
  cellPhone: string;
  isWrong: boolean;
}

/** Asks whether to text, and never answers itself (U5): the box is empty until the shopper ticks it. */
export function TextUpdatesChoice({ texts, onChange }: { texts: TextUpdates; onChange(texts: TextUpdates): void }) {
  return (
    <div className="text-updates with-script">
      <Checkbox
        roomy
        checked={texts.isWanted}
        onChange={(event) => onChange({ ...texts, isWanted: event.currentTarget.checked })}
      >
        {words.ask}
      </Checkbox>
      {texts.isWanted && (
        <Field
          id="text-CellPhone"
          label={words.phone}
          help={words.terms}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          value={texts.cellPhone}
          error={texts.isWrong ? words.wrong : null}
          onChange={(event) => onChange({ ...texts, cellPhone: event.currentTarget.value, isWrong: false })}
        />
      )}
    </div>
  );
}
