/** The renders' notice. */
export function PicturesTopic() {
  return (
    <>
      <p>
        Our product pictures are rendered on a computer, not photographed. Each PC’s picture is made from its own parts
        list, so the case, colour, lighting and cooler match what you order.
      </p>
      <ul className="plain-list">
        <li>Actual parts may differ in colour or label.</li>
        <li>
          Pictures of single parts show the type of part, not one exact model. Drives, processors, graphics cards, fans
          and coolers are drawn without any maker’s mark; the small marks on other parts are invented.
        </li>
      </ul>
      <p>If a picture and the parts list disagree, the parts list is right.</p>
    </>
  );
}
