import { wordsOf } from "#messages/words-of.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { storeConfig } from "#config";
import type { OrderView } from "#contract/checkout.ts";
import { statesOf } from "#rules/address/states.ts";
import { NO_CENTS } from "#rules/money/cents.ts";
import { priceCart } from "#rules/pricing/price-cart.ts";
import type { PricedCart } from "#rules/pricing/priced-cart.ts";
import { cartOf, sampleDeposit, sampleLaptop, sampleMouse, toState } from "#rules/testing/sample-cart.ts";
import { wireTotals } from "#server/carts/wire-totals.ts";
import { receiptMail } from "#server/mail/receipt-mail.ts";
import { OrderReceipt } from "#storefront/receipt/order-receipt.tsx";

/** What only the owner, the API and our own code know. */
const NOT_FOR_SHOPPERS = /owner|confirmed by|half.to.even|half-even|\btax-(usa|canada)-|ppm|undefined|\[object/i;

const PLACES = [
  ...statesOf("USA").map((state) => toState(state)),
  ...statesOf("CANADA").map((state) => toState(state, "CANADA")),
];
/** An ordinary Saturday, and one on which six states free computers from tax. */
const INSTANTS = ["2026-11-21T18:37:00Z", "2026-08-08T18:37:00Z"];

function priced(destination: (typeof PLACES)[number], pricedAt = INSTANTS[0] ?? ""): PricedCart {
  const result = priceCart(cartOf([sampleLaptop, sampleMouse, sampleDeposit], { destination, pricedAt }), storeConfig);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

function orderOf(bill: PricedCart): OrderView {
  return {
    Success: true,
    OrderNumber: "RS-00000-000000",
    PlacedAt: "2026-11-21T18:37:00.000Z",
    State: "paid",
    PaymentState: "captured",
    CardText: "Visa ending in 4242",
    Email: "ada@example.com",
    ShipTo: { name: "Ada Byron", lines: ["1 Pine St"] },
    Shipping: { name: "Ground", shipsOn: "2026-11-23", arrivesFrom: "2026-11-27", arrivesUntil: "2026-11-30" },
    Lines: [],
    GiftVoucherLast4: "",
    Totals: wireTotals(bill, NO_CENTS),
    Events: [],
  } as unknown as OrderView;
}

/** The bill as pages and mail set it: everything a shopper can open. */
async function readBy(bill: PricedCart): Promise<string[]> {
  const page = renderToStaticMarkup(<OrderReceipt totals={wireTotals(bill, NO_CENTS)} totalLabel="Total" />);
  const { html, text } = await receiptMail(orderOf(bill), "https://store.example/order", storeConfig, wordsOf("en-US"));
  return [page, html, text].map((words) => words.replaceAll(/\s+/g, " "));
}

test("no bill to any state or province, on page or in mail, shows a note for the owner or a rule's id", async () => {
  const found: string[] = [];
  for (const destination of PLACES)
    for (const at of INSTANTS) {
      const bill = priced(destination, at);
      const ids = bill.steps.map(({ rule }) => rule).filter((rule) => rule.includes("-"));
      for (const words of await readBy(bill)) {
        const word =
          NOT_FOR_SHOPPERS.exec(words)?.[0] ?? ids.find((id) => words.includes(`>${id}<`) || words.includes(` ${id} `));
        if (word) found.push(`${destination.state}: ${word}`);
      }
    }
  expect(found).toEqual([]);
});

test.each(["CO", "NY", "CA", "TX"])("page and mail to %s say that no city or county tax is charged", async (state) => {
  for (const words of await readBy(priced(toState(state))))
    expect(words).toContain("At the state rate. We charge no city or county tax.");
});

test.each([
  ["OR", "USA"],
  ["CT", "USA"],
  ["ON", "CANADA"],
  ["QC", "CANADA"],
] as const)("a bill to %s, where nothing is left out, does not say so", async (state, country) => {
  for (const words of await readBy(priced(toState(state, country)))) expect(words).not.toContain("city or county");
});
