import { useLoaderData } from "react-router";
import { paths } from "../../paths.ts";
import { TextPage } from "../text-page.tsx";
import { textPageLoader, textPageMeta } from "../text-page-loader.ts";

export const loader = textPageLoader("shipping");
export const meta = textPageMeta(
  paths.shipping,
  "Shipping",
  "Where we ship, how we work out ship and arrival dates, and which addresses have fewer choices.",
);

export default function ShippingPage() {
  const { shown } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Shipping" art={shown?.art} changedOn="November 27, 2026">
      <p>
        We ship to the United States and its territories, to military addresses (APO, FPO and DPO), and to Canada.
        Checkout shows every shipping method for your address with its price and dates before you pay.
      </p>
      <h2>How we work out the dates</h2>
      <ul className="plain-list">
        <li>
          The ship date is the day your order leaves our warehouse. If everything is ready, that’s the next business
          day. A PC that’s built to order ships once it’s built and tested.
        </li>
        <li>
          The arrival date counts the carrier’s business days from there. Weekends and carrier holidays don’t count.
        </li>
        <li>Faster shipping shortens the trip, not the build.</li>
      </ul>
      <h2>Addresses with fewer choices</h2>
      <ul className="plain-list">
        <li>Couriers don’t deliver to PO boxes. In the United States, we can use the mail instead.</li>
        <li>Alaska, Hawaii, the territories and military addresses have fewer methods and longer delivery times.</li>
      </ul>
      <h2>PCs that some states keep out</h2>
      <p>
        The energy laws of a few states keep out desktop PCs that are neither certified nor exempt. A PC’s page says so
        for your ZIP.{" "}
        <a className="link" href={paths.aboutEnergyLaw}>
          Which states, and what you can do
        </a>
      </p>
      <h2>State fees</h2>
      <p>
        Colorado and Minnesota charge a retail delivery fee, and some states charge a recycling fee on screens and
        laptops. Each one is a separate line on your bill.
      </p>
      <h2>Canada</h2>
      <p>Prices are in US dollars. GST, HST, PST or QST is listed separately, by province.</p>
      <p>
        Your bill has no customs duty and no fee of the carrier for clearing customs. If these are due, you pay them to
        the carrier when the parcel arrives. Checkout says so again before you pay.
      </p>
    </TextPage>
  );
}
