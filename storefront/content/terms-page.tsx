import { Link } from "react-router";
import { paths } from "../paths.ts";
import { useShellFacts } from "../shell/shell-facts.ts";
import { TextPage } from "./text-page.tsx";
import { textPageClientLoader, textPageLoader, textPageMeta } from "./text-page-loader.ts";

export const loader = textPageLoader(null);
export const clientLoader = textPageClientLoader(null);
export const meta = textPageMeta(
  paths.terms,
  "Terms of sale",
  "How an order becomes a contract, when you pay, and what holds when something goes wrong.",
);

export default function TermsPage() {
  const { name } = useShellFacts();
  return (
    <TextPage title="Terms of sale" changedOn="November 21, 2026">
      <p>These terms hold between you and {name} for everything you order in this store.</p>
      <h2>The order</h2>
      <ul className="plain-list">
        <li>
          The order is made when you press the pay button and the payment is confirmed. You receive the receipt by mail
          at once.
        </li>
        <li>The amount on the button is the amount you pay. Every line of it can be opened to see its rule.</li>
        <li>
          If a price on our side is plainly wrong, we tell you before anything ships, and you may cancel for the full
          amount.
        </li>
      </ul>
      <h2>Prices and tax</h2>
      <p>
        Prices are in US dollars, without tax and shipping. Both are added for your address before you pay. A
        crossed-out price is one we really asked, and the page says when.
      </p>
      <h2>Complete Your Purchase</h2>
      <p>Items offered under this name are sold only together with a PC.</p>
      <h2>One laptop in an order</h2>
      <p>An order holds one laptop. If you need more, write to us first.</p>
      <h2>Pre-orders</h2>
      <p>
        A pre-order takes a deposit now and the rest before it ships. Until then you can cancel it for the full deposit.
      </p>
      <h2>Risk, returns and warranty</h2>
      <p>
        The risk of the way is ours until the delivery. Returns are described under{" "}
        <Link className="link" to={paths.returns}>
          Returns
        </Link>
        , the warranty under{" "}
        <Link className="link" to={paths.aboutWarranty}>
          Warranty
        </Link>
        . Rights that the law gives you stay as they are.
      </p>
      <h2>Pictures</h2>
      <p>
        Product pictures are rendered. See{" "}
        <Link className="link" to={paths.aboutPictures}>
          About our pictures
        </Link>
        .
      </p>
    </TextPage>
  );
}
