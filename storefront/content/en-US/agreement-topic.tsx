import { paths } from "../../paths.ts";
import { PrivacySummary, ReturnsSummary, TermsSummary } from "./legal-summaries.tsx";

/** What a buyer, and who makes an account, agrees to: each of the pages in short, and where it stands in full. */
export function AgreementTopic() {
  return (
    <>
      <h2 className="type-18">Terms of sale</h2>
      <TermsSummary />
      <p>
        <a className="link" href={paths.terms}>
          Read the terms of sale
        </a>
      </p>
      <h2 className="type-18">Returns</h2>
      <ReturnsSummary />
      <p>
        <a className="link" href={paths.returns}>
          Read how returns work
        </a>
      </p>
      <h2 className="type-18">Privacy</h2>
      <PrivacySummary />
      <p>
        <a className="link" href={paths.privacy}>
          Read the Privacy Policy
        </a>
      </p>
    </>
  );
}
