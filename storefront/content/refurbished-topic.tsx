/** Where a refurbished PC comes from and what is done with it. */
export function RefurbishedTopic() {
  return (
    <>
      <p>
        A refurbished PC was sold before: it was returned, shown at an event, or lent while another one was repaired. It
        costs less because it is not new.
      </p>
      <ul className="plain-list">
        <li>
          Each one is cleaned, tested again and graded. The grade, the day of the test and the original use stand on its
          page.
        </li>
        <li>Parts that were replaced are listed. The other parts are the ones it was built with.</li>
        <li>It has its own warranty, in months, on its page. Returns are the same 30 days as for a new PC.</li>
      </ul>
      <p className="muted type-14">Stock is one or a few of each. When it is sold, it is gone.</p>
    </>
  );
}
