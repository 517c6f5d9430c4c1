import type { LoaderFunctionArgs } from "react-router";
import { getLabelPdf } from "#contract/staff-labels.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/orders/:number/label`: the carrier's page to print, as a download. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  await loadDesk(api);
  const answer = await api(getLabelPdf, { query: { number: params["number"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  const { Tracking, Base64 } = answer.reply;
  return new Response(
    Uint8Array.from(atob(Base64), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="label-${Tracking}.pdf"`,
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    },
  );
}
