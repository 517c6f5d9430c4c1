import type { Product } from "#contract/catalog.ts";
import { specWords } from "#words/product.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";

/** Every part or fact, what it is, and why it matters. */
export function SpecTable({ product: { specTable, description, kind } }: { product: Product }) {
  return (
    <section className="page section" id="inside" aria-labelledby="inside-title">
      <h2 className="type-28 product__title" id="inside-title">
        {kind === "pc" || kind === "laptop" ? specWords.inside : specWords.what}
      </h2>
      {description.length > 0 && (
        <div className="product__description">
          {description.map((paragraph) => (
            <p key={paragraph} className="measure muted">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {specTable.length > 0 && (
        <table className="spec-table">
          <thead className="sr-only">
            <tr>
              <th scope="col">{specWords.part}</th>
              <th scope="col">{specWords.here}</th>
              <th scope="col">{specWords.why}</th>
            </tr>
          </thead>
          <tbody>
            {specTable.map(({ label, value, why, skuId }) => (
              <tr key={label + value}>
                <th scope="row">{label}</th>
                <td>
                  {skuId === null ? (
                    value
                  ) : (
                    <ModalLinkIsland modal={{ part: skuId, name: value }} to={paths.skuInfo(skuId)}>
                      {value}
                    </ModalLinkIsland>
                  )}
                </td>
                <td className="muted">{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
