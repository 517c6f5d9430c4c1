import { buttonClass } from "#ui/button.tsx";
import { inSentence } from "#words/navigation.ts";
import { emptyCartWords } from "#words/cart.ts";
import { SECTION_PATHS } from "../list-paths.ts";
import { waysToStart } from "../shell/navigation.ts";
import { holdsOf, useShellFacts } from "../shell/shell-facts.ts";

/** Nothing in it yet, and where to look. */
export function EmptyCart() {
  const { sections } = useShellFacts();
  const [first, ...others] = waysToStart(sections);
  const readyToShip = { title: emptyCartWords.readyToShip, to: SECTION_PATHS["prebuilt-gaming-pcs"] };
  const more = holdsOf(sections, "prebuilt-gaming-pcs") ? [readyToShip, ...others] : others;
  return (
    <section className="cart-empty">
      <p>{emptyCartWords.nothing}</p>
      <p className="cart-note">{emptyCartWords.stays}</p>
      {first && (
        <a className={buttonClass("primary", "large")} href={first.to}>
          {emptyCartWords.browse(inSentence(first.title))}
        </a>
      )}
      {more.length > 0 && (
        <ul className="cart-empty__links">
          {more.map(({ title, to }) => (
            <li key={to}>
              <a className="text-button" href={to}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
