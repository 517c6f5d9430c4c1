/** The pages of a store without a mail server, where its mails can be read instead. */
export const outboxWords = {
  title: "Mail outbox",
  why: "No mail server is set, so mail stays here instead of going out. Set SMTP_URL to send it.",
  none: "No mail yet. Pay for an order, and its receipt shows up here a moment later.",
  subject: "Subject",
  to: "To",
  when: "When",
  whenUtc: "When (UTC)",
  all: "All mails",
  kinds: "Every mail the store can send, with sample facts",
  kindsTitle: "Every mail",
  newestOrder: "newest order",
  noOrder: "No order yet, so there is no receipt to show.",
  mail: "The mail",
  plain: "The same as plain text",
  gone: "No such mail",
};
