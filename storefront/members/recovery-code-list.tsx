import { buttonClass } from "#ui/button.tsx";
import { twoFactorWords } from "#words/security-page.ts";
import { accountPaths } from "../account-paths.ts";
import { MemberPanel } from "./member-panel.tsx";

/** The ten codes, this once. */
export function RecoveryCodeList({ codes, isFirst }: { codes: readonly string[]; isFirst: boolean }) {
  return (
    <MemberPanel
      title={twoFactorWords.codesTitle}
      lead={isFirst ? twoFactorWords.codesLead : twoFactorWords.newCodesLead}
    >
      <ol className="member-panel__codes figures">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <a className={buttonClass("primary", "large")} href={accountPaths.security}>
        {twoFactorWords.done}
      </a>
    </MemberPanel>
  );
}
