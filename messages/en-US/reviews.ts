import { counted } from "./plural.ts";

export const reviewPageWords = {
  title: (product: string) => `Reviews of ${product}`,
  choose: "Reviews",
  chooseLead: "Open a product to read what its buyers wrote.",
  browse: "See what we sell",
  lead: (count: number) =>
    `${counted(count, "review", "reviews")}. Each is by somebody whose order has it, and was read before it was shown.`,
  none: "Nobody has reviewed it yet. Whoever bought it is asked from the order’s page.",
  average: (average: string) => `${average} of 5`,
  stars: (stars: number) => counted(stars, "star", "stars"),
  all: "All",
  filter: "Show reviews with",
  by: (author: string, day: string) => `${author}, bought here, ${day}`,
  product: "To the product",
  older: "Older reviews",
};

export const writeReviewWords = {
  title: "Write a review",
  ask: "Open your order first: a review is written from there.",
  orders: "Your orders",
  find: "Find an order",
  rating: "Your rating",
  author: "Name that is shown",
  body: "What is it like?",
  send: "Send the review",
  sent: "Thank you. We read it before we show it.",
  written: "You have reviewed this.",
  notShipped: "Reviews open when the order has shipped.",
};
