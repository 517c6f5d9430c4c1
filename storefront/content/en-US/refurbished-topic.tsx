import { usePromises } from "../../shell/shell-facts.ts";

/** Where a refurbished PC comes from and what is done with it. */
export function RefurbishedTopic() {
  const promises = usePromises();
  return (
    <>
      <p>
        A refurbished PC had an owner before you: it was returned, shown at an event, or loaned out during a repair. It
        costs less because it isn’t new.
      </p>
      <ul className="plain-list">
        <li>We clean, test and grade each one. Its page shows the grade, the test date and how it was used.</li>
        <li>Its page also lists every part we replaced. The rest are the parts it was built with.</li>
        <li>
          The warranty is {promises["warranty.refurbished"]}. Returns are the same as for a new PC: {promises.returns}.
        </li>
      </ul>
      <p className="muted type-14">
        We only have one or a few of each. If one is sold out, leave your email on its page and we’ll tell you if
        another comes in.
      </p>
    </>
  );
}
