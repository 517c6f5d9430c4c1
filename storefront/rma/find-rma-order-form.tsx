import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { rmaStatusWords } from "#words/rma-status.ts";
import { rmaWords as words } from "#words/rma.ts";
import { paths } from "../paths.ts";
import type { RmaAsker } from "./send-rma.ts";

interface FindRmaOrderProps {
  who: RmaAsker;
  /** The return that is looked for; without one what else of the order may come back. */
  rma?: string;
}

/** What a guest shows to see an order's returns, or one of them: its number and the email it was placed with. */
export function FindRmaOrder({ who, rma }: FindRmaOrderProps) {
  return (
    <form
      className="rma__form"
      method="post"
      action={rma === undefined ? paths.rma : paths.rmaStatus(who.OrderNumber, rma)}
    >
      {rma !== undefined && (
        <>
          <p className="muted measure">{rmaStatusWords.guest}</p>
          <input type="hidden" name="RmaNumber" value={rma} />
        </>
      )}
      <Field
        label={words.number}
        name="OrderNumber"
        defaultValue={who.OrderNumber}
        placeholder={words.example}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        label={words.email}
        name="Email"
        type="email"
        defaultValue={who.Email}
        maxLength={254}
        required
        autoComplete="email"
      />
      <Button type="submit" look="primary" size="large">
        {rma === undefined ? words.find : rmaStatusWords.open}
      </Button>
    </form>
  );
}
