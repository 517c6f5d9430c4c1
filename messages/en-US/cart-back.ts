export const cartBackWords = {
  title: "Your cart is still here",
  lead: "Put what was in it into the cart of this browser, at today’s prices. What is in your cart now stays there.",
  back: "Put it back into my cart",
  done: "It is back in your cart.",
  leftOut: (names: string) => `Not in your cart, because it cannot be had now: ${names}.`,
  toCart: "Go to the cart",
  home: "Go to the home page",
};
