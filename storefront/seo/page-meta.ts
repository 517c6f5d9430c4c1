import type { MetaDescriptor } from "react-router";
import type { SharePicture } from "#contract/picture.ts";
import { absoluteUrl } from "../paths.ts";
import { pageTitle } from "../shell/shell-facts.ts";

interface PageMeta {
  matches: Parameters<typeof pageTitle>[0];
  title: string;
  description: string;
  origin: string;
  /** The address that stands for all spellings of this page. */
  path: string;
  /** A list narrowed by hand is not a page of its own for search engines. */
  noIndex?: boolean;
  /** The card that stands for it where it is shared; the home page's unless told. */
  share?: SharePicture | undefined;
  kind?: "website" | "product";
}

/** Without a version in its address it is asked for again every five minutes. */
const STORE_CARD = { path: "/og/page/home.jpg", width: 1200, height: 630 };

/** Title, description, canonical address and preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  return metaOf(pageTitle(page.matches, page.title), page);
}

/** The same under a title that stands as it is. */
export function metaOf(whole: string, page: Omit<PageMeta, "matches" | "title">): MetaDescriptor[] {
  const { description, origin, path, noIndex = false, kind = "website" } = page;
  const address = absoluteUrl(origin, path);
  const card = page.share ?? { ...STORE_CARD, alt: whole };
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:type", content: kind },
    { property: "og:image", content: absoluteUrl(origin, card.path) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(card.width) },
    { property: "og:image:height", content: String(card.height) },
    { property: "og:image:alt", content: card.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(noIndex ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
