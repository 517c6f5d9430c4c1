/** What an order to Canada may cost beside its bill, said before it is paid. */
export const borderWords = {
  title: "Your order crosses the border",
  text: "Your total has the GST, HST, PST or QST of your province. It has no customs duty and no fee of the carrier for clearing customs: if these are due, you pay them to the carrier when the parcel arrives. We can’t say how much they will be.",
  twice: "If you are asked at the door for a tax that is on your bill already, write to us before you pay it.",
};
