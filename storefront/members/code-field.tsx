import type { Alert } from "#contract/alert.ts";
import { Field } from "#ui/field.tsx";
import { signInCodeWords } from "#words/security-page.ts";

interface CodeFieldProps {
  label: string;
  refusal: Alert | null | undefined;
  /** Six digits of an app, which a phone offers its number keys for; else a code on paper. */
  isDigits: boolean;
}

/** One field, not six: pasted, filled in and read aloud as one. What was typed is not shown again, since it was wrong. */
export function CodeField({ label, refusal, isDigits }: CodeFieldProps) {
  const isWrong = refusal?.Fields?.some(({ field }) => field === "Code") ?? false;
  return (
    <Field
      label={label}
      name="Code"
      className="member-panel__code"
      inputMode={isDigits ? "numeric" : "text"}
      autoComplete={isDigits ? "one-time-code" : "off"}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={isDigits ? 7 : 12}
      required
      error={isWrong ? refusal?.Message : null}
      help={isWrong && isDigits ? signInCodeWords.help : undefined}
    />
  );
}
