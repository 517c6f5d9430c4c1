import type { LoaderFunctionArgs } from "react-router";
import { getIdProofFile } from "#contract/id-discount.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { download } from "./download.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/group-proofs/file/:id`: what somebody sent for a group's discount, while it waits. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  await loadDesk(api);
  const answer = await api(getIdProofFile, { query: { id: params["id"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  return download("group-proof", answer.reply);
}
