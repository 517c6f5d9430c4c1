import { paths } from "../paths.ts";
import { absoluteUrl } from "../seo/absolute-url.ts";
import type { OnlineStoreThing, WebSiteThing } from "../seo/schema-org.ts";
import type { FrameFacts } from "../shell/shell-facts.ts";

/** The store itself for search engines: who it is, and how to search it. */
export function storeData(
  origin: string,
  { name, supportEmail, supportPhone, social }: FrameFacts,
): [OnlineStoreThing, WebSiteThing] {
  const home = absoluteUrl(origin, "/");
  return [
    {
      "@type": "OnlineStore",
      name,
      url: home,
      logo: absoluteUrl(origin, "/icon-512.png"),
      sameAs: social.map(({ url }) => url),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        email: supportEmail,
        telephone: supportPhone,
        areaServed: ["US", "CA"],
      },
    },
    {
      "@type": "WebSite",
      name,
      url: home,
      potentialAction: {
        "@type": "SearchAction",
        target: absoluteUrl(origin, paths.search("{search_term_string}")).replaceAll("%7B", "{").replaceAll("%7D", "}"),
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
