/** What is wrong with a field of a request, beside what its schema says. */
export const inputWords = {
  notText: "This text has characters that are not text.",
  unknownKey: "This is not known here.",
  empty: "Fill this in.",
  noneChosen: "Choose at least one.",
  tooLong: (most: number) => `This is too long: ${most.toLocaleString("en-US")} characters at most.`,
  tooMany: (most: number) => `These are too many: ${most.toLocaleString("en-US")} at most.`,
  givenTwice: "This may be given once.",
  fileComesLast: "The file comes last, after all the other fields.",
  orderNumber: "Ours look like RS-7K3F9-Q2M8T4. Yours is in the receipt we emailed you.",
  applePayGateway: "This is not an address of Apple Pay.",
  cardNumber: "This looks like a card number. Card numbers go in the card fields of the payment step only.",
};
