import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { ARTICLE_TEXTS } from "#content/articles.ts";
import { type Article, ARTICLES, articleAt, blogWords } from "#words/articles.ts";
import { textPageWords } from "#words/content.ts";
import { longDay } from "#words/days.ts";
import { wayWords } from "#words/navigation.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { paths } from "../paths.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import { JsonLd } from "../seo/json-ld.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { BlogPostingThing } from "../seo/schema-org.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { ArticleList } from "./article-list.tsx";
import "../content/text-page.css";
import "../content/topics.css";

export function loader({ request, params }: LoaderFunctionArgs) {
  const article = articleAt(params["slug"]);
  if (!article) throw data(null, { status: 404 });
  return { slug: article.slug, origin: new URL(request.url).origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  const article = articleAt(loaderData?.slug);
  if (!loaderData || !article) return [];
  const { slug, title, description } = article;
  return pageMeta({
    matches,
    origin: loaderData.origin,
    path: `${paths.blog}/${slug}`,
    title,
    description,
    kind: "article",
  });
};

/** `/blog/{slug}`: one article, and the others below it. */
export default function ArticlePage() {
  const { slug, origin } = useLoaderData<typeof loader>();
  const { name } = useShellFacts();
  const article: Article | null = articleAt(slug);
  if (!article) return null;
  const Text = ARTICLE_TEXTS[slug];
  return (
    <main id="main" className="page text-page">
      <Breadcrumb
        links={[
          { key: "home", link: <a href={paths.home}>{textPageWords.home}</a> },
          { key: "blog", link: <a href={paths.blog}>{wayWords.blog}</a> },
        ]}
        here={article.title}
      />
      <article>
        <h1 className="type-48">{article.title}</h1>
        <p className="muted type-14">{blogWords.published(longDay(article.publishedOn))}</p>
        <div className="text-page__body">
          <Text />
        </div>
      </article>
      <section className="text-page__body" aria-labelledby="more">
        <h2 id="more">{blogWords.more}</h2>
        <ArticleList articles={ARTICLES.filter((other) => other.slug !== slug)} level="h3" />
      </section>
      <JsonLd about={postingData(article, origin, name)} />
    </main>
  );
}

/** The article for search engines. */
function postingData(
  { slug, title, description, publishedOn }: Article,
  origin: string,
  store: string,
): BlogPostingThing {
  return {
    "@type": "BlogPosting",
    headline: title,
    description,
    datePublished: publishedOn,
    dateModified: publishedOn,
    mainEntityOfPage: absoluteUrl(origin, `${paths.blog}/${slug}`),
    author: { "@type": "Organization", name: store },
  };
}
