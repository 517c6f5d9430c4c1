import type { Product } from "#contract/catalog.ts";
import { dayText } from "#words/days.ts";
import { conditionWords } from "#words/product.ts";

/** What a refurbished product went through; nothing for a new one. */
export function Condition({ product: { condition, warranties } }: { product: Product }) {
  if (!condition) return null;
  const { grade, testedOn, originalUse, replacedParts, notes } = condition;
  return (
    <section className="page section" id="condition" aria-labelledby="condition-title">
      <h2 className="type-28 product__title" id="condition-title">
        {conditionWords.title}
      </h2>
      <table className="spec-table">
        <tbody>
          <tr>
            <th scope="row">{conditionWords.grade}</th>
            <td>{grade}</td>
            <td className="muted">{notes}</td>
          </tr>
          <tr>
            <th scope="row">{conditionWords.testedAgain}</th>
            <td>{dayText(testedOn)}</td>
            <td className="muted">{conditionWords.testedHow}</td>
          </tr>
          <tr>
            <th scope="row">{conditionWords.originalUse}</th>
            <td>{originalUse}</td>
            <td className="muted">{conditionWords.beforeUs}</td>
          </tr>
          <tr>
            <th scope="row">{conditionWords.replaced}</th>
            <td>{replacedParts.length > 0 ? replacedParts.join(", ") : conditionWords.none}</td>
            <td className="muted">{conditionWords.original}</td>
          </tr>
          <tr>
            <th scope="row">{conditionWords.warranty}</th>
            <td>{warranties[0]?.title}</td>
            <td className="muted">{conditionWords.from(warranties[0]?.detail ?? "")}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
