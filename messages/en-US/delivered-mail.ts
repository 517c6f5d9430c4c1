/** The mail that says that an order has arrived. */
export const deliveredMailWords = {
  subject: (number: string) => `Order ${number} was delivered`,
  title: "Your order was delivered",
  lead: (number: string, carrier: string) => `${carrier} says that order ${number} has arrived.`,
  keep: "Keep the box until you know that everything works: a return travels best in it.",
  wrong: "Something is missing, damaged or not what you ordered? Say so here:",
  help: "Get help with this order",
  elsewhere: "Nothing at your door? Ask the people you live with, then write to us.",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};
