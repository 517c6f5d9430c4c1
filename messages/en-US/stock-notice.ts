/** "It is back": the only mail somebody asked for about one product. */
export const stockNoticeWords = {
  subject: (product: string) => `${product} is back in stock`,
  facts: (price: string) => `It costs ${price} today. We can’t hold one for you: it goes to whoever orders first.`,
  see: (product: string) => `See ${product}`,
  once: "You asked for this email on our site. It’s the only one we’ll send: your address is off the list now.",
  promised: "We’ll email you once, when it’s back in stock.",
};
