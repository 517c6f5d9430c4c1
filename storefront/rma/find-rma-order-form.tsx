import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { rmaWords as words } from "#words/rma.ts";
import { paths } from "../paths.ts";

export function FindRmaOrder({ who }: { who: { OrderNumber: string; Email: string } }) {
  return (
    <form className="rma__form" method="post" action={paths.rma}>
      <input type="hidden" name="intent" value="find" />
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
        {words.find}
      </Button>
    </form>
  );
}
