import type { SkuInfo } from "#contract/sku-info.ts";
import { Money } from "#ui/money.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { skuInfoWords as words } from "#words/sku-info.ts";
import "../content/topics.css";

/** What is known of a SKU, and where it can be bought by itself. */
export function SkuInfoFacts({ info: { Type, Summary, Facts, Link, Price } }: { info: SkuInfo }) {
  return (
    <>
      <p>{[Type, Summary].filter(Boolean).join(". ")}</p>
      {Facts.length === 0 ? (
        <p className="muted">{words.noFacts}</p>
      ) : (
        <table className="compare-table">
          <tbody>
            {Facts.map(({ label, value, why }) => (
              <tr key={label + value}>
                <th scope="row">{label}</th>
                <td>
                  {value}
                  {why && <span className="muted"> {why}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {Link !== null && Price !== null ? (
        <p>
          <Sentence of={words.soldFor(<Money amount={Price} />)} />{" "}
          <a className="link" href={Link}>
            {words.toPage}
          </a>
        </p>
      ) : (
        <p className="muted">{words.onlyInside}</p>
      )}
    </>
  );
}
