import { usePromises } from "../../shell/shell-facts.ts";

/** What RDY means, beside what built to order means. */
export function ReadyMadeTopic() {
  const promises = usePromises();
  return (
    <>
      <p>RDY is short for “ready.” The PC is already built, tested and in its box.</p>
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
            <td>After the build time on its page</td>
          </tr>
          <tr>
            <th scope="row">Parts</th>
            <td>As listed, already installed</td>
            <td>As listed, installed after you order</td>
          </tr>
          <tr>
            <th scope="row">{promises["burn-in"]} of testing</th>
            <td>Already done</td>
            <td>Before it ships</td>
          </tr>
          <tr>
            <th scope="row">Returns</th>
            <td>{promises.returns}</td>
            <td>{promises.returns}</td>
          </tr>
          <tr>
            <th scope="row">Warranty</th>
            <td>{promises["warranty.desktop"]}</td>
            <td>{promises["warranty.desktop"]}</td>
          </tr>
        </tbody>
      </table>
      <p className="muted type-14">
        For new PCs. Business days are Monday through Friday, except carrier holidays. The ship date on a product’s page
        already takes them into account.
      </p>
    </>
  );
}
