import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { getProduct } from "#contract/catalog.ts";
import { apiContext } from "../api/api-context.ts";
import { LAB_PATH } from "./configure-path.ts";

/**
 * `/pc-lab/forge-80`: begins with one of our PCs. Where its parts are chosen, that is its own page, at its own price; of a
 * PC that is built already, PC Lab builds another of the same parts.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await context.get(apiContext)(getProduct, { query: { slug: params["slug"] ?? "" } });
  if (!found.ok) throw data(null, { status: found.status === 503 ? 503 : 404 });
  const { configurator, partsCode } = found.reply;
  const { search } = new URL(request.url);
  if (configurator !== null) return redirect(configurator + search);
  if (partsCode === null) throw data(null, { status: 404 });
  return redirect(`${LAB_PATH}?${new URLSearchParams({ build: partsCode })}`);
}

/** Nothing is drawn here but the page that says that there is no such PC. */
export default function LabFromPage() {
  return null;
}
