import { useLoaderData } from "react-router";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { TextPage } from "./text-page.tsx";
import { textPageClientLoader, textPageLoader, textPageMeta } from "./text-page-loader.ts";

export const loader = textPageLoader("returns");
export const clientLoader = textPageClientLoader("returns");
export const meta = textPageMeta(
  paths.returns,
  "Returns",
  "30 days to send an order back: what it costs, what is excluded, and when the money is back.",
);

export default function ReturnsPage() {
  const { shown } = useLoaderData<typeof loader>();
  const { supportEmail, supportPhone } = useShellFacts();
  return (
    <TextPage title="Returns" art={shown?.art} changedOn="November 21, 2026">
      <p>You can send back anything you bought here within 30 days of the day it arrived, for any reason.</p>
      <h2>How it goes</h2>
      <ul className="plain-list">
        <li>
          Write to{" "}
          <a className="link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{" "}
          or call {supportPhone} with your order number. You receive a return number and a label.
        </li>
        <li>Pack it as it came. A PC travels in its own two boxes with the foam inside the case.</li>
        <li>
          We check it within three business days of its arrival and send the money back to the card or account it came
          from.
        </li>
      </ul>
      <h2>What it costs</h2>
      <p>
        A return for a fault, or for something we got wrong, costs nothing. For a change of mind you pay the label; its
        price is said before you decide, and it is taken off the refund.
      </p>
      <h2>What is excluded</h2>
      <ul className="plain-list">
        <li>Software keys that were used, and opened thermal paste or cleaning supplies.</li>
        <li>Things that come back damaged: we say what is wrong, with pictures, and what we refund.</li>
      </ul>
      <h2>Arrived damaged</h2>
      <p>
        Tell us within seven days, with a picture of the box. We send a replacement or a repair; the carrier’s claim is
        our matter.
      </p>
    </TextPage>
  );
}
