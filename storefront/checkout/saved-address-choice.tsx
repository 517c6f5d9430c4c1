import type { SavedAddress } from "#contract/addresses.ts";
import { RadioRow } from "#ui/radio-row.tsx";
import { addressBookWords as words } from "#words/address-book.ts";
import { addressLines } from "./address-lines.ts";

/** The member's addresses to choose from; `chosen` is empty for another one. Without JavaScript the form is filled with the first. */
export function SavedAddressChoice({
  addresses,
  chosen,
  onChoose,
}: {
  addresses: readonly SavedAddress[];
  chosen: string;
  onChoose(saved: SavedAddress | null): void;
}) {
  return (
    <fieldset className="saved-addresses with-script">
      <legend className="sr-only">{words.saved}</legend>
      <div className="radio-rows">
        {addresses.map((saved) => (
          <RadioRow
            key={saved.Id}
            name="saved-address"
            checked={chosen === saved.Id}
            onChange={() => onChoose(saved)}
            title={saved.Label || `${saved.Address.FirstName} ${saved.Address.LastName}`}
            detail={addressLines(saved.Address).filter(Boolean).join(", ")}
          />
        ))}
        <RadioRow name="saved-address" checked={chosen === ""} onChange={() => onChoose(null)} title={words.another} />
      </div>
    </fieldset>
  );
}
