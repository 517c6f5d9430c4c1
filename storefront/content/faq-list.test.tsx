import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FaqList } from "./faq-list.tsx";

const faq = [{ question: "Can I upgrade it?", answer: "Yes, </script> and all." }];

test("questions and answers stand on the page and in the structured data", () => {
  const markup = renderToStaticMarkup(<FaqList title="Questions" faq={faq} />);
  expect(markup).toContain("<summary>Can I upgrade it?");
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? "";
  expect(JSON.parse(data)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      { "@type": "Question", name: "Can I upgrade it?", acceptedAnswer: { text: "Yes, </script> and all." } },
    ],
  });
});

test("no questions, no section", () => {
  expect(renderToStaticMarkup(<FaqList title="Questions" faq={[]} />)).toBe("");
});
