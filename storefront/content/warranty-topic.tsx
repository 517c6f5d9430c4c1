/** What the warranty covers and how it is used. */
export function WarrantyTopic() {
  return (
    <>
      <p>
        Every new PC has three years of warranty on parts and labor, every laptop one year. Longer ones are offered on
        the product’s page and in the cart; none is chosen for you.
      </p>
      <h3 className="type-18">Covered</h3>
      <ul className="plain-list">
        <li>Any part that fails in normal use, and the work of replacing it.</li>
        <li>Shipping to us in the first year. Longer warranties include it for longer, as their line says.</li>
      </ul>
      <h3 className="type-18">Not covered</h3>
      <ul className="plain-list">
        <li>Damage from drops, liquids, or a part that was fitted with force.</li>
        <li>Wear that changes nothing in use, and data: keep a copy of yours.</li>
      </ul>
      <p>
        You may open the PC, clean it and add or replace parts. That does not end the warranty; what you add has its own
        maker’s warranty.
      </p>
    </>
  );
}
