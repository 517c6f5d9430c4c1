import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { cartPageWords } from "#words/cart.ts";
import { apiContext } from "./api/api-context.ts";
import { checkoutStep } from "./checkout/checkout-steps.ts";
import { saveCheckoutForm } from "./checkout/save-checkout-form.ts";
import { NextPart, pagePart } from "./islands/page-part.tsx";
import type { PageHandle } from "./shell/page-handle.ts";
import { pageTitle } from "./shell/shell-facts.ts";
import { cartFormAction, type RefusedForm } from "./cart/cart-form-action.ts";
import { loadCartPage } from "./cart/load-cart-page.ts";
import { finishIdVerify, isBackFromIdme } from "./id-discount/finish-id-verify.ts";
import { loadCheckout } from "./checkout/load-checkout.ts";
// Of both parts.
import "#ui/picture.css";
import "#ui/quantity-stepper.css";
import "./cart/cart.css";
import "./checkout/address-grid.css";
import "./checkout/checkout.css";
import "./checkout/order-summary.css";
import "./checkout/payment.css";
import "./receipt/receipt.css";
import { plainPath } from "./language/in-language.ts";

const CartContents = pagePart("cart-contents", async () => (await import("./cart/cart-contents.tsx")).CartContents);
const CheckoutPage = pagePart("checkout-page", async () => (await import("./checkout/checkout-page.tsx")).CheckoutPage);

/** `/carts`: the cart, and with `?step=` the three steps of the checkout. Never cached; every amount is the server's. */
export async function loader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const [api, url] = [context.get(apiContext), new URL(request.url)];
  // The return address of links that bring a cart back (S38).
  const back = url.searchParams.get("back");
  if (back !== null) throw redirect(`/carts/back?${new URLSearchParams({ cart: back })}`);
  if (isBackFromIdme(url.searchParams)) throw await finishIdVerify(api, url.searchParams);
  const step = checkoutStep(url.searchParams.get("step"));
  const cookies = request.headers.get("cookie") ?? "";
  return step ? loadCheckout(api, step, cookies) : loadCartPage(api, url, cookies);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const step = checkoutStep(new URL(request.url).searchParams.get("step"));
  const form = await request.formData();
  const outcome = await (step ? saveCheckoutForm(api, step, form) : cartFormAction(api, form));
  return "goTo" in outcome ? redirect(outcome.goTo, 303) : data<RefusedForm>(outcome, { status: outcome.status });
}

export const meta: MetaFunction = ({ location, matches }) => [
  { title: pageTitle(matches, titleOf(location.search)) },
  { name: "robots", content: "noindex" },
];

/** The checkout brings its own header, without the ways out of a purchase. */
export const handle: PageHandle = {
  isApp: true,
  hasOwnHeader: (search: string) => checkoutStep(new URLSearchParams(search).get("step")) !== null,
};

/** Inside the checkout every answer already carries the whole checkout; only a change of page asks the server again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: {
  currentUrl: URL;
  nextUrl: URL;
  formMethod?: string | undefined;
}): boolean {
  return formMethod !== undefined || !(isStep(currentUrl) && isStep(nextUrl));
}

function titleOf(search: string): string {
  const step = checkoutStep(new URLSearchParams(search).get("step"));
  return step ? `${step.label} · Checkout` : cartPageWords.title;
}

function isStep(url: URL): boolean {
  return plainPath(url.pathname) === "/carts" && checkoutStep(url.searchParams.get("step")) !== null;
}

export default function CartsPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedForm>() ?? null;
  return loaded.page !== "cart" ? (
    <CheckoutPage loaded={loaded} refused={refused} />
  ) : (
    <>
      <NextPart name="checkout-page" />
      <CartContents loaded={loaded} refusal={refused?.alert ?? null} />
    </>
  );
}
