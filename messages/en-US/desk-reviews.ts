import type { ReviewState } from "#rules/review/review-states.ts";

export const deskReviewsWords = {
  title: "Reviews",
  lead: "What buyers wrote, with their pictures. Nobody sees it before you have read it.",
  show: "Show",
  states: { pending: "Waiting", published: "Shown", rejected: "Kept off" } satisfies Record<ReviewState, string>,
  none: {
    pending: "No review waits to be read.",
    published: "No review is shown.",
    rejected: "No review was kept off.",
  } satisfies Record<ReviewState, string>,
  stars: (rating: number) => `${rating} of 5`,
  by: (author: string, day: string) => `${author}, ${day}`,
  picture: (nth: number, author: string) => `Picture ${nth} by ${author}`,
  told: (answer: string) => `Told its author: ${answer}`,
  answer: "Answer in the store’s name",
  answerHelp: "Everybody reads this under the review, once it is shown. Empty takes the answer away.",
  sendAnswer: "Save the answer",
  sendAnswerTo: (author: string) => `Save the answer to ${author}`,
  reason: "Why it stays off",
  reasonHelp: "Its author reads this. Needed where you keep it off.",
  publish: "Show it",
  reject: "Keep it off",
  takeOff: "Take it off",
  done: "Done. The list shows what is left.",
};
