import { paths } from "../../paths.ts";
import { PrivacySummary, ReturnsSummary, TermsSummary } from "./legal-summaries.tsx";

/** What a buyer, and who makes an account, agrees to: each of the pages in short, and where it stands in full. */
export function AgreementTopic() {
  return (
    <>
      <h2 className="type-18">Conditions de vente</h2>
      <TermsSummary />
      <p>
        <a className="link" href={paths.terms}>
          Lire les conditions de vente
        </a>
      </p>
      <h2 className="type-18">Retours</h2>
      <ReturnsSummary />
      <p>
        <a className="link" href={paths.returns}>
          Lire comment faire un retour
        </a>
      </p>
      <h2 className="type-18">Confidentialité</h2>
      <PrivacySummary />
      <p>
        <a className="link" href={paths.privacy}>
          Lire la politique de confidentialité
        </a>
      </p>
    </>
  );
}
