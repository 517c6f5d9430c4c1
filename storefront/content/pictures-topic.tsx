/** The renders' notice. */
export function PicturesTopic() {
  return (
    <>
      <p>
        Product pictures are rendered images, not photographs. They are made from the same list of parts as the product:
        case, finish, lights and cooler are those of the product.
      </p>
      <ul className="plain-list">
        <li>
          Actual parts may differ in color or label. Graphics cards and memory are drawn without their makers’ marks.
        </li>
        <li>Lights can be changed or turned off on every PC that has them.</li>
        <li>A component’s picture shows its kind, not the one model.</li>
      </ul>
      <p>What counts is the parts list on the product’s page.</p>
    </>
  );
}
