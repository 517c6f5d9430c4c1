export const deskReviewsWords = {
  title: "Reviews",
  lead: "What buyers wrote, the oldest first. Nobody sees it before you have read it.",
  none: "No review waits to be read.",
  stars: (rating: number) => `${rating} of 5`,
  by: (author: string, day: string) => `${author}, ${day}`,
  reason: "Why it stays off",
  reasonHelp: "Only staff see it. Needed where you keep it off.",
  publish: "Show it",
  reject: "Keep it off",
  done: "Done. The list shows what is left.",
};
