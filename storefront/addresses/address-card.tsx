import type { SavedAddress } from "#contract/addresses.ts";
import { addressBookWords as words } from "#words/address-book.ts";
import { accountPaths } from "../account-paths.ts";
import { addressLines } from "../checkout/address-lines.ts";

/** One address of the account: where it is, what is true of parcels there, and what can be done with it. */
export function AddressCard({ saved }: { saved: SavedAddress }) {
  const { Id, Label, IsDefault, Address } = saved;
  const [street, place] = addressLines(Address);
  const person = `${Address.FirstName} ${Address.LastName}`;
  const name = Label || person;
  return (
    <article className="account__panel address-card">
      <div className="address-card__head">
        <h2 className="type-18">{name}</h2>
        {IsDefault && <span className="address-card__tag">{words.first}</span>}
      </div>
      <p className="type-14">
        {Label !== "" && (
          <>
            {person}
            <br />
          </>
        )}
        {street}
        <br />
        {place}
      </p>
      <p className="type-13 muted">{factsOf(saved).join(" ")}</p>
      <form className="address-card__acts" method="post" action={accountPaths.addresses}>
        <input type="hidden" name="Id" value={Id} />
        {!IsDefault && (
          <button className="text-button" name="intent" value="first" aria-label={words.named(words.putFirst, name)}>
            {words.putFirst}
          </button>
        )}
        <a
          className="text-button"
          href={`${accountPaths.addresses}?change=${Id}`}
          aria-label={words.named(words.change, name)}
        >
          {words.change}
        </a>
        <button className="text-button" name="intent" value="remove" aria-label={words.named(words.remove, name)}>
          {words.remove}
        </button>
      </form>
    </article>
  );
}

function factsOf({ TaxRate, TaxIsLeast, Days, IsPoBox }: SavedAddress): string[] {
  const percent = TaxRate === null ? "" : String(Number((TaxRate * 100).toFixed(4)));
  const tax = TaxRate === 0 && !TaxIsLeast ? words.noTax : words.tax(percent, TaxIsLeast);
  return [
    ...(TaxRate === null ? [] : [tax]),
    ...(Days ? [words.days(Days.From, Days.Until)] : []),
    ...(IsPoBox ? [words.poBox] : []),
  ];
}
