export const textPageWords = { home: "Accueil", changed: (day: string) => `Dernière modification\u00a0: ${day}` };

export const topicWords = { close: "Compris" };
