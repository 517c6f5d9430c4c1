import { useRef } from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { wayWords } from "#words/navigation.ts";
import { headerWords } from "#words/shell.ts";
import { paths } from "../paths.ts";
import { mainWays } from "./navigation.ts";
import { useShellFacts } from "./shell-facts.ts";

/** The phone's menu: a disclosure, so that it opens without JavaScript too. Closes on Escape and when the page changes. */
export function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname, search } = useLocation();
  const ways = mainWays(useShellFacts().sections);
  return (
    // A new page starts with a closed menu.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <details
      key={pathname + search}
      ref={menu}
      className="phone-menu phone-only"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="icon-button" aria-label={headerWords.menu}>
        <span className="phone-menu__open">
          <Icon name="menu" />
        </span>
        <span className="phone-menu__close">
          <Icon name="close" />
        </span>
      </summary>
      <nav className="phone-menu__sheet" aria-label={headerWords.shop}>
        {ways.length > 0 && (
          <ul>
            {ways.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>
                  {title}
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ul className="phone-menu__more">
          <li>
            <Link to={paths.orders}>{wayWords.trackOrder}</Link>
          </li>
          <li>
            <Link to={paths.shipping}>{wayWords.shipping}</Link>
          </li>
          <li>
            <Link to={paths.returns}>{wayWords.returns}</Link>
          </li>
          <li>
            <Link to={paths.aboutWarranty}>{wayWords.warranty}</Link>
          </li>
        </ul>
      </nav>
    </details>
  );
}
