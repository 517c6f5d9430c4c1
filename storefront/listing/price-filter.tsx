import { useEffect, useRef } from "react";
import type { Listing, ListingQuery } from "#contract/catalog.ts";
import { Icon } from "#ui/icon.tsx";
import { priceWords } from "#words/listing.ts";
import { formatCount, moneyFieldUnit } from "#words/money.ts";

interface PriceFilterProps {
  price: Listing["price"];
  query: ListingQuery;
  /** A field was left with another number in it. */
  onLeave(): void;
}

/** How many products stand where, and the range to keep, in whole dollars. */
export function PriceFilter({ price, query, onLeave }: PriceFilterProps) {
  return (
    <details className="facet" open>
      <summary className="facet__title">
        <span>{priceWords.price}</span>
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <fieldset className="price-filter">
        <legend className="sr-only">{priceWords.legend}</legend>
        <Histogram price={price} from={query.priceMin ?? price.min} to={query.priceMax ?? price.max} />
        <div className="price-filter__fields">
          <Dollars
            name="priceMin"
            label={priceWords.from}
            placeholder={price.min}
            value={query.priceMin}
            onLeave={onLeave}
          />
          <Dollars
            name="priceMax"
            label={priceWords.to}
            placeholder={price.max}
            value={query.priceMax}
            onLeave={onLeave}
          />
        </div>
      </fieldset>
    </details>
  );
}

interface DollarsProps {
  name: string;
  label: string;
  placeholder: number;
  value: number | undefined;
  onLeave(): void;
}

function Dollars({ name, label, placeholder, value, onLeave }: DollarsProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = value === undefined ? "" : String(value);
  useEffect(() => {
    // A range that was taken off elsewhere empties the field; one that is being typed is left alone.
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
  }, [shown]);
  return (
    <label className="price-filter__field">
      <span className="sr-only">{label}</span>
      {moneyFieldUnit.prefix && <span aria-hidden="true">{moneyFieldUnit.prefix}</span>}
      <input
        ref={field}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={100_000}
        step={1}
        defaultValue={shown}
        placeholder={formatCount(placeholder)}
        onBlur={(event) => {
          if (event.currentTarget.value !== shown) onLeave();
        }}
      />
      {moneyFieldUnit.suffix && (
        <span className="price-filter__unit" aria-hidden="true">
          {moneyFieldUnit.suffix}
        </span>
      )}
    </label>
  );
}

const WIDTH = 240;
const HEIGHT = 40;

/** The tallest bar is full height; bars outside the range are faint. The fields below say the same in numbers. */
function Histogram({
  price: { min, max, histogram },
  from,
  to,
}: {
  price: Listing["price"];
  from: number;
  to: number;
}) {
  if (histogram.length === 0) return null;
  const tallest = Math.max(...histogram, 1);
  const width = WIDTH / histogram.length;
  const bars = histogram.map((count, at) => ({
    at,
    height: count === 0 ? 1 : Math.max(3, (count / tallest) * HEIGHT),
    isIn:
      min + ((at + 1) * (max - min)) / histogram.length >= from && min + (at * (max - min)) / histogram.length <= to,
  }));
  return (
    <svg
      className="price-filter__bars"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ at, height, isIn }) => (
        <rect
          key={at}
          className={isIn ? "price-filter__in" : undefined}
          x={at * width}
          y={HEIGHT - height}
          width={width - 2}
          height={height}
          rx={1}
        />
      ))}
    </svg>
  );
}
