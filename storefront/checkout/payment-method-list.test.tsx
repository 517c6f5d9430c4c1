import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CheckoutView } from "#contract/checkout.ts";
import { PaymentMethodList } from "./payment-method-list.tsx";

type Method = CheckoutView["PaymentMethods"][number];
const method = (change: Partial<Method>): Method => ({
  Type: "PAYPAL",
  Title: "PayPal",
  Detail: "",
  Available: false,
  Why: null,
  Reason: null,
  Min: null,
  Max: null,
  ToPay: 100,
  ...change,
});
const drawn = (...methods: Method[]) =>
  renderToStaticMarkup(
    <PaymentMethodList methods={methods} chosen="CreditCard" onChoose={() => {}} total={100}>
      fields
    </PaymentMethodList>,
  );

test("a way to pay that the store does not take is not on the page", () => {
  const page = drawn(
    method({ Type: "CreditCard", Title: "Credit or debit card", Available: true }),
    method({ Reason: "method_disabled", Why: "We do not take PayPal at the moment." }),
  );
  expect(page).toContain("Credit or debit card");
  expect(page).not.toMatch(/PayPal|Not yet|do not take/);
});

test("one that the store takes, but not for this order, says why", () => {
  const page = drawn(method({ Type: "AFFIRM", Title: "Affirm", Reason: "usa_only", Why: "Affirm is for the USA." }));
  expect(page).toContain("Affirm is for the USA.");
});
