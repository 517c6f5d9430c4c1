import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import {
  addReviewPicture,
  changeReview,
  removeReviewPicture,
  takeBackReview,
  writeReview,
  type WrittenReview,
} from "#contract/reviews.ts";
import { MOST_REVIEW_PICTURE_BYTES, MOST_REVIEW_PICTURES } from "#rules/review/check-review-picture.ts";
import { browserAlert } from "../api/browser-alert.ts";

/** What a form of a review has done: a word for the page, or the refusal; `isSaved` where the text is kept and a picture is not. */
export type Sent =
  | { done: "sent" | "changed" | "taken-back" | "picture-gone" }
  | { refusal: Alert; status: number; isSaved: boolean };

/** Does what the form asks for. Text first, then picture by picture until one is refused. */
export async function sendReview(api: Api, form: FormData, written: WrittenReview): Promise<Sent> {
  const { OrderNumber, ProductID } = written;
  const of = { OrderNumber, ProductID };
  const intent = form.get("intent");
  switch (typeof intent === "string" ? intent : "") {
    case "take-back":
      return outcome(await api(takeBackReview, { body: of }), "taken-back");
    case "remove-picture":
      return outcome(
        await api(removeReviewPicture, { body: { ...of, PictureID: String(form.get("PictureID") ?? "") } }),
        "picture-gone",
      );
    case "change":
      return sendPictures(api, form, of, outcome(await api(changeReview, { body: written }), "changed"));
    case "write":
      return sendPictures(api, form, of, outcome(await api(writeReview, { body: written }), "sent"));
    default:
      return { refusal: browserAlert("unknown_form", {}), status: 400, isSaved: false };
  }
}

async function sendPictures(
  api: Api,
  form: FormData,
  of: { OrderNumber: string; ProductID: number },
  saved: Sent,
): Promise<Sent> {
  if (!("done" in saved)) return saved;
  const files = form.getAll("Pictures").filter((file) => file instanceof File && (file.size > 0 || file.name !== ""));
  // One more than may be, of files and of bytes, is sent on, and refused in the call's own words.
  for (const file of (files as File[]).slice(0, MOST_REVIEW_PICTURES + 1)) {
    const added = await api(addReviewPicture, {
      body: { ...of, Picture: await base64Of(file.slice(0, MOST_REVIEW_PICTURE_BYTES + 1)) },
    });
    if (!added.ok) return { refusal: added.alert, status: added.status, isSaved: true };
  }
  return saved;
}

function outcome(answer: Answer<unknown>, done: Extract<Sent, { done: string }>["done"]): Sent {
  return answer.ok ? { done } : { refusal: answer.alert, status: answer.status, isSaved: false };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let letters = "";
  for (let at = 0; at < bytes.length; at += 32_768) letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(letters);
}
