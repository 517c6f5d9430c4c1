import { paths } from "../../paths.ts";
import { useShellFacts } from "../../shell/shell-facts.ts";
import { PrivacySummary } from "./legal-summaries.tsx";
import { PrivacyData } from "./privacy-data.tsx";
import { PrivacyRights } from "./privacy-rights.tsx";
import { TextPage } from "../text-page.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader(null);
export const meta = textPageMeta(
  paths.privacy,
  "Privacy Policy",
  "What we collect about you, why, how long we keep it, who else sees it, and what you can ask for.",
);

export default function PrivacyPage() {
  const { name } = useShellFacts();
  return (
    <TextPage title="Privacy Policy" changedOn="November 28, 2026">
      <p>
        This policy explains what {name} collects when you visit this store or order from it, why, how long we keep it,
        who else sees it, and what you can ask for. It covers visitors and customers in the United States and Canada.
      </p>
      <PrivacySummary />
      <PrivacyData />
      <PrivacyRights />
    </TextPage>
  );
}
