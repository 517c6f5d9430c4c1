import type { Faq } from "#contract/catalog.ts";
import type { Picture } from "#contract/picture.ts";
import { Icon } from "#ui/icon.tsx";
import "./faq-list.css";
import { JsonLd } from "../seo/json-ld.tsx";
import type { FaqPageThing } from "../seo/schema-org.ts";
import { PageArt } from "../pictures/page-art.tsx";

/** Questions that open to their answers, and the same for search engines. Nothing where there are none. */
export function FaqList({
  title,
  faq,
  art = null,
}: {
  title: string;
  faq: readonly Faq[];
  /** Stands under the title where there is a column for it. */
  art?: Picture | null;
}) {
  if (faq.length === 0) return null;
  return (
    <section className="page section faq" aria-labelledby="faq-title">
      <div className="faq__head">
        <h2 className="type-28" id="faq-title">
          {title}
        </h2>
        <PageArt art={art} sizes="(max-width: 1180px) 280px, 400px" />
      </div>
      <div>
        {faq.map(({ question, answer }, place) => (
          <details key={question} className="faq__item" open={place === 0}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <p className="measure muted">{answer}</p>
          </details>
        ))}
      </div>
      <JsonLd about={faqData(faq)} />
    </section>
  );
}

function faqData(faq: readonly Faq[]): FaqPageThing {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
