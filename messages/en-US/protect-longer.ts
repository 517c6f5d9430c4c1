/** The popup that offers a longer warranty for a PC that was just added (S84). */
export const protectLongerWords = {
  offer: "Protect it longer",
  title: "Protect it longer",
  lead: (name: string, included: string) =>
    `${name} has a warranty of ${included}, included. A longer one starts on the same day, the day of delivery.`,
  terms: "What the warranty covers",
  each: "For each unit in your cart. Change or remove it in the cart at any time before you pay.",
  later: "You can also decide later: the page of your order offers it until some weeks after delivery.",
  add: "Add to the PC",
  none: "No thanks",
};
