import type { ReactNode } from "react";
import { useLocation, type MetaFunction } from "react-router";
import type { StaffInfo } from "#contract/staff.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskSignInWords, deskWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";
import { Mark } from "../shell/mark.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import "./desk.css";

/** The desk has a header of its own: nothing of it is for shoppers. */
export const DESK_HANDLE: PageHandle = { hasOwnHeader: () => true };

export const deskMeta =
  (title: string): MetaFunction =>
  ({ matches }) => [
    { title: pageTitle(matches, title) },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "same-origin" },
  ];

/** The frame of a desk page: where one is, the search, who is there. */
export function DeskFrame({ staff, children }: { staff: StaffInfo | null; children: ReactNode }) {
  const { name } = useShellFacts();
  return (
    <>
      <header className="desk-header">
        <a className="logo" href={deskPaths.queue}>
          <Mark />
          {name} <span className="muted">{deskWords.desk}</span>
        </a>
        {staff && <DeskWays staff={staff} />}
      </header>
      <main className="desk" id="main">
        {children}
      </main>
    </>
  );
}

function DeskWays({ staff }: { staff: StaffInfo }) {
  const { pathname } = useLocation();
  const ways = [
    { to: deskPaths.queue, title: deskWords.orders },
    { to: deskPaths.returns, title: deskWords.returns },
    { to: deskPaths.reviews, title: deskWords.reviews },
    { to: deskPaths.creators, title: deskWords.creators },
    { to: deskPaths.exemptions, title: deskWords.exemptions },
    { to: deskPaths.points, title: deskWords.points },
    { to: deskPaths.stock, title: deskWords.stock },
  ];
  // An order's page is one of the orders.
  const here = ways.findLast(({ to }) => pathname.startsWith(to))?.to;
  return (
    <>
      <nav aria-label={deskWords.navigation}>
        {ways.map(({ to, title }) => (
          <a key={to} href={to} aria-current={to === here ? "page" : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <search>
        <form className="desk-header__search" action={deskPaths.queue}>
          <input name="q" type="search" maxLength={254} aria-label={deskWords.search} placeholder={deskWords.search} />
          <Button type="submit" size="small">
            {deskWords.find}
          </Button>
        </form>
      </search>
      <form className="desk-header__who" method="post" action={deskPaths.signIn}>
        <input type="hidden" name="intent" value="sign-out" />
        <span>{staff.Name}</span>
        <Button type="submit" size="small" look="quiet">
          {deskWords.signOut}
        </Button>
      </form>
    </>
  );
}

/** Asks for a code where the last one is too old for what the form does. */
export function FreshCode({ staff, error }: { staff: StaffInfo; error?: string | null }) {
  if (staff.IsFresh) return null;
  return (
    <Field
      label={deskSignInWords.fresh}
      help={deskSignInWords.freshHelp}
      name="Code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
      error={error}
    />
  );
}
