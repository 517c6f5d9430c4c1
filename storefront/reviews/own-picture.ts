import type { LoaderFunctionArgs } from "react-router";
import { getOwnReviewPicture } from "#contract/reviews.ts";
import { refusedPage } from "../api/api.ts";
import { apiContext } from "../api/api-context.ts";
import { privatePicture } from "./private-picture.ts";

/** `/review/picture/:id?order=…`: a picture of an own review, before it is shown, too. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const order = new URL(request.url).searchParams.get("order") ?? "";
  const answer = await context.get(apiContext)(getOwnReviewPicture, { query: { order, id: params["id"] ?? "" } });
  if (!answer.ok) throw refusedPage(answer);
  return privatePicture(answer.reply.Base64);
}
