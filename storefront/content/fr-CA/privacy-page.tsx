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
  "Politique de confidentialité",
  "Ce que nous recueillons à votre sujet, pourquoi, combien de temps nous le conservons, qui d’autre le voit et ce que vous pouvez demander.",
);

export default function PrivacyPage() {
  const { name } = useShellFacts();
  return (
    <TextPage title="Politique de confidentialité" changedOn="28 novembre 2026">
      <p>
        Cette politique explique ce que {name} recueille quand vous visitez cette boutique ou y commandez, pourquoi,
        combien de temps nous le conservons, qui d’autre le voit et ce que vous pouvez demander. Elle vise les visiteurs
        et les clients des États-Unis et du Canada.
      </p>
      <PrivacySummary />
      <PrivacyData />
      <PrivacyRights />
    </TextPage>
  );
}
