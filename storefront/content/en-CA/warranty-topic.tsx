import { paths } from "../../paths.ts";
import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";

/** What the warranty covers and how it is used. Before a longer one is offered, the buyer is told of the legal one: Consumer Protection Act (CQLR c. P-40.1), section 228.1. */
export function WarrantyTopic() {
  const promises = usePromises();
  const { supportEmail, supportPhone } = useShellFacts();
  return (
    <>
      <p>The warranty starts the day your order arrives. How long it runs depends on what you bought:</p>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What</span>
            </th>
            <th scope="col">Included</th>
            <th scope="col">Extended, up to</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">New PC</th>
            <td>{promises["warranty.desktop"]}</td>
            <td>{promises["warranty.desktop.longest"]}</td>
          </tr>
          <tr>
            <th scope="row">New laptop</th>
            <td>{promises["warranty.laptop"]}</td>
            <td>{promises["warranty.laptop.longest"]}</td>
          </tr>
          <tr>
            <th scope="row">Anything refurbished</th>
            <td>{promises["warranty.refurbished"]}</td>
            <td>—</td>
          </tr>
          <tr>
            <th scope="row">Gear and parts</th>
            <td>{promises["warranty.gear"]}</td>
            <td>—</td>
          </tr>
        </tbody>
      </table>
      <p>You can extend a new computer’s warranty on its page or in your cart. We never add an extension for you.</p>
      <h2 className="type-18">In Quebec, the legal warranty first</h2>
      <p>
        The Consumer Protection Act already warrants, at no charge, whatever you buy from a merchant: it must be fit for
        what such goods are ordinarily used for (section 37), and for a reasonable time, given its price, the contract
        and how it is used (section 38). Our warranty, extended or not, comes on top. The Office de la protection du
        consommateur says more at{" "}
        <a className="link" href="https://www.opc.gouv.qc.ca/en">
          opc.gouv.qc.ca
        </a>
        .
      </p>
      <h2 className="type-18">What’s covered</h2>
      <ul className="plain-list">
        <li>Any part that fails in normal use. On computers, the labour to replace it too.</li>
        <li>Shipping a new PC to us in its first year. Extended warranties say what else they include.</li>
      </ul>
      <h2 className="type-18">What isn’t</h2>
      <ul className="plain-list">
        <li>Damage from drops, spills or force.</li>
        <li>Cosmetic wear, and your data. Please keep a backup.</li>
      </ul>
      <p>
        Open the case, clean it, add or swap parts: none of that voids the warranty. Parts you add are covered by their
        own maker.
      </p>
      <p>
        To make a claim,{" "}
        <a className="link" href={paths.rma}>
          ask for a repair
        </a>{" "}
        with your order number, write to{" "}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        or call <span className="nowrap">{supportPhone}</span>.
      </p>
    </>
  );
}
