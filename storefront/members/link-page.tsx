import type { ReactNode } from "react";
import type { Alert } from "#contract/alert.ts";
import { Field } from "#ui/field.tsx";
import { memberPageWords } from "#words/member-pages.ts";
import { Notice } from "../shell/notice.tsx";
import { faultOf, MemberForm, MemberPanel } from "./member-panel.tsx";

interface LinkPageProps {
  words: { title: string; lead: string; send: string };
  action: string;
  token: string;
  refusal: Alert | null | undefined;
  /** Whether the password is chosen here, or was before. */
  isNew: boolean;
  /** The way to another link, in place of a form that this one no longer sends. */
  another: ReactNode;
}

/** A mail's link with the password beside it. Opening it uses nothing up; the form does, and its address has no token. */
export function LinkPage({ words, action, token, refusal, isNew, another }: LinkPageProps) {
  if (refusal?.Reason === "link_ended")
    return (
      <MemberPanel title={words.title}>
        <Notice tone="error" say="now" title={refusal.Message} />
        {another}
      </MemberPanel>
    );
  return (
    <MemberPanel title={words.title} lead={words.lead}>
      <MemberForm action={action} send={words.send} refusal={refusal ?? null}>
        <input type="hidden" name="token" value={token} />
        <Field
          label={isNew ? memberPageWords.newPassword : memberPageWords.password}
          name="Password"
          type="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          maxLength={1024}
          required
          help={isNew ? memberPageWords.passwordHelp : undefined}
          error={faultOf(refusal, "Password")}
        />
      </MemberForm>
    </MemberPanel>
  );
}
