import { useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { notifyWords } from "#words/notify.ts";
import { fetchApi } from "../api/api.ts";
import { notifyMe } from "#contract/catalog.ts";
import { paths } from "../paths.ts";
import "./notify.css";

interface NotifyFormProps {
  skuId: number;
  /** Of its field, where the form is part of an island. */
  id?: string;
  /** From a page that was sent without JavaScript. */
  refused?: { message: string; typed: string } | null;
}

/** One field for one mail. It posts to a page of its own by itself, and is answered in place with JavaScript. */
export function NotifyForm({ skuId, id, refused = null }: NotifyFormProps) {
  const [error, setError] = useState(refused?.message ?? null);
  const [done, setDone] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    const email = String(new FormData(form).get("email") ?? "");
    const answer = await fetchApi(notifyMe, { body: { SkuID: skuId, Email: email } });
    setBusy(false);
    if (answer.ok) return setDone(answer.reply.Message);
    setError(answer.alert.Fields?.[0]?.message ?? answer.alert.Message);
    input.current?.focus();
  };
  if (done !== null) return <output className="notify__done">{done}</output>;
  return (
    <form
      method="post"
      action={paths.notifyMe}
      className="notify__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <input type="hidden" name="skuId" value={skuId} />
      <Field
        ref={input}
        id={id}
        label={notifyWords.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={refused?.typed}
        error={error}
        onChange={() => setError(null)}
      />
      <Button type="submit" look="primary" size="large" wide busy={isBusy}>
        {notifyWords.send}
      </Button>
      <p className="type-13 muted">{notifyWords.promise}</p>
    </form>
  );
}
