import type { ReactNode } from "react";
import { useLocation, type MetaFunction } from "react-router";
import type { StaffInfo } from "#contract/staff.ts";
import type { StaffRight } from "#rules/staff/staff-roles.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskDelayWords } from "#words/ship-delays.ts";
import { deskSignInWords, deskWords } from "#words/staff.ts";
import { deskPaths } from "./desk-paths.ts";
import { Mark } from "../shell/mark.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import deskStyles from "./desk.css?url";

/** The desk has a header of its own: nothing of it is for shoppers. */
export const DESK_HANDLE: PageHandle = { hasOwnHeader: () => true, isDesk: true };

export const deskMeta =
  (title: string): MetaFunction =>
  ({ matches }) => [
    { title: pageTitle(matches, title) },
    { name: "robots", content: "noindex, nofollow" },
    { name: "referrer", content: "same-origin" },
  ];

/** The frame of a desk page: where one is, the search, who is there. Its styles are its own: shoppers never load them. */
export function DeskFrame({ staff, children }: { staff: StaffInfo | null; children: ReactNode }) {
  const { name } = useShellFacts();
  return (
    <>
      <link rel="stylesheet" href={deskStyles} precedence="desk" />
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

/** The pages of the desk, each for who has something to do there. */
const WAYS: readonly { to: string; title: string; needs: readonly StaffRight[] }[] = [
  { to: deskPaths.queue, title: deskWords.orders, needs: ["orders.read"] },
  { to: deskPaths.shipDates, title: deskDelayWords.way, needs: ["orders.delay"] },
  { to: deskPaths.screening, title: deskWords.screening, needs: ["screening.decide"] },
  { to: deskPaths.disputes, title: deskWords.disputes, needs: ["orders.refund"] },
  { to: deskPaths.returns, title: deskWords.returns, needs: ["rmas.decide", "rmas.receive"] },
  { to: deskPaths.reviews, title: deskWords.reviews, needs: ["reviews.moderate"] },
  { to: deskPaths.creators, title: deskWords.creators, needs: ["creators.answer"] },
  { to: deskPaths.exemptions, title: deskWords.exemptions, needs: ["exemptions.decide"] },
  { to: deskPaths.idProofs, title: deskWords.idProofs, needs: ["id_proofs.decide"] },
  { to: deskPaths.points, title: deskWords.points, needs: ["points.correct", "points.decide"] },
  { to: deskPaths.stock, title: deskWords.stock, needs: ["orders.read"] },
  { to: deskPaths.webhooks, title: deskWords.webhooks, needs: ["webhooks.manage"] },
  { to: deskPaths.log, title: deskWords.log, needs: ["log.read"] },
  { to: deskPaths.people, title: deskWords.people, needs: ["staff.manage"] },
];

const ORDERS = `${deskPaths.queue}/orders`;

function DeskWays({ staff }: { staff: StaffInfo }) {
  const { pathname, search } = useLocation();
  const asked = pathname === deskPaths.queue ? (new URLSearchParams(search).get("q") ?? "") : "";
  const ways = WAYS.filter(({ needs }) => needs.some((right) => staff.Rights.includes(right)));
  // An order's page is one of the orders; a page that is not theirs is none of them.
  const here = WAYS.findLast(
    ({ to }) => pathname === to || pathname.startsWith(to === deskPaths.queue ? ORDERS : to),
  )?.to;
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
          <input
            name="q"
            type="search"
            maxLength={254}
            aria-label={deskWords.search}
            placeholder={deskWords.search}
            defaultValue={asked}
          />
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
export function FreshCode({ staff, error }: { staff: StaffInfo; error?: string | null | undefined }) {
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
