import type { MetaDescriptor } from "react-router";
import { absoluteUrl } from "./absolute-url.ts";
import { pageTitle } from "./shell/shell-facts.ts";

interface PageMeta {
  matches: Parameters<typeof pageTitle>[0];
  title: string;
  description: string;
  origin: string;
  /** The address that stands for all spellings of this page. */
  path: string;
  /** A list narrowed by hand is not a page of its own for search engines. */
  noIndex?: boolean;
}

/** Title, description, canonical address and preview of a page. */
export function pageMeta({ matches, title, description, origin, path, noIndex = false }: PageMeta): MetaDescriptor[] {
  const whole = pageTitle(matches, title);
  const address = absoluteUrl(origin, path);
  return [
    { title: whole },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:type", content: "website" },
    ...(noIndex ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
