import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import { estimateDelivery } from "#contract/delivery-estimate.ts";
import { deliveryWords } from "#words/delivery.ts";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { nameOfSku } from "../product/name-of-sku.ts";
import { Notice } from "../shell/notice.tsx";
import { pageTitle } from "../shell/shell-facts.ts";
import { ArrivalFacts } from "./arrival-facts.tsx";
import { findShipTo } from "./find-ship-to.ts";
import { pageToReturnTo } from "./page-to-return-to.ts";
import { shipToCookie, shipToIn } from "./ship-to-cookie.ts";
import { ZipForm } from "./zip-form.tsx";

/** Of what was typed, shown again. */
const LONGEST_TYPED = 10;

/** `/ship-to`: asks for a ZIP and comes back; without JavaScript it also says when one product arrives there. */
export async function loader({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const api = context.get(apiContext);
  const search = new URL(request.url).searchParams;
  const [sku, warranty] = [whole(search.get("sku")), whole(search.get("warranty"))];
  const place = shipToIn(request.headers.get("cookie") ?? "");
  const back = pageToReturnTo(search.get("back"));
  const answer =
    sku > 0 && place
      ? await api(estimateDelivery, { query: { skuId: sku, warrantyId: warranty, zip: place.zipCode } })
      : null;
  return {
    sku,
    warranty,
    back,
    zip: place?.zipCode ?? "",
    name: sku > 0 ? await nameOfSku(api, sku) : "",
    estimate: answer?.ok ? answer.reply : null,
    ...faultOf(answer && !answer.ok ? answer.alert : null),
  };
}

export async function action({ request, context }: Pick<ActionFunctionArgs, "request" | "context">) {
  const form = await request.formData();
  const text = (field: string) => String(form.get(field) ?? "");
  const found = await findShipTo(context.get(apiContext), text("zip"));
  const [sku, warranty, back] = [whole(text("sku")), whole(text("warranty")), pageToReturnTo(text("back"))];
  if (!found.ok)
    return data(
      { sku, warranty, back, typed: text("zip").slice(0, LONGEST_TYPED), error: found.message },
      { status: found.status },
    );
  const query = new URLSearchParams({ sku: String(sku), warranty: String(warranty), back });
  return redirect(sku > 0 ? `${paths.shipTo}?${query}` : back, {
    status: 303,
    headers: { "set-cookie": shipToCookie(found.place, new URL(request.url).protocol === "https:") },
  });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, deliveryWords.title) },
  { name: "robots", content: "noindex" },
];

export default function ShipToPage() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { sku, warranty, back } = refused ?? loaded;
  const estimate = refused ? null : loaded.estimate;
  return (
    <main id="main" className="page ship-to-page">
      <h1 className="type-36">{deliveryWords.title}</h1>
      {loaded.name !== "" && <p className="strong">{loaded.name}</p>}
      {estimate && (
        <dl className="arrival__lines">
          <ArrivalFacts estimate={estimate} />
        </dl>
      )}
      {!refused && loaded.problem !== null && <Notice tone="warning" title={loaded.problem} />}
      <p className="muted">{deliveryWords.why}</p>
      <ZipForm
        id="ship-to-zip"
        fields={{ ...(sku > 0 && { sku, warranty }), back }}
        submit={deliveryWords.save}
        first={refused?.typed ?? loaded.zip}
        error={refused?.error ?? loaded.error}
      />
      <a className="link" href={back}>
        {sku > 0 && back !== paths.home ? deliveryWords.backToProduct : deliveryWords.keepShopping}
      </a>
    </main>
  );
}

/** What the API says about the ZIP stands at its field; what it says about the product, above. */
function faultOf(alert: Alert | null): { error: string | null; problem: string | null } {
  const atZip = alert?.Fields?.find(({ field }) => field === "zip")?.message ?? null;
  return { error: atZip, problem: atZip === null ? (alert?.Message ?? null) : null };
}

/** An id as an address or a form has it; 0 for anything else. */
function whole(text: string | null): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
