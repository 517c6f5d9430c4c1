import type { CountryChange, CountryFacts } from "#contract/country-change.ts";
import type { ShippedCountry } from "#rules/address/shipped-country.ts";
import { countryWords as words } from "#words/country.ts";
import { daySpan } from "#words/days.ts";
import { deliveryWords } from "#words/delivery.ts";
import { formatMoney } from "#words/money.ts";
import { countryChoiceWords } from "#words/shell.ts";
import "../content/topics.css";
import { Notice } from "../shell/notice.tsx";

/** What holds in the country that is chosen and in the other one, side by side; under it, what would not go along. */
export function CountryChangeFacts({ change, to }: { change: CountryChange; to: ShippedCountry }) {
  const { Units, Countries, CheckoutCountry } = change;
  const sides = Countries.toSorted((a, b) => Number(a.Country === to) - Number(b.Country === to));
  const there = sides.at(-1);
  const rows = rowsOf(Units);
  const place = sides.find(({ Place }) => Place)?.Place;
  return (
    <>
      <p>{words.lead(Units)}</p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.what}</span>
            </th>
            {sides.map(({ Country }) => (
              <th key={Country} scope="col">
                {countryChoiceWords[Country]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sides.map((side) => (
                <td key={side.Country}>{of(side)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {Units > 0 && place?.country !== "USA" && <p className="muted type-14">{words.usuallyFor}</p>}
      {Units > 0 && place && <p className="muted type-14">{words.forPlace(deliveryWords.place(place))}</p>}
      {place && place.country !== to && <p>{words.zipStays(deliveryWords.shortPlace(place))}</p>}
      {there && there.NotPaidBy.length > 0 && <p>{words.notPaidBy(there.NotPaidBy)}</p>}
      {there && there.NotCarried.length > 0 && (
        <Notice tone="warning" title={words.notCarried(there.NotCarried.length, to)}>
          {words.notCarriedStay(there.NotCarried.join(", "))}
        </Notice>
      )}
      {CheckoutCountry !== null && CheckoutCountry !== to && (
        <Notice tone="info">
          {words.addressStays(CheckoutCountry === "OTHER" ? words.elsewhere : words.there(CheckoutCountry))}
        </Notice>
      )}
    </>
  );
}

interface Row {
  name: string;
  of(side: CountryFacts): string;
}

function rowsOf(units: number): Row[] {
  const always: Row[] = [
    { name: words.prices, of: () => words.currency },
    { name: words.tax, of: ({ TaxFrom, TaxUntil, Country }) => words.taxRange(TaxFrom, TaxUntil, Country) },
    { name: words.duty, of: ({ Country }) => (Country === "CANADA" ? words.mayBeDuty : words.noDuty) },
  ];
  if (units === 0) return always;
  return [
    ...always,
    {
      name: words.shipping,
      of: ({ Shipping, NotCarried }) => {
        if (Shipping) return words.way(Shipping.ShippingMethodName, formatMoney(Shipping.Fee));
        return NotCarried.length > 0 ? words.notThere : "–";
      },
    },
    {
      name: words.arrives,
      of: ({ Shipping }) => (Shipping ? daySpan(Shipping.ArrivesFrom, Shipping.ArrivesUntil) : "–"),
    },
    { name: words.beforeTax, of: ({ BeforeTax }) => (BeforeTax === null ? "–" : formatMoney(BeforeTax)) },
  ];
}
