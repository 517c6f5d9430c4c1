import type { TextedState } from "#rules/order/text-updates.ts";

/** Where texts are asked for, switched and sent. */
export const textUpdateWords = {
  ask: "Text me when this order is paid, shipped and delivered, or if it ships late",
  phone: "Cell phone",
  terms: "A few texts at most, only about this order. Message and data rates may apply. Reply STOP to end them.",
  wrong: "Enter a cell phone in the USA or Canada, like (303) 555-0123.",
  title: "Text updates",
  on: (phone: string) => `We text ${phone} when this order moves on.`,
  off: (phone: string) => `Texts to ${phone} are off.`,
  switchOff: "Turn texts off",
  switchOn: "Turn texts on",
};

/** A text in full: one message of 160 characters, with how to end it. */
export const orderTexts: Record<TextedState, (store: string, number: string, page: string) => string> = {
  paid: (store, number) => `${store}: order ${number} is paid. We text when it ships. Reply STOP to end.`,
  shipped: (store, number, page) => `${store}: order ${number} is on its way. ${page} Reply STOP to end.`,
  delivered: (store, number) => `${store}: order ${number} was delivered. Enjoy it. Reply STOP to end.`,
};
