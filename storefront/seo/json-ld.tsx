import { safeJson } from "./safe-json.ts";

/** Facts about the page for search engines (schema.org), in a script that no browser runs. */
export function JsonLd({ about }: { about: Record<string, unknown> }) {
  const inner = { __html: safeJson({ "@context": "https://schema.org", ...about }) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={inner} />;
}
