import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { apiContext, fetchApi } from "../api/api.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { metaOf } from "../seo/page-meta.ts";
import { counted } from "../listing/list-words.ts";
import { LIST_PATHS, SECTION_PATHS } from "../paths.ts";
import { defaultTitle, useShellFacts, type ShellFacts } from "../shell/shell-facts.ts";
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
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadHome(fetchApi, request.url);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const facts = matches.find((match) => match?.id === "root")?.loaderData as ShellFacts | undefined;
  const title = defaultTitle(facts?.name ?? "Rigsmith");
  if (!loaderData) return [{ title }];
  const { home, origin } = loaderData;
  const description = home.hero ? `${home.lead} For the USA and Canada.` : home.lead;
  return metaOf(title, { origin, path: "/", description, share: home.share });
};

export default function HomePage() {
  const { home, partsBill, summary, origin } = useLoaderData<typeof loader>();
  const facts = useShellFacts();
  const { counts, hero } = home;
  const built = home.custom[0] ?? (hero?.availability.state === "built_to_order" ? hero : null);
  return (
    <main id="main">
      <Hero home={home} partsBill={partsBill} summary={summary} />
      <Shelf
        title="Built, tested and waiting"
        intro="RDY means ready: the PC is built, tested and in its box, so it ships the next business day."
        products={home.readyMade}
        all={{
          to: LIST_PATHS["prebuilt-gaming-pcs"],
          words: `All ${counts["prebuilt-gaming-pcs"]} ready-made PCs`,
        }}
      />
      <Shelf
        title="Built when you order"
        intro="The same care, with parts set aside for you. The ship date includes building and testing."
        products={home.custom}
        all={{ to: SECTION_PATHS["built-to-order"], words: "All built to order" }}
      />
      <BestOfEach home={home} />
      <Shelf
        title="Refurbished, with its history"
        intro="Tested again and graded. Each page says how the PC was used and which parts we replaced."
        products={home.refurbished}
        all={{ to: SECTION_PATHS["refurbished-pcs"], words: "All refurbished PCs" }}
      />
      {home.shelves.map(({ list, title, intro, count, products }) => (
        <Shelf
          key={list}
          title={title}
          intro={intro}
          products={products}
          all={{ to: LIST_PATHS[list], words: `All ${counted(list, count)}` }}
        />
      ))}
      {built && <OrderToDoor example={built} />}
      {[...storeData(origin, facts)].map((about) => (
        <JsonLd key={String(about["@type"])} about={about} />
      ))}
    </main>
  );
}
