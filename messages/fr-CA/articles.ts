export const blogWords = {
  lead: "Comment nous choisissons, montons et fixons les prix, chiffres à l’appui.",
  description:
    "Des textes plus longs pour choisir un écran, calculer un bloc d’alimentation et comprendre chaque ligne d’une facture.",
  published: (day: string) => `Publié le ${day}`,
  more: "À lire aussi",
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
    title: "Choisissez d’abord l’écran, ensuite le PC",
    description:
      "Le nombre de pixels d’un écran décide de ce que le reste doit fournir. Le calcul, et jusqu’où il vaut.",
    publishedOn: "2026-11-26",
  },
  {
    slug: "power-supply",
    title: "Quelle puissance d’alimentation faut-il à un PC?",
    description: "Trois nombres à additionner, une marge à garder, et le rôle des brèves pointes de puissance.",
    publishedOn: "2026-11-25",
  },
  {
    slug: "lines-of-a-bill",
    title: "Chaque ligne de votre facture",
    description: "Ce qui s’ajoute à un prix avant que vous payiez, qui le fixe et où le vérifier.",
    publishedOn: "2026-11-24",
  },
] as const satisfies readonly Article[];
export type ArticleSlug = (typeof ARTICLES)[number]["slug"];

export function articleAt(slug: string | undefined): (Article & { slug: ArticleSlug }) | null {
  return ARTICLES.find((article) => article.slug === slug) ?? null;
}
