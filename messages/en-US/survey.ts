import type { HeardFrom } from "#rules/order/order-survey.ts";

const heardFrom: Record<Exclude<HeardFrom, "">, string> = {
  friend: "A friend",
  search: "A search",
  video: "A video",
  social: "Social media",
  press: "An article or review",
  other: "Somewhere else",
};

export const surveyWords = {
  title: "How did we do?",
  of: (order: string) => `Order ${order}`,
  lead: "Only the first one needs an answer.",
  rating: "How was buying from us?",
  ratings: ["1, poor", "2", "3, fine", "4", "5, great"] as const,
  heard: "How did you hear about us?",
  noAnswer: "I’d rather not say",
  heardFrom,
  comment: "What could be better?",
  send: "Send",
  chooseRating: "Choose a number from 1 to 5.",
  thanks: "Thank you. We have your answer.",
  toOrder: "Back to the order",
  find: "We can’t see this order here. Open it from your order’s page, in the browser you ordered with.",
  findIt: "Find the order",
  link: "Tell us how we did",
};
