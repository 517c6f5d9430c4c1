/** The choice of a language; each names itself. */
export const languageChoiceWords = {
  title: "Language",
  stay: (language: string) => `Stay with ${language}`,
  offer: (language: string) => `This page is also in ${language}.`,
};
