import type { ProviderName } from "#rules/member/providers.ts";
import { buttonClass } from "#ui/button.tsx";
import { providerNames, providerWords } from "#words/provider-pages.ts";
import { accountPaths } from "../account-paths.ts";

/** A way in by each provider that the store has keys for. */
export function ProviderButtons({ providers }: { providers: readonly ProviderName[] }) {
  if (providers.length === 0) return null;
  return (
    <div className="member-panel__providers">
      {providers.map((name) => (
        <a key={name} className={buttonClass("secondary", "large", true)} href={accountPaths.signInWith(name)}>
          {providerWords.enter(providerNames[name])}
        </a>
      ))}
    </div>
  );
}
