import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { headerWords } from "#words/shell.ts";
import { island } from "../islands/island.tsx";
import { LIST_PATHS } from "../list-paths.ts";
import { paths } from "../paths.ts";
import { SearchBox } from "../search/search-box.tsx";
import { pageThatIsHere } from "../delivery/page-that-is-here.ts";
import { ShipToLink } from "../delivery/ship-to-link.tsx";
import { CartLink } from "./cart-link.tsx";
import "./header.css";
import { Mark } from "./mark.tsx";
import { mainWays } from "./navigation.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { useShellFacts } from "./shell-facts.ts";

const CartLinkIsland = island("cart-link", CartLink, "interact");
const PhoneMenuIsland = island("phone-menu", PhoneMenu, "interact");
const ShipToLinkIsland = island("ship-to-link", ShipToLink, "idle");
const SearchBoxIsland = island("search-box", SearchBox, "interact");

export function Header() {
  const { name, sections } = useShellFacts();
  const location = useLocation();
  const { pathname } = location;
  const ways = mainWays(sections);
  const here = pageThatIsHere(location);
  return (
    <header className="header">
      <div className="page header__row">
        <PhoneMenuIsland ways={ways} here={here} />
        <a className="logo" href={paths.home} aria-label={headerWords.home(name)}>
          <Mark />
          {name}
        </a>
        {ways.length > 0 && (
          <nav className="header__nav from-tablet" aria-label={headerWords.shop}>
            {ways.map(({ title, to }) => (
              <a key={to} href={to} aria-current={isHere(to, pathname) ? "page" : undefined}>
                {title}
              </a>
            ))}
          </nav>
        )}
        <div className="header__tools">
          <SearchBoxIsland />
          <div className="header__ship-to">
            <ShipToLinkIsland back={here} />
          </div>
          <a className="icon-button from-tablet" href={paths.account} aria-label={headerWords.account}>
            <Icon name="person" />
          </a>
          <CartLinkIsland />
        </div>
      </div>
    </header>
  );
}

/** The laptops' way is theirs on every page below it; the others lead to lists that have ways of their own. */
function isHere(to: string, pathname: string): boolean {
  return pathname === to || (to === LIST_PATHS["gaming-laptops"] && pathname.startsWith(`${to}/`));
}
