/** The mail that says that a parcel has left. */
export const shippedMailWords = {
  subject: (number: string) => `Order ${number} is on its way`,
  title: "Your order is on its way",
  lead: (carrier: string, days: string) => `${carrier} has it now. It arrives ${days}.`,
  tracking: "Tracking number:",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};
