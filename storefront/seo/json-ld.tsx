import type { Thing } from "./schema-org.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that may stand inside a `<script>`: nothing in it can end the script or open a comment, and it parses to the same. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Facts about the page for search engines (schema.org), in a script that no browser runs. */
export function JsonLd({ about }: { about: Thing }) {
  const inner = { __html: safeJson({ "@context": "https://schema.org", ...about }) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={inner} />;
}
