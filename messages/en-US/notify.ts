export const notifyWords = {
  title: "Tell me when it’s back",
  email: "Email",
  send: "Notify me",
  promise: "One email, then we delete your address. Asking doesn’t reserve one.",
  done: "We’ll email you once",
  doneText: "When it’s back in stock. Then we delete your address.",
  chooseFirst: "Choose a product that is sold out first.",
  keepShopping: "Keep shopping",
};

/** "It is back": the only mail somebody asked for about one product. */
export const stockNoticeWords = {
  subject: (product: string) => `${product} is back in stock`,
  facts: (price: string) => `It costs ${price} today. We can’t hold one for you: it goes to whoever orders first.`,
  see: (product: string) => `See ${product}`,
  once: "You asked for this email on our site. It’s the only one we’ll send: your address is off the list now.",
  promised: "We’ll email you once, when it’s back in stock.",
};
