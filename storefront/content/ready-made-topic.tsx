/** What RDY means, beside what built to order means. */
export function ReadyMadeTopic() {
  return (
    <>
      <p>RDY stands for ready-made. The PC is built, tested and in its box.</p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            <th scope="col">RDY</th>
            <th scope="col">Built to order</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Ships</th>
            <td>Next business day</td>
            <td>After the build days on its page</td>
          </tr>
          <tr>
            <th scope="row">Parts</th>
            <td>As listed, nothing can be changed</td>
            <td>As listed, built after you order</td>
          </tr>
          <tr>
            <th scope="row">Price</th>
            <td>Fixed</td>
            <td>Fixed</td>
          </tr>
          <tr>
            <th scope="row">Test</th>
            <td>Before it went into its box</td>
            <td>Before it ships</td>
          </tr>
          <tr>
            <th scope="row">Returns</th>
            <td>30 days</td>
            <td>30 days</td>
          </tr>
          <tr>
            <th scope="row">Warranty</th>
            <td>3 years</td>
            <td>3 years</td>
          </tr>
        </tbody>
      </table>
      <p className="muted type-14">
        Business days are Monday to Friday, without the carriers’ holidays. The date on the product’s page already
        counts them.
      </p>
    </>
  );
}
