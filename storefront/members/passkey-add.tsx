import { type SyntheticEvent, useState } from "react";
import type { Alert } from "#contract/alert.ts";
import { Button } from "#ui/button.tsx";
import { passkeyWords } from "#words/security-page.ts";
import { fetchApi } from "../api/api.ts";
import { Notice } from "../shell/notice.tsx";
import { PasswordField } from "./password-field.tsx";
import { knowsPasskeys, makePasskey } from "./sign-by-passkey.ts";

/** Adds a passkey of this device, by the password. */
export function PasskeyAdd() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Alert | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!knowsPasskeys()) return setMessage(passkeyWords.unknown);
    const password = new FormData(event.currentTarget).get("Password");
    setBusy(true);
    setMessage(null);
    setRefusal(null);
    const outcome = await makePasskey(fetchApi, typeof password === "string" ? password : "");
    if (outcome.is === "done") return location.reload();
    setBusy(false);
    if (outcome.is === "stopped") return setMessage(passkeyWords.stopped);
    setRefusal(outcome.alert);
    return setMessage(outcome.alert.Fields?.[0] ? null : outcome.alert.Message);
  };
  return (
    <details className="member-panel__change with-script">
      <summary>{passkeyWords.add}</summary>
      <form className="member-panel__form" method="post" onSubmit={(event) => void add(event)}>
        {message && <Notice tone="info" say="politely" title={message} />}
        <PasswordField refusal={refusal} />
        <Button type="submit" size="large" busy={isBusy}>
          {passkeyWords.add}
        </Button>
      </form>
    </details>
  );
}
