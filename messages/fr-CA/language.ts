/** The choice of a language; each names itself. */
export const languageChoiceWords = {
  title: "Langue",
  stay: (language: string) => `Garder\u00a0: ${language}`,
  offer: (language: string) => `Cette page existe aussi dans cette langue\u00a0: ${language}.`,
};
