import { paths } from "../../paths.ts";
import { TermsSummary } from "./legal-summaries.tsx";
import { TextPage } from "../text-page.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader(null);
export const meta = textPageMeta(
  paths.terms,
  "Terms of sale",
  "When an order is final, what you pay, and what happens when something goes wrong.",
);

export default function TermsPage() {
  return (
    <TextPage title="Terms of sale" changedOn="November 22, 2026">
      <TermsSummary />
      <h2>Your order</h2>
      <ul className="plain-list">
        <li>
          An order is placed when you press the pay button and the payment is confirmed. We email you a receipt right
          away.
        </li>
        <li>You can open every line of the amount you pay to see how it’s figured.</li>
        <li>
          If we list an obviously wrong price, we’ll tell you before anything ships, and you can cancel for a full
          refund.
        </li>
      </ul>
      <h2>Prices and tax</h2>
      <p>
        Prices are in US dollars, before tax and shipping. Both are added for your address before you pay. A crossed-out
        price is one we actually charged, and the page says when.
      </p>
      <h2>Complete Your Purchase</h2>
      <p>Items offered under this name are sold only with a PC.</p>
      <h2>One laptop per order</h2>
      <p>An order can include one laptop. If you need more, write to us first.</p>
      <h2>Pre-orders</h2>
      <p>
        For a pre-order, you pay a deposit now and the rest before it ships. Until then, you can cancel and get the full
        deposit back.
      </p>
      <h2>Delivery, returns and warranty</h2>
      <p>
        If your order is lost or damaged on its way to you, that’s on us. See{" "}
        <a className="link" href={paths.returns}>
          Returns
        </a>{" "}
        and{" "}
        <a className="link" href={paths.aboutWarranty}>
          Warranty
        </a>{" "}
        for the details.
      </p>
      <h2>Pictures</h2>
      <p>
        Product pictures are rendered. See{" "}
        <a className="link" href={paths.aboutPictures}>
          About our pictures
        </a>
        .
      </p>
    </TextPage>
  );
}
