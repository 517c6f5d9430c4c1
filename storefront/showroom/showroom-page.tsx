import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { readView } from "#rules/catalog/showroom-views.ts";
import { showroomWords as words } from "#words/showroom.ts";
import { apiContext } from "../api/api-context.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { Bill } from "../product/bill.tsx";
import { loadProduct } from "../product/load-product.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { showroomFacts } from "./showroom-facts.ts";
import { ShowroomStage } from "./showroom-stage.tsx";

const StageIsland = island("showroom-stage", ShowroomStage, "load");

/** `/3d-showroom/y70`: a PC to be turned, with what it is made of. 404 for one that nobody made a model of. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { product, origin } = await loadProduct(context.get(apiContext), request.url, params);
  const facts = showroomFacts(product);
  if (!facts) throw data(null, { status: 404 });
  return { product, facts, origin, first: readView(new URL(request.url).searchParams.get("view")) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, origin } = loaderData;
  return pageMeta({
    matches,
    title: words.title(product.name),
    description: words.description(product.name),
    origin,
    path: paths.showroom(product.slug),
    share: product.share,
  });
};

export default function ShowroomPage() {
  const { product, facts, first } = useLoaderData<typeof loader>();
  const { name, partsBill, price, link, configurator } = product;
  return (
    <main id="main" className="showroom">
      <div className="showroom__left">
        <header className="showroom__head on-dark">
          <p className="muted type-13">{words.section}</p>
          <h1 className="type-36">{name}</h1>
          <p className="muted">{words.lead}</p>
        </header>
        <StageIsland {...facts} first={first} />
      </div>
      <aside className="showroom__side" aria-labelledby="parts-title">
        <div className="showroom__parts">
          <h2 className="type-20" id="parts-title">
            {words.parts}
          </h2>
          {partsBill && <Bill partsBill={partsBill} total={{ label: name, amount: price.amount }} />}
          <p className="muted type-13">{words.keys}</p>
          <p className="muted type-13">{words.renderNote}</p>
        </div>
        <div className="showroom__foot">
          <p>
            <span>{words.asShown}</span>
            <Money className="type-28" amount={price.amount} />
          </p>
          <p className="muted type-13">{words.beforeTax}</p>
          <p className="showroom__actions">
            <a className={buttonClass(configurator === null ? "primary" : "secondary")} href={link}>
              {words.see}
            </a>
            {configurator !== null && (
              <a className={buttonClass("primary")} href={configurator}>
                {words.choose}
              </a>
            )}
          </p>
        </div>
      </aside>
    </main>
  );
}
