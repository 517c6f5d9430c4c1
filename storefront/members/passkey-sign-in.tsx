import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { passkeyWords } from "#words/security-page.ts";
import { fetchApi } from "../api/api.ts";
import { Notice } from "../shell/notice.tsx";
import { afterSignIn, type SignInTo } from "./after-sign-in.ts";
import { enterByPasskey, knowsPasskeys } from "./sign-by-passkey.ts";
import { inLanguage } from "../language/in-language.ts";

/** Signs in by a passkey. It needs a script, as passkeys do: without one only the password stands on the page. */
export function PasskeySignIn({ to }: { to: SignInTo }) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const enter = async () => {
    if (!knowsPasskeys()) return setMessage(passkeyWords.unknown);
    setBusy(true);
    setMessage(null);
    const keeps = document.querySelector<HTMLInputElement>('input[name="keepMeSignedIn"]')?.checked ?? false;
    const outcome = await enterByPasskey(fetchApi, keeps);
    if (outcome.is === "done") return location.assign(inLanguage(afterSignIn(outcome.url, to)));
    setBusy(false);
    return setMessage(outcome.is === "refused" ? outcome.alert.Message : passkeyWords.stopped);
  };
  return (
    <div className="member-panel__passkey with-script">
      {message && <Notice tone="info" say="politely" title={message} />}
      <Button size="large" wide busy={isBusy} onClick={() => void enter()}>
        {passkeyWords.enter}
      </Button>
    </div>
  );
}
