export const topicWords = { close: "Got it" };
