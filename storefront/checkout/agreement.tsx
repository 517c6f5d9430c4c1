import { Sentence } from "#ui/sentence.tsx";
import { agreementWords as words } from "#words/agreement.ts";
import { ModalLink } from "../modals/modal-link.tsx";
import { paths } from "../paths.ts";

/** What a buyer agrees to, beside the button that does it. Each page opens in its own tab: what was typed here stays. */
export function Agreement() {
  const page = (path: string, name: string) => (
    <a className="link" href={path} target="_blank" rel="noreferrer">
      {name}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
  return (
    <p className="muted type-14 measure">
      <Sentence
        of={words.byOrdering({
          terms: page(paths.terms, words.terms),
          returns: page(paths.returns, words.returns),
          privacy: page(paths.privacy, words.privacy),
          short: (
            <ModalLink modal="policy-agreement" to={paths.aboutAgreement}>
              {words.short}
            </ModalLink>
          ),
        })}
      />
    </p>
  );
}
