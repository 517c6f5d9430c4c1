import type { LoaderFunctionArgs } from "react-router";
import { getRmaProof } from "#contract/staff-rmas.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { loadDesk } from "./load-desk.ts";

const TYPES = { jpg: "image/jpeg", png: "image/png", pdf: "application/pdf" } as const;

/** `/staff/returns/proof/:id`: a download, never a page: what a stranger sent is not opened inside the shop. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  await loadDesk(api);
  const answer = await api(getRmaProof, { query: { id: params["id"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  const { RmaNumber, Kind, Base64 } = answer.reply;
  return new Response(
    Uint8Array.from(atob(Base64), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        "content-type": TYPES[Kind],
        "content-disposition": `attachment; filename="${RmaNumber}.${Kind}"`,
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
      },
    },
  );
}
