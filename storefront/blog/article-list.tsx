import type { Article } from "#words/articles.ts";
import { longDay } from "#words/days.ts";
import { paths } from "../paths.ts";
import "./article-list.css";

interface ArticleListProps {
  articles: readonly Article[];
  /** One level below the heading it stands under. */
  level: "h2" | "h3";
}

/** Articles with what they are about; the whole row leads there. */
export function ArticleList({ articles, level: Heading }: ArticleListProps) {
  return (
    <ul className="article-list">
      {articles.map(({ slug, title, description, publishedOn }) => (
        <li key={slug}>
          <Heading>
            <a className="link link--alone" href={`${paths.blog}/${slug}`}>
              {title}
            </a>
          </Heading>
          <p>{description}</p>
          <time className="muted type-14" dateTime={publishedOn}>
            {longDay(publishedOn)}
          </time>
        </li>
      ))}
    </ul>
  );
}
