import {
  Link,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { ProductCard as Card } from "#contract/catalog.ts";
import { apiContext, fetchApi } from "../api.ts";
import { JsonLd } from "../json-ld.tsx";
import { metaOf } from "../page-meta.ts";
import { LIST_PATHS } from "../paths.ts";
import { ProductCard } from "../product-card/product-card.tsx";
import { defaultTitle, useShellFacts, type ShellFacts } from "../shell/shell-facts.ts";
import { BestOfEach } from "./best-of-each.tsx";
import { Hero } from "./hero.tsx";
import "./home-page.css";
import { loadHome } from "./load-home.ts";
import { OrderToDoor } from "./order-to-door.tsx";
import { storeData } from "./store-data.ts";

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.get(apiContext), request.url);
}
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadHome(fetchApi, request.url);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const facts = matches.find((match) => match?.id === "root")?.loaderData as ShellFacts | undefined;
  const description =
    "Gaming PCs and laptops with the full parts list, the price of every part and a ship date that comes with its reason. For the USA and Canada.";
  const title = defaultTitle(facts?.name ?? "Rigsmith");
  if (!loaderData) return [{ title }];
  return metaOf(title, { origin: loaderData.origin, path: "/", description, share: loaderData.home.share });
};

export default function HomePage() {
  const { home, partsBill, origin } = useLoaderData<typeof loader>();
  const facts = useShellFacts();
  const { counts } = home;
  return (
    <main id="main">
      <Hero hero={home.hero} art={home.art} partsBill={partsBill} />
      <Shelf
        title="Built, tested and waiting"
        intro="RDY means the PC is finished and in the box. Nothing can be changed, so it leaves on the next business day."
        products={home.readyMade}
        all={{
          to: LIST_PATHS["prebuilt-gaming-pcs"],
          words: `All ${counts["prebuilt-gaming-pcs"] ?? ""} ready-made PCs`,
        }}
      />
      <Shelf
        title="Built when you order"
        intro="The same care, from parts set aside for you. The ship date counts the build and its test."
        products={home.custom}
        all={{ to: `${LIST_PATHS["gaming-pcs"]}?delivery=built-to-order`, words: "All built to order" }}
      />
      <BestOfEach home={home} />
      <Shelf
        title="Refurbished, with its history"
        intro="Tested again and graded. What it was used for and which parts were replaced stands on its page."
        products={home.refurbished}
        all={{ to: `${LIST_PATHS["gaming-pcs"]}?kind=refurbished`, words: "All refurbished PCs" }}
      />
      <OrderToDoor example={home.custom[0] ?? null} />
      {[...storeData(origin, facts)].map((about) => (
        <JsonLd key={String(about["@type"])} about={about} />
      ))}
    </main>
  );
}

function Shelf({
  title,
  intro,
  products,
  all,
}: {
  title: string;
  intro: string;
  products: readonly Card[];
  all: { to: string; words: string };
}) {
  if (products.length === 0) return null;
  return (
    <section className="page section">
      <div className="section-head">
        <div>
          <h2 className="type-36">{title}</h2>
          <p>{intro}</p>
        </div>
        <Link className="link link--alone type-14 nowrap" to={all.to}>
          {all.words}
        </Link>
      </div>
      <ul className="card-grid">
        {products.map((product) => (
          <ProductCard key={product.skuId} product={product} />
        ))}
      </ul>
    </section>
  );
}
