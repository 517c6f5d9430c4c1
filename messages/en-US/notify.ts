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
