export const blogWords = {
  lead: "How we choose, build and price, with the numbers behind it.",
  description: "Longer reads about choosing a screen, sizing a power supply, and what each line of a bill is for.",
  published: (day: string) => `Published ${day}`,
  more: "More to read",
};

/** An article as lists, search engines and the sitemap know it. */
export interface Article {
  slug: string;
  title: string;
  description: string;
  publishedOn: string;
}

/** Every article, the newest first. */
export const ARTICLES = [
  {
    slug: "screen-first",
    title: "Choose the screen first, then the PC",
    description:
      "How many pixels a screen asks for decides what the rest has to do. The arithmetic, and where it ends.",
    publishedOn: "2026-11-26",
  },
  {
    slug: "power-supply",
    title: "How much power supply a PC needs",
    description: "Three numbers to add, one margin to leave, and what short spikes have to do with it.",
    publishedOn: "2026-11-25",
  },
  {
    slug: "lines-of-a-bill",
    title: "Every line on your bill",
    description: "What is added to a price before you pay, who sets it, and where you can check it.",
    publishedOn: "2026-11-24",
  },
] as const satisfies readonly Article[];
export type ArticleSlug = (typeof ARTICLES)[number]["slug"];

export function articleAt(slug: string | undefined): (Article & { slug: ArticleSlug }) | null {
  return ARTICLES.find((article) => article.slug === slug) ?? null;
}
