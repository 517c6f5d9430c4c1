import type { IdDiscountView } from "#contract/id-discount.ts";
import { idDiscountWords as words, idGroupName } from "#words/id-discount.ts";
import { idDiscountPaths } from "./id-discount-paths.ts";
import "./id-discount.css";

/** Each group with what it gets. With ID.me each is the way there, by a plain link; without, they are only told. */
export function IdGroupsList({ Groups, IsIDmeOffered }: Pick<IdDiscountView, "Groups" | "IsIDmeOffered">) {
  return (
    <>
      {!IsIDmeOffered && <p className="muted">{words.noIdme}</p>}
      {IsIDmeOffered && <p>{words.choose}</p>}
      <ul className="id-groups">
        {Groups.map(({ Group, Percent }) => (
          <li key={Group}>
            {IsIDmeOffered ? (
              <a href={idDiscountPaths.start(Group)}>
                <span>{idGroupName(Group)}</span>
                <span className="muted">{words.off(Percent)}</span>
              </a>
            ) : (
              <span className="id-groups__told">
                <span>{idGroupName(Group)}</span>
                <span className="muted">{words.off(Percent)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {IsIDmeOffered && <p className="muted type-14">{words.told}</p>}
    </>
  );
}
