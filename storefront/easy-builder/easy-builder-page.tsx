import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { suggestBuilds, type SuggestedBuilds } from "#contract/easy-builder.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { easyWords as words } from "#words/easy-builder.ts";
import { formatMoney, formatMoneyShort } from "#words/money.ts";
import { wayWords } from "#words/navigation.ts";
import { productWords } from "#words/product.ts";
import { apiContext } from "../api/api-context.ts";
import { FaqList } from "../content/faq-list.tsx";
import { LIST_PATHS } from "../list-paths.ts";
import { RenderNotice } from "../pictures/render-notice.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import { holdsOf, useShellFacts } from "../shell/shell-facts.ts";
import { paths } from "../paths.ts";
import { type EasyAddress, readEasyAddress } from "./easy-address.ts";
import "./easy-builder.css";
import { EasyForm } from "./easy-form.tsx";
import { Suggestion } from "./suggestion.tsx";

/** Games, screen, budget and look in the address; up to three builds under them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const address = readEasyAddress(url.searchParams);
  const { games, resolution, fps, budget, look } = address.answers;
  const answer = await context.get(apiContext)(suggestBuilds, {
    query: {
      resolution,
      fps,
      budget,
      ...(games.length > 0 && { games: games.join(",") }),
      ...(look !== "" && { look }),
    },
  });
  if (!answer.ok) throw data(null, { status: 503 });
  return { address, suggested: answer.reply, origin: url.origin, isAsked: url.search !== "" };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        matches,
        origin: loaderData.origin,
        path: paths.easyBuilder,
        title: words.title,
        description: words.description,
        noIndex: loaderData.isAsked,
      })
    : [];

export default function EasyBuilderPage() {
  const { address, suggested } = useLoaderData<typeof loader>();
  const { sections } = useShellFacts();
  const isWrong = Object.keys(address.errors).length > 0;
  return (
    <>
      <main className="page easy" id="main">
        <Breadcrumb
          links={[
            holdsOf(sections, "gaming-pcs")
              ? { key: "pcs", link: <a href={LIST_PATHS["gaming-pcs"]}>{wayWords.gamingPcs}</a> }
              : { key: "home", link: <a href={paths.home}>{productWords.home}</a> },
          ]}
          here={words.title}
        />
        <h1 className="type-36">{words.title}</h1>
        <p className="measure muted">{words.lead}</p>
        {suggested.games.length === 0 ? (
          <p className="strong">{words.notYet}</p>
        ) : (
          <EasyForm games={suggested.games} looks={suggested.looks} address={address} />
        )}
        {!isWrong && suggested.games.length > 0 && <Results address={address} suggested={suggested} />}
      </main>
      <FaqList title={words.questions} faq={suggested.faq} />
    </>
  );
}

function Results({ address: { answers }, suggested }: { address: EasyAddress; suggested: SuggestedBuilds }) {
  const { builds, sample } = suggested;
  const said = saysOf(builds, answers);
  return (
    <section className="easy__results" aria-labelledby="easy-results">
      <h2 className="type-28" id="easy-results">
        {words.results}
      </h2>
      {said !== null && <p className="strong easy__said">{said}</p>}
      {sample && <p className="type-14 easy__sample">{words.sample}</p>}
      <ul className="easy__builds">
        {builds.map((build) => (
          <Suggestion key={`${build.slug} ${build.build}`} suggested={build} fps={answers.fps} />
        ))}
      </ul>
      {builds.length > 0 && <RenderNotice pictures="many" />}
    </section>
  );
}

/** What stands above the builds where the budget and the frames do not meet; null where they do. */
function saysOf(builds: SuggestedBuilds["builds"], { fps, budget }: EasyAddress["answers"]): string | null {
  const least = builds.find(({ as }) => as.includes("least"));
  const best = builds.find(({ as }) => as.includes("most"));
  if (!least) return best ? words.beyond(fps, best.fps) : words.nothing;
  if (least.isWithinBudget) return null;
  return words.above(fps, formatMoney(least.price), formatMoneyShort(budget), best?.fps ?? null);
}
