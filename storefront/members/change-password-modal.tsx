import { useState } from "react";
import type { Alert } from "#contract/alert.ts";
import { changePassword } from "#contract/members.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { securityWords } from "#words/security-page.ts";
import { fetchApi } from "../api/api.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { Notice } from "../shell/notice.tsx";
import { NewPasswordField, PasswordField } from "./password-field.tsx";

/** The popup `change-password`: the form of the security page, answered in place. */
export function ChangePasswordModal({ onClose }: Closable) {
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<Alert | null>(null);
  const send = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === "string" ? value : "";
    };
    setBusy(true);
    const body = { Password: text("Password"), NewPassword: text("NewPassword") };
    const answer = await fetchApi(changePassword, { body });
    setBusy(false);
    setDone(answer.ok);
    setRefusal(answer.ok ? null : answer.alert);
  };
  return (
    <Dialog open onClose={onClose} title={securityWords.change} shape="small">
      {isDone ? (
        <Notice tone="success" say="politely" title={securityWords.changed} />
      ) : (
        <form
          className="member-panel__form"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void send(event.currentTarget);
          }}
        >
          {refusal && !refusal.Fields?.[0] && <Notice tone="error" say="now" title={refusal.Message} />}
          <PasswordField refusal={refusal} />
          <NewPasswordField refusal={refusal} />
          <Button type="submit" look="primary" size="large" wide busy={isBusy}>
            {securityWords.change}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
