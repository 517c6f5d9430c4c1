import type { Alert } from "#contract/alert.ts";
import { Field } from "#ui/field.tsx";
import { memberPageWords } from "#words/member-pages.ts";
import { faultOf } from "./member-panel.tsx";

/** The present password, asked for again before anything changes how an account is got into. */
export function PasswordField({ refusal }: { refusal: Alert | null | undefined }) {
  return (
    <Field
      label={memberPageWords.presentPassword}
      name="Password"
      type="password"
      autoComplete="current-password"
      maxLength={1024}
      required
      error={faultOf(refusal, "Password")}
    />
  );
}

export function NewPasswordField({ refusal }: { refusal: Alert | null | undefined }) {
  return (
    <Field
      label={memberPageWords.newPassword}
      name="NewPassword"
      type="password"
      autoComplete="new-password"
      maxLength={256}
      required
      help={memberPageWords.passwordHelp}
      error={faultOf(refusal, "NewPassword")}
    />
  );
}
