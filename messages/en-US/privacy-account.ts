import { CLOSING_DAYS } from "#rules/member/member-states.ts";

export const privacyAccountWords = {
  title: "Privacy",
  lead: "What we know about you, for how long, and how to take it with you or end it.",
  number: (id: number) => `Your member number: ${id}`,
  what: "What",
  why: "Why",
  until: "Until",
  rows: [
    ["Your account’s name, email and addresses", "To ship, and to write to you about orders", "You end the account"],
    ["Your saved lists", "So that you find things again", "You remove them, or end the account"],
    [
      "Your saved builds",
      "So that you find them again, and can be told of a price",
      "You remove them, or end the account",
    ],
    ["Orders and their receipts", "Tax law and warranty", "As long as the law requires, with or without the account"],
    ["Points, returns and reviews", "To keep what you were promised", "You end the account; reviews stay"],
    ["Pictures and PDFs of a return", "To see what is wrong with a thing", "90 days"],
    [
      "Email alerts you asked for",
      "To tell you that a price fell or something is back",
      "We send it, 180 days at most",
    ],
    ["That such an email was sent to you", "To show it with your alerts", "90 days"],
    ["Where you are signed in", "To show you, and to keep others out", "90 days at most"],
    ["What happened to your account, like sign-ins", "To look into a theft that is found late", "400 days"],
    ["Card numbers", "Never reach us: the payment company holds them", "We see four digits"],
  ],
  policy: "The whole privacy policy",
  takeTitle: "Take a copy",
  takeLead: "All of it as one JSON file, made now.",
  take: "Download my data",
  fileName: "rigsmith-my-data.json",
  endTitle: "End the account",
  endLead: `Every device is signed out at once. ${CLOSING_DAYS} days later the account is erased for good.`,
  endHow: `Until then you can undo it: sign in again, or press the button in the email we send you now. Nothing is lost before.`,
  lost: "Lost: your ways in, saved addresses, lists and builds, points, alerts and the cart.",
  stays:
    "Stays: orders with their receipts and warranties, found by number and email as guests do, and reviews under the name you gave.",
  end: "End my account",
  back: "Back to your account",
};

export const keepAccountWords = {
  title: "Keep your account",
  lead: "You ended your account, and it is not erased yet. With one press all of it stays as it was.",
  send: "Keep my account",
  keptTitle: "Your account stays",
  kept: "Nothing of it was lost. Sign in as before.",
  endingTitle: "Your account is ending",
  ending: `You are signed out everywhere. For ${CLOSING_DAYS} days you can change your mind: sign in, or press the button in the email we sent you. After that the account is erased for good.`,
  endedLead: "If the account is not erased yet, signing in keeps it.",
  signIn: "Sign in",
};
