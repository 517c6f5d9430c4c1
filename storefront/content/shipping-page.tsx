import { useLoaderData } from "react-router";
import { paths } from "../paths.ts";
import { TextPage } from "./text-page.tsx";
import { textPageClientLoader, textPageLoader, textPageMeta } from "./text-page-loader.ts";

export const loader = textPageLoader("shipping");
export const clientLoader = textPageClientLoader("shipping");
export const meta = textPageMeta(
  paths.shipping,
  "Shipping",
  "Where we ship, by which methods, how the dates are worked out, and what is not possible.",
);

export default function ShippingPage() {
  const { shown } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Shipping" art={shown?.art} changedOn="November 21, 2026">
      <p>
        We ship to the United States, its territories, APO, FPO and DPO addresses, and Canada. The checkout shows the
        methods for your address with their price and their dates, before you pay.
      </p>
      <h2>How a date is worked out</h2>
      <ul className="plain-list">
        <li>
          The ship date is the day the order leaves our warehouse: the next business day for what is ready, after the
          build and test days for a PC that is built to order.
        </li>
        <li>
          The arrival counts the carrier’s business days from there. Weekends and the carriers’ holidays do not count.
        </li>
        <li>A faster method shortens the way, not the build.</li>
      </ul>
      <h2>What is not possible</h2>
      <ul className="plain-list">
        <li>Couriers do not deliver to PO boxes. In the United States, mail does.</li>
        <li>
          Alaska, Hawaii, the territories and military addresses have fewer methods, and a PC takes longer to get there.
        </li>
        <li>Some PCs cannot be shipped to states with their own energy limits. Their page says so.</li>
      </ul>
      <h2>Fees of your state</h2>
      <p>
        Colorado and Minnesota charge a retail delivery fee, and some states a recycling fee on screens and laptops.
        They stand as their own lines on the bill, each with its rule and its date.
      </p>
      <h2>Canada</h2>
      <p>Prices are in US dollars. GST, HST, PST or QST are shown as lines of their own, by province.</p>
    </TextPage>
  );
}
