export const textPageWords = { home: "Home", changed: (day: string) => `Last changed ${day}` };

export const topicWords = { close: "Got it" };
