import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { getFrameRates } from "#contract/frames.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { framesWords as words } from "#words/frames.ts";
import { apiContext } from "../api/api-context.ts";
import { hasRates } from "../product/load-product.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { BenchmarkBars } from "./benchmark-bars.tsx";
import { FrameAnswer } from "./frame-answer.tsx";
import { readFrameChoice } from "./frame-choice.ts";
import { FrameSelects } from "./frame-selects.tsx";
import { RatesTable } from "./rates-table.tsx";
import "./frames.css";

/** `/frame-rates/forge-80?game=…&resolution=4k&preset=high`: what both popups say, without a script. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await context.get(apiContext)(getFrameRates, { query: { slug: params["slug"] ?? "" } });
  if (!found.ok) throw data(null, { status: found.status === 503 ? 503 : 404 });
  const { searchParams } = new URL(request.url);
  return { frames: found.reply, chosen: readFrameChoice(found.reply, (field) => searchParams.get(field)) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  { title: pageTitle(matches, words.title(loaderData?.frames.name ?? "")) },
  { name: "robots", content: "noindex" },
];

export default function FrameRatesPage() {
  const { frames, chosen } = useLoaderData<typeof loader>();
  const { name, link, processor, card, games } = frames;
  return (
    <main className="page frames" id="main">
      <Breadcrumb links={[{ key: "product", link: <a href={link}>{name}</a> }]} here={words.section} />
      <h1 className="type-36">{words.title(name)}</h1>
      <p className="muted">{words.lead(processor.name, card.name)}</p>
      {hasRates(frames) ? (
        <>
          <form method="get" className="frames__form">
            <FrameSelects games={games} chosen={chosen} id="page" />
            <Button type="submit">{words.show}</Button>
          </form>
          <FrameAnswer frames={frames} chosen={chosen} />
          <RatesTable frames={frames} preset={chosen.preset} />
        </>
      ) : (
        <p className="strong">{words.none}</p>
      )}
      <section id="benchmark" aria-labelledby="benchmark-title">
        <h2 className="type-28" id="benchmark-title">
          {words.benchmark}
        </h2>
        <BenchmarkBars frames={frames} />
      </section>
    </main>
  );
}
