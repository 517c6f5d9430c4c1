/** The mail that says that a parcel has left. */
export const shippedMailWords = {
  subject: (number: string) => `Order ${number} is on its way`,
  title: "Your order is on its way",
  /** A tracking number was corrected, or a parcel added. */
  corrected: (number: string) => `New tracking of order ${number}`,
  lead: (carriers: readonly string[], days: string) =>
    `${carriers.join(" and ")} ${carriers.length === 1 ? "has" : "have"} it now. It arrives ${days}.`,
  tracking: "Tracking number:",
  cardApart: "The graphics card comes in a box of its own. Put it in before you switch the PC on.",
  cardSteps: "The three steps",
  see: "See your order",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};
