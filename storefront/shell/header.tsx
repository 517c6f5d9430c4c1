import { Link, NavLink } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { headerWords } from "#words/shell.ts";
import { useCartCount } from "../cart/cart-store.ts";
import { LIST_PATHS, paths } from "../paths.ts";
import { SearchBox } from "../search/search-box.tsx";
import "./header.css";
import { Mark } from "./mark.tsx";
import { mainWays } from "./navigation.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { useShellFacts } from "./shell-facts.ts";

export function Header() {
  const { name, sections } = useShellFacts();
  const ways = mainWays(sections);
  return (
    <header className="header">
      <div className="page header__row">
        <PhoneMenu />
        <Link className="logo" to={paths.home} aria-label={headerWords.home(name)}>
          <Mark />
          {name}
        </Link>
        {ways.length > 0 && (
          <nav className="header__nav from-tablet" aria-label={headerWords.shop}>
            {ways.map(({ title, to }) => (
              <NavLink key={to} to={to} end={to !== LIST_PATHS["gaming-laptops"]} prefetch="intent">
                {title}
              </NavLink>
            ))}
          </nav>
        )}
        <div className="header__tools">
          <SearchBox />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <Link className="icon-button" to={paths.cart} aria-label={headerWords.cart(count)}>
      <Icon name="cart" />
      {count > 0 && (
        <span className="header__count figures" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
