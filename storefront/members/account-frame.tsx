import type { ReactNode } from "react";
import { accountNavigationWords as words } from "#words/member-pages.ts";
import { accountPaths } from "../account-paths.ts";
import { paths } from "../paths.ts";
import "./account-frame.css";

const PLACES = [
  ["overview", paths.account],
  ["orders", accountPaths.orders],
  ["points", accountPaths.points],
  ["vouchers", accountPaths.vouchers],
  ["share", accountPaths.share],
  ["warranties", accountPaths.warranties],
  ["returns", accountPaths.returns],
  ["reviews", accountPaths.reviews],
  ["alerts", accountPaths.alerts],
  ["lists", accountPaths.lists],
  ["builds", accountPaths.builds],
  ["addresses", accountPaths.addresses],
  ["taxExemption", accountPaths.taxExemption],
  ["security", accountPaths.security],
  ["privacy", accountPaths.privacy],
] as const;
export type AccountPlace = (typeof PLACES)[number][0];

interface AccountFrameProps {
  at: AccountPlace;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** Three groups: what was bought, what is waited for, and the person. */
const BEGINS_GROUP: ReadonlySet<AccountPlace> = new Set(["alerts", "addresses"]);

/** A page of the account beside the way to the others; on a phone they are a row above it. */
export function AccountFrame({ at, title, lead, children }: AccountFrameProps) {
  return (
    <div className="page account">
      <nav className="account__nav" aria-label={words.label}>
        {PLACES.map(([place, path]) => (
          <a
            key={place}
            href={path}
            aria-current={place === at ? "page" : undefined}
            data-group={BEGINS_GROUP.has(place) || undefined}
          >
            {words[place]}
          </a>
        ))}
      </nav>
      <main className="account__main" id="main">
        <h1 className="type-36">{title}</h1>
        {lead && <p className="account__lead measure">{lead}</p>}
        {children}
      </main>
    </div>
  );
}
