import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { listingWords } from "#words/listing.ts";
import { listWords } from "#words/lists.ts";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { PageArt } from "../pictures/page-art.tsx";
import { LIST_PATHS } from "../list-paths.ts";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import type { ListingPageData } from "./load-listing.ts";
import { parentOf } from "./parent-of.ts";

/** Where the list stands, its title and what it is. */
export function ListingHead({ loaded: { list, query, listing } }: { loaded: ListingPageData }) {
  const title = listing?.title ?? listWords[list].title;
  const parent = parentOf(list, useShellFacts().sections);
  const art = listing?.art ?? null;
  return (
    <div className={art ? "page listing__head listing__head--art" : "page listing__head"}>
      <Breadcrumb
        here={title}
        links={[
          { key: "home", link: <a href={paths.home}>{listingWords.home}</a> },
          ...(parent ? [{ key: parent.list, link: <a href={LIST_PATHS[parent.list]}>{parent.title}</a> }] : []),
        ]}
      />
      <div className="listing__title">
        <h1 className="type-48">{list === "search" && query.q ? listingWords.quoted(query.q) : title}</h1>
        {listing?.intro && <p className="muted">{listing.intro}</p>}
        {list === "gaming-pcs" && (
          <p>
            <ModalLinkIsland modal="what-is-gaming-pc" to={paths.aboutGamingPc}>
              {listingWords.whatIsGamingPc}
            </ModalLinkIsland>
          </p>
        )}
      </div>
      <PageArt art={art} sizes="(max-width: 720px) calc(100vw - 32px), 520px" when="first" />
    </div>
  );
}
