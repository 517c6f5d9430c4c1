import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { buildCompareWords as words } from "#words/build-compare.ts";
import { framesWords } from "#words/frames.ts";
import { accountPaths } from "../account-paths.ts";
import { apiContext } from "../api/api-context.ts";
import { CopyAddress } from "../compare/copy-address.tsx";
import { comparePath } from "../configurator/build-ref.ts";
import { LAB_PATH } from "../configurator/configure-path.ts";
import { island } from "../islands/island.tsx";
import { Notice } from "../shell/notice.tsx";
import { holdsOf, pageTitle, useShellFacts } from "../shell/shell-facts.ts";
import { BuildCompareTable } from "./build-compare-table.tsx";
import { buildRows } from "./build-rows.ts";
import { type BuildBeside, type BuildsBeside, loadBuildsBeside } from "./load-builds-beside.ts";
import "./build-compare.css";

const CopyAddressIsland = island("copy-address", CopyAddress, "interact");

/** `/pc-lab/compare?build=…&build=…`: two builds side by side, whoever they are of. Links and a form without a script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await loadBuildsBeside(context.get(apiContext), request.url);
  return data(found, { status: found.trouble === "failed" ? 503 : found.trouble === "wrong" ? 404 : 200 });
}

/** What somebody chose is theirs: no search engine lists it. */
export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, words.title) },
  { name: "robots", content: "noindex" },
];

export default function BuildComparePage() {
  const found = useLoaderData<typeof loader>();
  const [one, other] = found.builds;
  return (
    <main className="page build-compare" id="main">
      <Breadcrumb
        links={[{ key: "builds", link: <a href={accountPaths.builds}>{words.toBuilds}</a> }]}
        here={words.title}
      />
      {one && other ? <Compared two={[one, other]} found={found} /> : <Choose found={found} />}
    </main>
  );
}

function Compared({ two, found }: { two: readonly [BuildBeside, BuildBeside]; found: BuildsBeside }) {
  const { isAll, isTooMany } = found;
  const groups = buildRows(two);
  const rows = groups.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  const same = rows.length - differing;
  const refs = two.map(({ ref }) => ref);
  const isSample = two.some(({ frames }) => frames?.sample) && groups.some(({ title }) => title === words.frames);
  return (
    <>
      <div className="build-compare__head">
        <div>
          <h1 className="type-36">{differing === 0 ? words.same : words.heading(differing)}</h1>
          <p className="muted">{isAll ? words.unfolded : words.folded(same)}</p>
        </div>
        <CopyAddressIsland />
      </div>
      {isTooMany && <Notice tone="info" title={words.tooMany} />}
      <BuildCompareTable two={two} groups={groups} isAll={isAll} />
      {(same > 0 || isAll) && (
        <p>
          <a className="link build-compare__same" href={comparePath(refs, { all: !isAll })}>
            {isAll ? words.onlyDifferences : words.showSame(same)}
          </a>
        </p>
      )}
      {isSample && <p className="type-13 muted measure">{framesWords.sample}</p>}
    </>
  );
}

/** While two are not there: the visitor's own are chosen from. */
function Choose({ found: { saved, asked, trouble } }: { found: BuildsBeside }) {
  const { sections } = useShellFacts();
  const isChoice = saved.length > 0;
  const options = saved.map(({ ref, name, model }) => (
    <option key={ref} value={ref}>
      {name || model}
    </option>
  ));
  return (
    <>
      <h1 className="type-36 build-compare__title">{words.choose}</h1>
      <p className="muted measure">{isChoice ? words.chooseHelp : words.noneSaved}</p>
      {(trouble === "wrong" || trouble === "failed") && (
        <Notice tone={trouble === "wrong" ? "warning" : "error"} say="now" title={words[trouble]} />
      )}
      {isChoice && (
        <form className="build-compare__choose" action={comparePath([])}>
          <Select label={words.first} name="build" defaultValue={asked[0] ?? saved[0]?.ref}>
            {asked[0] !== undefined && trouble === "one" && !saved.some(({ ref }) => ref === asked[0]) && (
              <option value={asked[0]}>{words.asked}</option>
            )}
            {options}
          </Select>
          <Select
            label={words.second}
            name="build"
            defaultValue={saved.find(({ ref }) => ref !== (asked[0] ?? saved[0]?.ref))?.ref}
          >
            {options}
          </Select>
          <Button type="submit" look="primary">
            {words.compare}
          </Button>
        </form>
      )}
      {!isChoice && holdsOf(sections, "pc-lab") && (
        <p className="build-compare__ways">
          <a className={buttonClass("primary")} href={LAB_PATH}>
            {words.toLab}
          </a>
        </p>
      )}
    </>
  );
}
