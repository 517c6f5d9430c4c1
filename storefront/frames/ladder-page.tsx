import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getFrameLadder } from "#contract/frames.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { framesWords, resolutionWords } from "#words/frames.ts";
import { gameLadderWords as words } from "#words/game-ladder.ts";
import { productWords } from "#words/product.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { LadderList } from "./ladder-list.tsx";
import { LADDER_PATH } from "./ladder-path.ts";
import { LadderWish } from "./ladder-wish.tsx";
import "./frames.css";

/** `/frame-rates?game=…&resolution=4k&fps=120`: the ladder of the home page, and every PC that reaches it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const api = context.get(apiContext);
  const said = (field: string) => (url.searchParams.get(field) ?? "").slice(0, 120);
  const query = { game: said("game"), resolution: said("resolution"), fps: said("fps") };
  const [ladder, reaching] = await Promise.all([
    api(getFrameLadder, { query }),
    api(getFrameLadder, { query: { ...query, rungs: "reaching" } }),
  ]);
  if (!ladder.ok || !reaching.ok) throw data(null, { status: 503 });
  const reach = reaching.reply.rungs.map(({ product }) => product);
  return { ladder: ladder.reply, reach, origin: url.origin, isAsked: url.search !== "" };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        matches,
        origin: loaderData.origin,
        path: LADDER_PATH,
        title: words.title,
        description: words.description,
        noIndex: loaderData.isAsked || loaderData.ladder.rungs.length === 0,
      })
    : [];

export default function LadderPage() {
  const { ladder, reach } = useLoaderData<typeof loader>();
  const { games, wish } = ladder;
  const game = games.find(({ slug }) => slug === wish.game)?.name ?? "";
  return (
    <main className="page frames" id="main">
      <Breadcrumb
        links={[{ key: "home", link: <a href={paths.home}>{productWords.home}</a> }]}
        here={framesWords.section}
      />
      <h1 className="type-36">{words.title}</h1>
      <p className="measure muted">{words.lead}</p>
      {games.length === 0 ? (
        <p className="strong">{words.nothing}</p>
      ) : (
        <>
          <LadderWish games={games} wish={wish}>
            <Button type="submit">{words.show}</Button>
          </LadderWish>
          <LadderList ladder={ladder} />
        </>
      )}
      {reach.length > 0 && (
        <section className="section" id="reaching" aria-labelledby="reaching-title">
          <h2 className="type-28" id="reaching-title">
            {words.all(reach.length, wish.fps, game, resolutionWords[wish.resolution])}
          </h2>
          <ul className="card-grid">
            {reach.map((product) => (
              <ProductCard key={product.skuId} product={product} />
            ))}
          </ul>
          <RenderNotice pictures="many" />
        </section>
      )}
    </main>
  );
}
