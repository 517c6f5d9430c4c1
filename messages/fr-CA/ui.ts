export const breadcrumbWords = { label: "Fil d’Ariane" };

export const dialogWords = { close: "Fermer" };

export const fieldWords = { optional: "(facultatif)" };

export const progressWords = { loading: "Chargement de la page" };

export const stepperWords = { less: "Un de moins", more: "Un de plus" };
