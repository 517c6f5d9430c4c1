import type { ProductCard } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";
import { roadWords } from "#words/home.ts";

/** What happens to an order, with the one date that is known before an address is. */
export function OrderToDoor({ example }: { example: ProductCard }) {
  const { shipsOn } = example.availability;
  return (
    <section className="page section">
      <div className="section-head">
        <div>
          <h2 className="type-36">{roadWords.title}</h2>
          {shipsOn && <p>{roadWords.example(example.name)}</p>}
        </div>
      </div>
      <ol className="road">
        <li>
          <span className="road__when">{roadWords.paid.when}</span>
          <h3 className="type-18">{roadWords.paid.title}</h3>
          <p className="muted type-14">{roadWords.paid.text}</p>
        </li>
        <li>
          <span className="road__when">{roadWords.next}</span>
          <h3 className="type-18">{roadWords.built.title}</h3>
          <p className="muted type-14">{roadWords.built.text}</p>
        </li>
        <li>
          <span className="road__when">{roadWords.next}</span>
          <h3 className="type-18">{roadWords.tested.title}</h3>
          <p className="muted type-14">{roadWords.tested.text}</p>
        </li>
        <li>
          <span className="road__when">{shipsOn ? dayText(shipsOn) : roadWords.next}</span>
          <h3 className="type-18">{roadWords.shipped.title}</h3>
          <p className="muted type-14">{roadWords.shipped.text}</p>
        </li>
        <li>
          <span className="road__when">{roadWords.delivered.when}</span>
          <h3 className="type-18">{roadWords.delivered.title}</h3>
          <p className="muted type-14">{roadWords.delivered.text}</p>
        </li>
      </ol>
    </section>
  );
}
