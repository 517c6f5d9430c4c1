export const reviewInviteMailWords = {
  subject: (product: string, others: number) =>
    others > 0 ? `How are ${product} and the rest?` : `How is ${product}?`,
  title: "What would you tell a friend?",
  lead: (products: readonly string[]) =>
    `You have had it for two weeks: ${products.join(", ")}. A few lines and a picture help whoever decides next. We publish good and bad reviews alike.`,
  write: "Write a review",
  once: "We ask once for each order.",
  end: "Never ask me for reviews",
};

export const endInvitesWords = {
  title: "No more review requests",
  lead: "Press the button and we never ask this address for a review again. Mails about your orders still come.",
  end: "Never ask me",
  done: "Done. We won’t ask you for reviews again.",
  home: "Go to the shop",
};
