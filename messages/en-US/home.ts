export const heroWords = {
  /** `ways` as it stands in a sentence: `gaming PCs`. */
  shop: (ways: string) => `Shop ${ways}`,
  write: "Write to us",
  buys: (price: string) => `What ${price} buys`,
  view: { pc: "View this PC", laptop: "View this laptop", part: "View details", gear: "View details" },
  partPrices: "Part prices are today’s prices in our own parts store.",
};

export const shelfWords = {
  description: (lead: string) => `${lead} For the USA and Canada.`,
  readyMade: {
    title: "Built, tested and waiting",
    intro: "RDY means ready: the PC is built, tested and in its box, so it ships the next business day.",
    all: (count: number) => `All ${count} ready-made PCs`,
  },
  builtToOrder: {
    title: "Built when you order",
    intro: "The same care, with parts set aside for you. The ship date includes building and testing.",
    all: "All built to order",
  },
  refurbished: {
    title: "Refurbished, with its history",
    intro: "Tested again and graded. Each page says how the PC was used and which parts we replaced.",
    all: "All refurbished PCs",
  },
  /** `products` is a count with its noun: `12 gaming monitors`. */
  all: (products: string) => `All ${products}`,
};

const EACH_LAPTOP = "Each page gives graphics watts, screen brightness and weight.";

export const bestOfEachWords = {
  title: "Laptops and the rest of the desk",
  allGear: (count: number) => `All gear, ${count} products`,
  laptops: "Gaming laptops",
  models: (count: number) => `${count} models. ${EACH_LAPTOP}`,
  eachLaptop: EACH_LAPTOP,
  from: "From",
  desk: "The rest of the desk",
  deskIntro: "What stands around the PC, with what it costs and when it ships.",
};

/** What happens to an order, in order. */
export const roadWords = {
  title: "From order to doorstep",
  example: (product: string) => `A ${product}, built to order and paid today.`,
  next: "Then",
  paid: {
    when: "Today",
    title: "Order paid",
    text: "We set your parts aside right away, so nobody else can buy them.",
  },
  built: { title: "Built", text: "One builder assembles and cables it from start to finish." },
  tested: {
    title: "Tested",
    text: "Graphics, memory and storage run under load. Anything that fails is replaced.",
  },
  shipped: { title: "Shipped", text: "Foam inside the case, and two boxes around it." },
  delivered: {
    when: "By your address",
    title: "At your door",
    text: "Checkout shows each method with its dates and price before you pay.",
  },
};
