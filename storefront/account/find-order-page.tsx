import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import { lookUpOrder } from "#contract/orders.ts";
import { findOrderWords } from "#words/order-page.ts";
import { apiContext } from "../api/api-context.ts";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import { FindOrder } from "./find-order.tsx";

/** `/orders`: a guest's orders are found one by one, by a link that is mailed; an address may bring the number. */
export function loader({ request }: LoaderFunctionArgs) {
  return { orderNumber: new URL(request.url).searchParams.get("number") ?? "" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [OrderNumber = "", Email = ""] = ["OrderNumber", findOrderWords.email].map((name) =>
    String(form.get(name) ?? ""),
  );
  const answer = await context.get(apiContext)(lookUpOrder, { body: { OrderNumber, Email } });
  if (answer.ok) return { orderNumber: OrderNumber, email: Email, sent: answer.reply.Message };
  return data({ orderNumber: OrderNumber, email: Email, refusal: answer.alert }, { status: answer.status });
}

export const handle: PageHandle = { isApp: true };

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, findOrderWords.title) },
  { name: "robots", content: "noindex" },
];

export default function FindOrderPage() {
  const { orderNumber } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  return <FindOrder orderNumber={orderNumber} {...answered} />;
}
