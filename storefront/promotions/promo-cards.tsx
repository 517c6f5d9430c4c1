import type { Promotion } from "#contract/promotions.ts";
import { promotionWords as words } from "#words/promotions.ts";
import "../content/topics.css";

/** Each code with what it takes off, from when on and until when; then how it is used. */
export function PromoCards({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <table className="compare-table">
        <tbody>
          {promotions.map((promotion) => (
            <tr key={promotion.CouponCode}>
              <th scope="row">{words.gives(promotion)}</th>
              <td>
                <b>{promotion.CouponCode}</b> {factsOf(promotion).join(" ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.how}</p>
    </>
  );
}

function factsOf({ Saving, Minimum, IsForSome, Until }: Promotion): string[] {
  return [
    ...(Saving !== null && Saving > 0 ? [words.takesOff(Saving)] : []),
    ...(Saving === null && Minimum > 0 ? [words.minimum(Minimum)] : []),
    ...(Saving === null && IsForSome ? [words.forSome] : []),
    ...(Until === null ? [] : [words.until(Until)]),
  ];
}
