export const shareWords = {
  title: "Share",
  lead: (points: string) =>
    `Give friends your link. When a friend’s first order has shipped, you get ${points} points. A refund takes back its part of them.`,
  failed: "We could not read your link.",
  mailSent: "We sent a code to your email. It works once, for one hour.",
  confirmLead: "First we make sure that it is you: we email a code to the address of your account.",
  sendCode: "Email me a code",
  code: "Code from the email",
  open: "Open my link",
  another: "Send another code",
  link: "Your link",
  copy: "Copy",
  copied: "Copied",
  friends: (count: string) => `Friends who have ordered so far: ${count}`,
  rules:
    "A friend counts once, with their first order here, within 30 days of opening the link. Your own orders do not count.",
  shown: "A friend sent you",
  shownLead: (points: string) =>
    `If you order within 30 days on this browser, your friend gets ${points} points for it. It costs you nothing.`,
  signIn: "Sign in",
  noAccount: "Start shopping",
  haveAccount: "Have an account?",
  ended: "This link does not work",
  endedLead: "Ask your friend for a new one. You can shop without it as well.",
  browse: "See what we sell",
};
