import type { ReviewSort } from "#rules/review/review-sorts.ts";
import type { ReviewState } from "#rules/review/review-states.ts";
import { counted } from "./plural.ts";

export const reviewPageWords = {
  title: (product: string) => `Reviews of ${product}`,
  choose: "Reviews",
  chooseLead: "Open a product to read what its buyers wrote.",
  browse: "See what we sell",
  lead: (count: number) =>
    `${counted(count, "review", "reviews")}, good and bad alike. Each was read before it was shown.`,
  samples: (count: number) =>
    `${counted(count, "sample review", "sample reviews")} that we wrote to show how the page works. No buyer has written yet.`,
  none: "No reviews yet. If you bought it, you can write one from your order’s page.",
  stars: (stars: number) => counted(stars, "star", "stars"),
  all: "All",
  filter: "Show reviews with",
  withPictures: (count: number) => `With pictures (${count})`,
  sort: "Sort by",
  sorts: { newest: "Newest", highest: "Best first", lowest: "Worst first" } satisfies Record<ReviewSort, string>,
  noneFound: "No reviews match.",
  boughtHere: "Bought here",
  answered: (day: string) => `The store’s answer, ${day}`,
  sample: "Sample",
  reviewBy: (author: string) => `${author}’s review`,
  by: (author: string, day: string) => `${author}, ${day}`,
  product: "See the product",
  pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: "Previous",
  older: "Next",
  failed: "We could not read the reviews. Try again.",
  reading: "Reading the reviews",
  asked: "Did you buy it?",
  askedLead: "You can review it from the page of your order.",
};

export const reviewPictureWords = {
  alt: (author: string, nth: number) => `Picture ${nth} by ${author}`,
  own: (nth: number) => `Your picture ${nth}`,
};

export const writeReviewWords = {
  title: "Write a review",
  lead: "We publish good and bad ones alike. Only the language, personal data and pictures are checked.",
  ask: "Open your order first: you write a review from there.",
  orders: "Your orders",
  find: "Find an order",
  rating: "How many stars?",
  ratings: {
    1: "1 of 5, bad",
    2: "2 of 5, poor",
    3: "3 of 5, all right",
    4: "4 of 5, good with a reservation",
    5: "5 of 5, very good",
  } as const,
  author: "Name to show",
  headline: "In one line",
  headlineHelp: (most: number) => `At most ${most} letters. It stands over your text.`,
  preview: "How it will look",
  previewEmpty: "What you write shows here as everybody will read it.",
  showPreview: "Show how it will look",
  previewed: "This is how it will look. Nothing is sent yet.",
  previewedHelp: "Choose your pictures once more before you send it.",
  body: "Tell others what you would tell a friend",
  pictures: "Pictures, if you like",
  picturesHelp: (most: number, megabytes: number) =>
    `jpg, jpeg or png, at most ${most}, each at most ${megabytes} MB. We take out where and when they were taken.`,
  send: "Send the review",
  sent: "Thank you. We read it before we show it.",
  changed: "Changed. We read it again before we show it.",
  takenBack: "Your review is gone.",
  pictureGone: "The picture is gone.",
  /** Text is sent, one picture was not. */
  pictureRefused: (why: string) => `Your text is with us, but a picture is not. ${why}`,
  tooMany: (most: number) => `A review may have ${most} pictures. The others were not sent.`,
  notShipped: "Reviews open when the order has shipped.",
  states: {
    pending: "Under review: we read it before we show it.",
    published: "Published.",
    rejected: "Not published.",
  } satisfies Record<ReviewState, string>,
  notYet: "Not reviewed yet",
  why: (reason: string) => `We wrote: ${reason}`,
  change: "Change it",
  changeHelp: "We read it again before it is shown.",
  saveChange: "Send the change",
  removePicture: (nth: number) => `Remove picture ${nth}`,
  remove: "Remove",
  takeBack: "Delete my review",
  takeBackHelp: "Its pictures go with it.",
  see: "See it",
  yours: "Your review",
};

export const ownReviewsWords = {
  title: "Reviews",
  lead: "We publish good and bad ones alike. Only the language, personal data and pictures are checked.",
  none: "What you buy is listed here once it ships.",
  failed: "We could not read your reviews.",
  groups: {
    write: "To review",
    pending: "Under review",
    published: "Published",
    rejected: "Not published",
  } satisfies Record<"write" | ReviewState, string>,
  shipped: (day: string) => `Shipped ${day}`,
  written: (day: string) => `Written ${day}`,
  write: "Write a review",
};
