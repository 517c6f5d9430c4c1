import type { Facet } from "#contract/catalog.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { filterWords } from "#words/listing.ts";

/** Shown before "Show all". */
const SHOWN = 8;

/** One facet: its values with counts. A value that would leave nothing stays, disabled, unless it is chosen. */
export function FacetGroup({ facet, chosen, isOpen }: { facet: Facet; chosen: readonly string[]; isOpen: boolean }) {
  const first = facet.values.length <= SHOWN + 1 ? facet.values : facet.values.slice(0, SHOWN);
  const rest = facet.values.slice(first.length);
  return (
    <details className="facet" open={isOpen || chosen.length > 0}>
      <summary className="facet__title">
        <span>{facet.title}</span>
        <Icon name="plus" />
        <Icon name="minus" />
      </summary>
      <fieldset className="facet__values">
        <legend className="sr-only">{facet.title}</legend>
        {first.map((value) => (
          <Value key={value.value} facet={facet} value={value} chosen={chosen} />
        ))}
        {rest.length > 0 && (
          <details className="facet__more" open={rest.some(({ value }) => chosen.includes(value))}>
            <summary>
              <span className="link">{filterWords.all(facet.values.length)}</span>
            </summary>
            {rest.map((value) => (
              <Value key={value.value} facet={facet} value={value} chosen={chosen} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

function Value({
  facet,
  value: { value, label, count },
  chosen,
}: {
  facet: Facet;
  value: Facet["values"][number];
  chosen: readonly string[];
}) {
  const isChosen = chosen.includes(value);
  return (
    <Checkbox
      name={facet.key}
      value={value}
      checked={isChosen}
      count={count}
      disabled={count === 0 && !isChosen}
      onChange={sentByForm}
    >
      {label}
    </Checkbox>
  );
}

/** The form hears the change; React wants a listener beside `checked`. */
function sentByForm() {}
