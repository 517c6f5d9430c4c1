import type { LoaderFunctionArgs } from "react-router";
import { getReviewPicture } from "#contract/staff-reviews.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { privatePicture } from "../reviews/private-picture.ts";
import { loadDesk } from "./load-desk.ts";

/** `/staff/reviews/picture/:id`: drawn anew by us when it came, so it is shown where it is judged. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const api = context.get(apiContext);
  await loadDesk(api);
  const answer = await api(getReviewPicture, { query: { id: params["id"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  return privatePicture(answer.reply.Base64);
}
