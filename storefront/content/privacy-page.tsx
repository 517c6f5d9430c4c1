import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { PrivacyData } from "./privacy-data.tsx";
import { PrivacyRights } from "./privacy-rights.tsx";
import { TextPage } from "./text-page.tsx";
import { textPageClientLoader, textPageLoader, textPageMeta } from "./text-page-loader.ts";

export const loader = textPageLoader(null);
export const clientLoader = textPageClientLoader(null);
export const meta = textPageMeta(
  paths.privacy,
  "Privacy Policy",
  "What we know about you, why, for how long, who else sees it, and what you can ask of us.",
);

export default function PrivacyPage() {
  const { name } = useShellFacts();
  return (
    <TextPage title="Privacy Policy" changedOn="November 21, 2026">
      <p>
        This policy says what {name} knows about you when you visit this store or order from it, why, for how long, who
        else sees it, and what you can ask of us. It covers visitors and customers in the United States and Canada.
      </p>
      <p>
        In short: we keep what an order needs, we do not sell personal information, and card numbers never reach our
        servers.
      </p>
      <PrivacyData />
      <PrivacyRights />
    </TextPage>
  );
}
