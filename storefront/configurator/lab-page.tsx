import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { configuratorWords as words, labWords } from "#words/configurator.ts";
import { apiContext } from "../api/api-context.ts";
import { SECTION_PATHS } from "../list-paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { Notice } from "../shell/notice.tsx";
import { ConfigureBody } from "./configure-body.tsx";
import { LAB_PATH } from "./configure-path.ts";
import { loadConfigurePage } from "./load-configure-page.ts";

/** `/pc-lab?build=…`: a PC of parts that somebody chose from nothing, or of those that a link names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url);
  return { ...(await loadConfigurePage(context.get(apiContext), null, request)), origin };
}

/** One page for search engines: what was chosen is somebody's own. */
export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  pageMeta({
    matches,
    title: labWords.title,
    description: labWords.lead,
    origin: loaderData?.origin ?? "",
    path: LAB_PATH,
    noIndex: loaderData?.facts.judged.build !== "",
  });

export default function LabPage() {
  const { facts, read, shipTo, isCodeWrong } = useLoaderData<typeof loader>();
  return (
    <main className="page configure" id="main">
      <header className="configure__lab">
        <h1 className="type-36">{labWords.title}</h1>
        <p className="muted">{labWords.lead}</p>
        {isCodeWrong && <Notice tone="warning" title={labWords.wrongLink} />}
        {facts.judged.build === "" ? (
          <p>
            {labWords.orFrom}{" "}
            <a className="link" href={SECTION_PATHS["built-to-order"]}>
              {labWords.oneOfOurs}
            </a>
          </p>
        ) : (
          <p className="type-14 muted">{words.share}</p>
        )}
      </header>
      <ConfigureBody facts={facts} read={read} shipTo={shipTo} />
    </main>
  );
}
