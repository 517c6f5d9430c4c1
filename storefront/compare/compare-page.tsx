import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import type { Comparison } from "#contract/catalog.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { buttonClass } from "#ui/button.tsx";
import { comparePageWords as words } from "#words/compare.ts";
import { inSentence } from "#words/navigation.ts";
import { productWords } from "#words/product.ts";
import { apiContext } from "../api/api-context.ts";
import { island } from "../islands/island.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { waysToStart } from "../shell/navigation.ts";
import { Notice } from "../shell/notice.tsx";
import { useShellFacts } from "../shell/shell-facts.ts";
import { compareAddress } from "./compare-address.ts";
import { CompareMore } from "./compare-more.tsx";
import { ComparePicker } from "./compare-picker.tsx";
import { CompareTable } from "./compare-table.tsx";
import { CopyAddress } from "./copy-address.tsx";
import { type ComparePageData, loadComparison } from "./load-comparison.ts";
import "./compare-page.css";

const CopyAddressIsland = island("copy-address", CopyAddress, "interact");

/** `/compare?ids=`: up to four products of one kind, side by side. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const loaded = await loadComparison(context.get(apiContext), request.url);
  return data(loaded, { status: loaded.comparison ? 200 : 503 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const names = loaderData?.comparison?.products.map(({ name }) => name) ?? [];
  return pageMeta({
    matches,
    origin: loaderData?.origin ?? "https://localhost",
    path: "/compare",
    title: names.length > 0 ? words.titleOf(names.join(", ")) : words.title,
    description: words.description,
    // Any four of the shop are a page of this address.
    noIndex: true,
  });
};

export default function ComparePage() {
  const loaded = useLoaderData<typeof loader>();
  const { comparison } = loaded;
  return (
    <main id="main" className="page compare-page">
      <Breadcrumb links={breadcrumbLinks(comparison)} here={words.title} />
      {comparison === null && <Nothing title={words.failed} help={words.failedHelp} />}
      {comparison?.products.length === 0 && (
        <>
          <Nothing title={words.nothing} help={words.nothingHelp} />
          <LeftOut leftOut={comparison.leftOut} />
          <WaysToChoose />
        </>
      )}
      {comparison && comparison.products.length > 0 && <Compared comparison={comparison} loaded={loaded} />}
    </main>
  );
}

function breadcrumbLinks(comparison: Comparison | null) {
  const category = comparison?.category;
  return [
    { key: "home", link: <a href={paths.home}>{productWords.home}</a> },
    ...(category ? [{ key: "category", link: <a href={category.link}>{category.title}</a> }] : []),
  ];
}

function Nothing({ title, help }: { title: string; help: string }) {
  return (
    <>
      <h1 className="type-36 compare__title">{title}</h1>
      <p className="muted measure compare__lead">{help}</p>
    </>
  );
}

/** Where there is something to choose from. */
function WaysToChoose() {
  const ways = waysToStart(useShellFacts().sections);
  if (ways.length === 0) return null;
  return (
    <p className="compare__ways">
      {ways.slice(0, 2).map(({ title, to }, place) => (
        <a key={to} className={buttonClass(place === 0 ? "primary" : "secondary")} href={to}>
          {words.see(inSentence(title))}
        </a>
      ))}
    </p>
  );
}

function Compared({ comparison, loaded }: { comparison: Comparison; loaded: ComparePageData }) {
  const { products, rows, leftOut } = comparison;
  const { isOnlyDifferences, beside } = loaded;
  const [first] = products;
  const skuIds = products.map(({ skuId }) => skuId);
  const differing = rows.filter(({ cells }) => cells.some(({ differs }) => differs));
  const shown = isOnlyDifferences && products.length > 1 ? differing : rows;
  return (
    <>
      <div className="compare__head">
        <div>
          <h1 className="type-36">{words.heading(first?.kind ?? "gear", products.length)}</h1>
          <p className="muted measure">{products.length > 1 ? words.lead(first?.name ?? "") : words.alone}</p>
        </div>
        {products.length > 1 && (
          <div className="compare__ways">
            <a
              className={buttonClass("secondary", "small")}
              href={compareAddress(skuIds, { only: !isOnlyDifferences })}
            >
              {isOnlyDifferences ? words.allRows(rows.length) : words.onlyDifferences}
            </a>
            {!isOnlyDifferences && (
              <span className="type-13 muted">{words.differing(differing.length, rows.length)}</span>
            )}
            <CopyAddressIsland />
          </div>
        )}
      </div>
      <LeftOut leftOut={leftOut} />
      {products.length > 2 && <ComparePicker products={products} beside={beside} isOnly={isOnlyDifferences} />}
      <CompareTable products={products} rows={shown} beside={beside} isOnly={isOnlyDifferences} />
      {shown.length === 0 && <p className="muted compare__lead">{words.noDifference}</p>}
      <CompareMore near={comparison.near} skuIds={skuIds} />
    </>
  );
}

function LeftOut({ leftOut }: Pick<Comparison, "leftOut">) {
  if (leftOut.length === 0) return null;
  return (
    <div className="compare__left-out">
      <Notice tone="info" title={words.leftOut}>
        <ul>
          {leftOut.map(({ skuId, reason, text }) => (
            <li key={`${skuId} ${reason}`}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
