import type { Product } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";

/** What a refurbished product went through; nothing for a new one. */
export function Condition({ product: { condition, warranties } }: { product: Product }) {
  if (!condition) return null;
  const { grade, testedOn, originalUse, replacedParts, notes } = condition;
  return (
    <section className="page section" id="condition" aria-labelledby="condition-title">
      <h2 className="type-28 product__title" id="condition-title">
        Condition
      </h2>
      <table className="spec-table">
        <tbody>
          <tr>
            <th scope="row">Grade</th>
            <td>{grade}</td>
            <td className="muted">{notes}</td>
          </tr>
          <tr>
            <th scope="row">Tested again</th>
            <td>{dayText(testedOn)}</td>
            <td className="muted">Graphics, memory and storage under load.</td>
          </tr>
          <tr>
            <th scope="row">Original use</th>
            <td>{originalUse}</td>
            <td className="muted">Before it came back to us.</td>
          </tr>
          <tr>
            <th scope="row">Replaced parts</th>
            <td>{replacedParts.length > 0 ? replacedParts.join(", ") : "None"}</td>
            <td className="muted">The rest are original.</td>
          </tr>
          <tr>
            <th scope="row">Warranty</th>
            <td>{warranties[0]?.title}</td>
            <td className="muted">From the day it arrives. {warranties[0]?.detail}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
