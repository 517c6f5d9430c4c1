import { useState } from "react";
import type { WarrantyChoice } from "#contract/wire-product.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import { RadioRow } from "#ui/radio-row.tsx";
import { protectLongerWords as words } from "#words/protect-longer.ts";
import type { Closable } from "../modals/modal-registry.ts";
import { paths } from "../paths.ts";

interface ExtendedWarrantyProps extends Closable {
  name: string;
  /** The included one first. */
  choices: readonly WarrantyChoice[];
  onTake(warrantyId: number): void;
}

/** The "extended-warranty add-to-cart" popup (S84): terms, lengths and prices; nothing is chosen ahead. */
export function ExtendedWarrantyModal({ name, choices, onTake, onClose }: ExtendedWarrantyProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [included, ...longer] = choices;
  const take = () => {
    if (chosen === null) return;
    onClose();
    onTake(chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{words.none}</Button>
          <Button look="primary" disabled={chosen === null} onClick={take}>
            {words.add}
          </Button>
        </>
      }
    >
      <p>{words.lead(name, included?.title ?? "")}</p>
      <fieldset className="protect-longer">
        <legend className="sr-only">{words.title}</legend>
        <div className="radio-rows">
          {longer.map((choice) => (
            <RadioRow
              key={choice.warrantyId}
              name="protect-longer"
              value={choice.warrantyId}
              title={choice.title}
              detail={choice.detail}
              end={<Money amount={choice.price} sign />}
              checked={choice.warrantyId === chosen}
              onChange={() => setChosen(choice.warrantyId)}
            />
          ))}
        </div>
      </fieldset>
      <p className="muted type-14">
        {words.each} {words.later}
      </p>
      <p>
        <a className="link" href={paths.aboutWarranty}>
          {words.terms}
        </a>
      </p>
    </Dialog>
  );
}
