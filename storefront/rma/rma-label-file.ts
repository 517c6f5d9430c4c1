import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "#contract/call.ts";
import { findRmaLabel, getRmaLabel } from "#contract/rma.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { download } from "../staff/download.ts";

/**
 * `/support/rma/label?order=…&rma=…`: the page to print, for who may see the order; a guest sends its email by a form. Where
 * there is none the page of the return says how it stands.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const query = { OrderNumber: search.get("order") ?? "", RmaNumber: search.get("rma") ?? "" };
  return labelOf(query, await context.get(apiContext)(getRmaLabel, { query }));
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const body = { OrderNumber: text("OrderNumber"), RmaNumber: text("RmaNumber"), Email: text("Email") };
  return labelOf(body, await context.get(apiContext)(findRmaLabel, { body }));
}

function labelOf(
  { OrderNumber, RmaNumber }: { OrderNumber: string; RmaNumber: string },
  answer: Answer<{ Tracking: string; Base64: string }>,
): Response {
  if (!answer.ok && answer.status === 404) return redirect(paths.rmaStatus(OrderNumber, RmaNumber), 303);
  if (!answer.ok) throw refusedPage(answer);
  const { Tracking, Base64 } = answer.reply;
  return download(`label-${Tracking}`, { Kind: "pdf", Base64 });
}
