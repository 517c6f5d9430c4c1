import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import {
  addReviewPicture,
  changeReview,
  removeReviewPicture,
  takeBackReview,
  writeReview,
  type WrittenReview,
} from "#contract/reviews.ts";
import { MOST_REVIEW_PICTURES } from "#rules/review/check-review-picture.ts";
import { browserAlert } from "../api/browser-alert.ts";

/** What a form of a review has done: a word for the page, or the refusal; `isSaved` where the text is kept and a picture is not. */
export type Sent =
  | { done: "sent" | "changed" | "taken-back" | "picture-gone" }
  | { refusal: Alert; status: number; isSaved: boolean };

/** Does what the form asks for. Text first, then picture by picture until one is refused. */
export async function sendReview(api: Api, form: FormData, files: FormFiles, written: WrittenReview): Promise<Sent> {
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
      return sendPictures(api, files, of, outcome(await api(changeReview, { body: written }), "changed"));
    case "write":
      return sendPictures(api, files, of, outcome(await api(writeReview, { body: written }), "sent"));
    default:
      return { refusal: browserAlert("unknown_form", {}), status: 400, isSaved: false };
  }
}

async function sendPictures(
  api: Api,
  files: FormFiles,
  of: { OrderNumber: string; ProductID: number },
  saved: Sent,
): Promise<Sent> {
  if (!("done" in saved)) return saved;
  let sent = 0;
  for await (const file of files) {
    const added = await api(addReviewPicture, { body: { ...of, Picture: "" }, file });
    if (!added.ok) return { refusal: added.alert, status: added.status, isSaved: true };
    sent += 1;
    // One more than may be is sent on, and refused in the call's own words.
    if (sent > MOST_REVIEW_PICTURES) break;
  }
  return saved;
}

function outcome(answer: Answer<unknown>, done: Extract<Sent, { done: string }>["done"]): Sent {
  return answer.ok ? { done } : { refusal: answer.alert, status: answer.status, isSaved: false };
}
