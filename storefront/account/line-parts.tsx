import type { OrderLine } from "#contract/checkout.ts";
import { orderLineWords } from "#words/order-page.ts";
import { serialWords } from "#words/order-work.ts";

/** What is inside a PC, each part with its serial number where that was written down: then it stands open, unit by unit. */
export function LineParts({ line }: { line: OrderLine }) {
  const { Parts, Serials, Quantity } = line;
  const units = [...new Set(Serials.map(({ Unit }) => Unit))];
  const serialOf = (unit: number, part: number) =>
    Serials.find(({ Unit, Part }) => Unit === unit && Part === part)?.Serial ?? "";
  const own = (unit: number) => {
    const serial = serialOf(unit, 0);
    const words = [
      Quantity > 1 ? serialWords.unit(unit, Quantity) : "",
      serial === "" ? "" : serialWords.serial(serial),
    ];
    return words.filter((text) => text !== "").join(", ");
  };
  if (Parts.length === 0)
    return units.map((unit) => (
      <p className="muted type-14" key={unit}>
        {own(unit)}
      </p>
    ));
  return (
    <details className="order__parts" open={units.length > 0}>
      <summary className="text-button">{orderLineWords.inside(Parts.length)}</summary>
      {units.length === 0 && <PartList parts={Parts} serialOf={() => ""} />}
      {units.map((unit) => (
        <div key={unit}>
          {own(unit) !== "" && <p className="order__unit">{own(unit)}</p>}
          <PartList parts={Parts} serialOf={(part) => serialOf(unit, part)} />
        </div>
      ))}
    </details>
  );
}

/** Two of a kind are two parts: each is told by its number. */
function PartList({ parts, serialOf }: { parts: readonly string[]; serialOf: (part: number) => string }) {
  const rows = parts.map((part, at) => ({ part, number: at + 1, serial: serialOf(at + 1) }));
  return (
    <ul>
      {rows.map(({ part, number, serial }) => (
        <li key={number}>
          <span>{part}</span>
          {serial !== "" && (
            <span className="order__serial">
              <span className="sr-only">{serialWords.serial("")}</span>
              {serial}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
