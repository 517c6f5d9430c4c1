import type { LoaderFunctionArgs } from "react-router";
import { getRmaProof } from "#contract/staff-rmas.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { download } from "./download.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/returns/proof/:id`: what somebody sent with a return. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  await loadDesk(api);
  const answer = await api(getRmaProof, { query: { id: params["id"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  return download(answer.reply.RmaNumber, answer.reply);
}
