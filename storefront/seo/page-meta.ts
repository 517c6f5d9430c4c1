import type { MetaDescriptor } from "react-router";
import type { SharePicture } from "#contract/picture.ts";
import type { WireMoney } from "#rules/money/wire-money.ts";
import { DEFAULT_LOCALE, inLocale, type Locale } from "#messages/locales.ts";
import { browserConfig } from "../browser-config.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { frameOf, pageTitle } from "../shell/shell-facts.ts";

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
  share?: SharePicture | null | undefined;
  kind?: "website" | "product" | "article";
  /** Of a product. */
  price?: WireMoney;
}

/** Title, description, canonical address and preview of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const store = frameOf(page.matches).share;
  const title = pageTitle(page.matches, page.title);
  return metaOf(title, { ...page, share: page.share ?? (store && { ...store, alt: title }) });
}

/** The same under a title that stands as it is. */
export function metaOf(whole: string, page: Omit<PageMeta, "matches" | "title">): MetaDescriptor[] {
  const { description, origin, path, noIndex = false, share, kind = "website", price } = page;
  const address = absoluteUrl(origin, path);
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...(noIndex ? [] : alternatesOf(origin, path)),
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:type", content: kind },
    ...(price === undefined ? [] : priceOf(price)),
    ...(share ? cardOf(share, origin) : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(noIndex ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}

/** The same page in each language, and where nobody's fits (developers.google.com, "localized versions"). */
function alternatesOf(origin: string, path: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, locale: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: origin + inLocale(locale, path),
  });
  if (browserConfig.languages.length === 1) return [];
  return [
    ...browserConfig.languages.map((locale) => alternate(locale, locale)),
    alternate("x-default", DEFAULT_LOCALE),
  ];
}

function priceOf(price: WireMoney): MetaDescriptor[] {
  return [
    { property: "product:price:amount", content: price.toFixed(2) },
    { property: "product:price:currency", content: "USD" },
  ];
}

function cardOf({ path, width, height, alt }: SharePicture, origin: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: absoluteUrl(origin, path) },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}
