import type { ProductCard } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";

/** What happens to an order, with the one date that is known before an address is. */
export function OrderToDoor({ example }: { example: ProductCard }) {
  const { shipsOn } = example.availability;
  return (
    <section className="page section">
      <div className="section-head">
        <div>
          <h2 className="type-36">From order to doorstep</h2>
          {shipsOn && <p>A {example.name}, built to order and paid today.</p>}
        </div>
      </div>
      <ol className="road">
        <li>
          <span className="road__when">Today</span>
          <h3 className="type-18">Order paid</h3>
          <p className="muted type-14">We set your parts aside right away, so nobody else can buy them.</p>
        </li>
        <li>
          <span className="road__when">Then</span>
          <h3 className="type-18">Built</h3>
          <p className="muted type-14">One builder assembles and cables it from start to finish.</p>
        </li>
        <li>
          <span className="road__when">Then</span>
          <h3 className="type-18">Tested</h3>
          <p className="muted type-14">Graphics, memory and storage run under load. Anything that fails is replaced.</p>
        </li>
        <li>
          <span className="road__when">{shipsOn ? dayText(shipsOn) : "Then"}</span>
          <h3 className="type-18">Shipped</h3>
          <p className="muted type-14">Foam inside the case, and two boxes around it.</p>
        </li>
        <li>
          <span className="road__when">By your address</span>
          <h3 className="type-18">At your door</h3>
          <p className="muted type-14">Checkout shows each method with its dates and price before you pay.</p>
        </li>
      </ol>
    </section>
  );
}
