import { useEffect, useRef } from "react";
import type { Alert } from "#contract/alert.ts";
import { Sentence } from "#ui/sentence.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { findOrderWords } from "#words/order-page.ts";
import { Notice } from "../shell/notice.tsx";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import "./find-order.css";

interface FindOrderProps {
  /** What the number's field starts with. */
  orderNumber?: string;
  email?: string;
  refusal?: Alert | null;
  /** What was answered to an order number and an email: the same whether or not there is such an order. */
  sent?: string | null;
}

/** An order by its number and email, for any browser: a link to it is mailed. A plain form: it needs no script. */
export function FindOrder({ orderNumber = "", email = "", refusal = null, sent = null }: FindOrderProps) {
  const { supportEmail, supportPhone } = useShellFacts();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const problem = refusal?.Fields?.[0];
  return (
    <main className="page find-order" id="main">
      <h1 className="type-36">{findOrderWords.title}</h1>
      <p className="find-order__lead muted measure">{findOrderWords.lead}</p>
      {sent && (
        <div className="find-order__sent">
          <Notice ref={notice} tone="success" say="politely" title={findOrderWords.sentTitle}>
            {sent}
          </Notice>
        </div>
      )}
      <form className="find-order__form" method="post" action={paths.orders}>
        {refusal && !problem && <Notice ref={notice} tone="error" say="now" title={refusal.Message} />}
        <Field
          label={findOrderWords.number}
          name="OrderNumber"
          defaultValue={orderNumber}
          placeholder={findOrderWords.example}
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem && `${refusal.Message} ${problem.message}`}
        />
        <Field
          label={findOrderWords.email}
          name={findOrderWords.email}
          type="email"
          defaultValue={email}
          maxLength={254}
          required
          autoComplete="email"
        />
        <Button type="submit" look={sent ? "secondary" : "primary"} size="large">
          {sent ? findOrderWords.another : findOrderWords.find}
        </Button>
      </form>
      <p className="find-order__help muted type-14 measure">
        <Sentence
          of={findOrderWords.help(
            <a className="link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>,
            <span className="nowrap">{supportPhone}</span>,
          )}
        />
      </p>
    </main>
  );
}
