import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { ARTICLES, blogWords } from "#words/articles.ts";
import { textPageWords } from "#words/content.ts";
import { wayWords } from "#words/navigation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { ArticleList } from "./article-list.tsx";
import "../content/text-page.css";

export function loader({ request }: LoaderFunctionArgs) {
  return { origin: new URL(request.url).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({
        matches,
        origin: loaderData.origin,
        path: paths.blog,
        title: wayWords.blog,
        description: blogWords.description,
      })
    : [];

/** `/blog`: every article, the newest first. */
export default function BlogPage() {
  return (
    <main id="main" className="page text-page">
      <Breadcrumb links={[{ key: "home", link: <a href={paths.home}>{textPageWords.home}</a> }]} here={wayWords.blog} />
      <h1 className="type-48">{wayWords.blog}</h1>
      <div className="text-page__body">
        <p className="muted">{blogWords.lead}</p>
        <ArticleList articles={ARTICLES} level="h2" />
      </div>
    </main>
  );
}
