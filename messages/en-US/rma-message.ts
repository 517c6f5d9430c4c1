/** What is written about a return: on its page, at the desk and by mail. */
export const rmaMessageWords = {
  title: "Messages",
  you: "You",
  none: "Nothing yet. What you write here reaches the people who look after your return.",
  write: "Your message",
  answer: "Answer",
  send: "Send",
  sent: "Your message is with us. Our answer comes here and by email.",
  ended: "This return is at its end. To write to us, use the email or phone number above.",
};

export const deskRmaMessageWords = {
  buyer: "Buyer",
  waits: "Message to answer",
  write: "Message to the buyer",
  writeHelp: "Decides nothing. The buyer is mailed, and reads it on the page of the return.",
  send: "Send the message",
  sent: (number: string) => `${number}: sent. The buyer is mailed.`,
};

/** The mail that a message about a return waits. */
export const rmaMessageMailWords = {
  toBuyer: {
    subject: (rma: string) => `A message about your return ${rma}`,
    title: (rma: string) => `About your return ${rma}`,
    see: "Answer",
  },
  toStore: {
    subject: (rma: string) => `The buyer of return ${rma} wrote`,
    title: (rma: string) => `A message about return ${rma}`,
    see: "Answer at the desk",
  },
  of: (order: string) => `Order ${order}`,
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};
