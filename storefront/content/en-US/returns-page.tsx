import { useLoaderData } from "react-router";
import { paths } from "../../paths.ts";
import { usePromises, useShellFacts } from "../../shell/shell-facts.ts";
import { TextPage } from "../text-page.tsx";
import { ReturnsSummary } from "./legal-summaries.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader("returns");
export const meta = textPageMeta(
  paths.returns,
  "Returns",
  "How to send an order back, what it costs, what we can’t take back, and when you get your money.",
);

export default function ReturnsPage() {
  const { shown } = useLoaderData<typeof loader>();
  const { supportEmail, supportPhone } = useShellFacts();
  const promises = usePromises();
  return (
    <TextPage title="Returns" art={shown?.art} changedOn="November 22, 2026">
      <ReturnsSummary />
      <h2>How to return something</h2>
      <ul className="plain-list">
        <li>
          Ask for it on{" "}
          <a className="link" href={paths.rma}>
            the returns page
          </a>
          , with or without an account, or write to{" "}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{" "}
          or call <span className="nowrap">{supportPhone}</span> with your order number. You get a return number, and we
          answer by email where to send it.
        </li>
        <li>Pack it the way it came. A PC goes back in both of its boxes, with the foam inside the case.</li>
        <li>Once it reaches us, we check it within {promises.refund} and refund the card or account you paid with.</li>
      </ul>
      <h2>What it costs</h2>
      <p>{promises["returns.shipping"]}</p>
      <h2>What we can’t take back</h2>
      <ul className="plain-list">
        <li>Used software keys, and opened thermal paste or cleaning supplies.</li>
        <li>
          Anything that comes back damaged may get a partial refund. We’ll show you pictures and explain the amount.
        </li>
      </ul>
      <h2>Arrived damaged?</h2>
      <p>
        Tell us within {promises.damage} of delivery and include a picture of the box. We’ll repair or replace it at our
        cost and deal with the carrier ourselves.
      </p>
    </TextPage>
  );
}
