import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { shelfWords } from "#words/home.ts";
import { listingWords } from "#words/listing.ts";
import { promotionWords } from "#words/promotions.ts";
import { titleWords } from "#words/shell.ts";
import { countedIn } from "#words/lists.ts";
import { apiContext } from "../api/api-context.ts";
import { LadderSection } from "../frames/ladder-section.tsx";
import { ModalLinkIsland } from "../modals/modal-link-island.ts";
import { paths } from "../paths.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { metaOf } from "../seo/page-meta.ts";
import { LIST_PATHS, SECTION_PATHS } from "../list-paths.ts";
import { useShellFacts, type ShellFacts } from "../shell/shell-facts.ts";
import { BestOfEach } from "./best-of-each.tsx";
import { Hero } from "./hero.tsx";
import "./home-page.css";
import { loadHome } from "./load-home.ts";
import { OrderToDoor } from "./order-to-door.tsx";
import { Shelf } from "./shelf.tsx";
import { storeData } from "./store-data.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.get(apiContext), request.url);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const facts = matches.find((match) => match?.id === "root")?.loaderData as ShellFacts | undefined;
  const title = titleWords.store(facts?.name ?? "Rigsmith");
  if (!loaderData) return [{ title }];
  const { home, origin } = loaderData;
  const description = home.hero ? shelfWords.description(home.lead) : home.lead;
  return metaOf(title, { origin, path: "/", description, share: home.share });
};

export default function HomePage() {
  const { home, partsBill, summary, ladder, origin, promotions } = useLoaderData<typeof loader>();
  const facts = useShellFacts();
  const { counts, hero } = home;
  const built = home.custom[0] ?? (hero?.availability.state === "built_to_order" ? hero : null);
  return (
    <main id="main">
      <Hero home={home} partsBill={partsBill} summary={summary} />
      {promotions > 0 && (
        <p className="page">
          <ModalLinkIsland modal="promo-cards" to={paths.promotions}>
            {promotionWords.openAll(promotions)}
          </ModalLinkIsland>
        </p>
      )}
      {ladder && <LadderSection ladder={ladder} />}
      <Shelf
        title={shelfWords.readyMade.title}
        intro={shelfWords.readyMade.intro}
        more={
          <ModalLinkIsland modal="what-is-gaming-pc" to={paths.aboutGamingPc}>
            {listingWords.whatIsGamingPc}
          </ModalLinkIsland>
        }
        products={home.readyMade}
        all={{
          to: LIST_PATHS["prebuilt-gaming-pcs"],
          words: shelfWords.readyMade.all(counts["prebuilt-gaming-pcs"]),
        }}
      />
      <Shelf
        title={shelfWords.builtToOrder.title}
        intro={shelfWords.builtToOrder.intro}
        products={home.custom}
        all={{ to: SECTION_PATHS["built-to-order"], words: shelfWords.builtToOrder.all }}
      />
      <BestOfEach home={home} />
      <Shelf
        title={shelfWords.refurbished.title}
        intro={shelfWords.refurbished.intro}
        products={home.refurbished}
        all={{ to: SECTION_PATHS["refurbished-pcs"], words: shelfWords.refurbished.all }}
      />
      {home.shelves.map(({ list, title, intro, count, products }) => (
        <Shelf
          key={list}
          title={title}
          intro={intro}
          products={products}
          all={{ to: LIST_PATHS[list], words: shelfWords.all(countedIn(list, count)) }}
        />
      ))}
      {built && <OrderToDoor example={built} />}
      {storeData(origin, facts).map((about) => (
        <JsonLd key={about["@type"]} about={about} />
      ))}
    </main>
  );
}
