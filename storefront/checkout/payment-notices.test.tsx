import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MemoryRouter } from "react-router";
import { ORDER_PAYMENT_STATES } from "#rules/payment/payment-states.ts";
import { ChangedTotalNotice, UndecidedNotice } from "./payment-notices.tsx";

test("a total that is higher is shown with the old one and the lines that differ, and says that nothing was charged", () => {
  const lines = [
    { label: "Forge 70 Ti RDY", from: 1849, to: 1899 },
    { label: "Coupon FALL150", from: -150, to: null },
  ];
  const markup = renderToStaticMarkup(
    <ChangedTotalNotice changed={{ from: 1718.95, to: 1918.95, isPartly: false, lines }} />,
  );
  expect(markup).toContain("The total is now $1,918.95. It was $1,718.95.");
  expect(markup).toContain("you were not charged");
  const rows = [...markup.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([row]) => row.replaceAll(/<[^>]*>/g, " "));
  expect(rows.map((row) => row.split(/\s+/).filter(Boolean).join(" "))).toEqual([
    "Forge 70 Ti RDY $1,849.00 $1,899.00",
    "Coupon FALL150 −$150.00 no longer applies",
  ]);
});

test("only a payment that may still become a charge is said to be unfinished", () => {
  const said = ORDER_PAYMENT_STATES.filter((PaymentState) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <UndecidedNotice order={{ OrderNumber: "RS-7K3F9-Q2M8T4", PaymentState }} />
      </MemoryRouter>,
    ).includes("isn’t finished yet"),
  );
  expect(said).toEqual(["requesting", "unknown", "requires_action", "authorised"]);
});
