import type { ReactNode } from "react";
import { breadcrumbWords } from "#words/ui.ts";
import "./breadcrumb.css";
import { Icon } from "./icon.tsx";

/** The way here. Each entry but the last is a link that the caller makes; the last is the page itself. */
export function Breadcrumb({ links, here }: { links: { key: string; link: ReactNode }[]; here: string }) {
  return (
    <nav className="breadcrumb" aria-label={breadcrumbWords.label}>
      <ol>
        {links.map(({ key, link }) => (
          <li key={key}>
            {link}
            <Icon name="chevron-right" small />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
