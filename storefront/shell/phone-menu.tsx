import { useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { wayWords } from "#words/navigation.ts";
import { headerWords } from "#words/shell.ts";
import { ShipToLink } from "../delivery/ship-to-link.tsx";
import { paths } from "../paths.ts";
import type { Way } from "./navigation.ts";

/** The phone's menu: a disclosure, so that it opens without JavaScript too. Closes on Escape. */
export function PhoneMenu({ ways, here }: { ways: readonly Way[]; here: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <details
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
                <a href={to}>
                  {title}
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <ShipToLink back={here} />
        <ul className="phone-menu__more">
          <li>
            <a href={paths.account}>{headerWords.account}</a>
          </li>
          <li>
            <a href={paths.orders}>{wayWords.trackOrder}</a>
          </li>
          <li>
            <a href={paths.shipping}>{wayWords.shipping}</a>
          </li>
          <li>
            <a href={paths.returns}>{wayWords.returns}</a>
          </li>
          <li>
            <a href={paths.aboutWarranty}>{wayWords.warranty}</a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
