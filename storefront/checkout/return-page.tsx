import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { finishPayment } from "#contract/checkout.ts";
import { checkoutWords } from "#words/checkout.ts";
import { apiContext } from "../api/api-context.ts";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { CheckoutHeader } from "./checkout-header.tsx";
import { PaymentOutcomePage, type ReturnState } from "./payment-outcome-page.tsx";

/** `/carts/return?order=…`: back from the bank's page, or waiting. The provider is asked; the address bar is not believed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ReturnState> {
  const orderNumber = new URL(request.url).searchParams.get("order") ?? "";
  if (orderNumber === "") throw redirect("/carts", 303);
  const answer = await context.get(apiContext)(finishPayment, { body: { CustOrderID: orderNumber } });
  if (!answer.ok)
    return {
      orderNumber,
      state: answer.alert.Reason === "payment_declined" ? "declined" : "stopped",
      alert: answer.alert,
    };
  const { State: state, OrderPage: orderPage, Redirect: bankPage, Payment: payment = "CreditCard" } = answer.reply;
  switch (state) {
    case "paid":
      throw redirect(orderPage, 303);
    case "action_required":
      return bankPage === null ? { orderNumber, state: "pending" } : { orderNumber, state, bankPage, payment };
    case "pending":
      return { orderNumber, state };
    case "in_review":
      return { orderNumber, state, orderPage };
  }
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, checkoutWords.payment) },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { isApp: true, hasOwnHeader: () => true };

export default function ReturnPage() {
  return (
    <>
      <CheckoutHeader />
      <PaymentOutcomePage returned={useLoaderData<typeof loader>()} />
    </>
  );
}
